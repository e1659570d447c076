import { FormattedMessage, Link } from '@amberlane/core';
import { StatusMark, type Status } from '@amberlane/ui';
import { COUNTRIES } from '@amberlane/contract/site';
import { applyPath } from './apply-path.ts';
import type { Territory } from './territory-calls.ts';
import css from './territory-list.module.css';

export const STATE_LOOK = { OPEN: 'delivered', TALKS: 'transit', TAKEN: 'neutral' } as const satisfies Readonly<Record<Territory['state'], Status>>;

/** Areas by country and name; what is open leads to the application. */
export function TerritoryList({ territories }: { territories: readonly Territory[] }) {
  const countries = COUNTRIES.filter((code) => territories.some(({ country }) => country === code));
  return (
    <div className={css.countries}>
      {countries.map((code) => {
        const own = territories.filter(({ country }) => country === code);
        return (
          <div key={code} role="group" aria-labelledby={`areas-${code}`}>
            <div className={css.head}>
              <h3 id={`areas-${code}`}>
                <FormattedMessage id={`shell.country.${code}`} />
              </h3>
              <span className={css.count}>
                <FormattedMessage id="join-us.areas.open" values={{ open: own.filter(({ state }) => state === 'OPEN').length }} />
              </span>
            </div>
            <ul role="list" className={css.areas}>
              {own.map((territory) => (
                <Area key={territory.code} territory={territory} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

function Area({ territory }: { territory: Territory }) {
  const { name, state } = territory;
  return (
    <li className={css.area}>
      {state === 'OPEN' ? (
        <Link to={applyPath(territory)} className={css.name}>
          <FormattedMessage id="join-us.areas.apply" values={{ region: <bdi key="region">{name}</bdi> }} />
        </Link>
      ) : (
        <bdi className={css.closed}>{name}</bdi>
      )}
      <StatusMark status={STATE_LOOK[state]}>
        <FormattedMessage id="join-us.areas.state" values={{ state }} />
      </StatusMark>
    </li>
  );
}
