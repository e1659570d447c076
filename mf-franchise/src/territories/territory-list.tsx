import { FormattedMessage, Link } from '@amberlane/core';
import { DisclosureRow, StatusMark, type Status } from '@amberlane/ui';
import { COUNTRIES } from '@amberlane/contract/site';
import { applyPath } from './apply-path.ts';
import type { Territory } from './territory-calls.ts';
import css from './territory-list.module.css';

export const STATE_LOOK = { OPEN: 'delivered', TALKS: 'transit', TAKEN: 'neutral' } as const satisfies Readonly<Record<Territory['state'], Status>>;

/** Areas of a country that are in view; the others open below them. */
const IN_VIEW = 12;

interface TerritoryListProps {
  /** In their order within each country. */
  readonly territories: readonly Territory[];
  /** Each has the number that it has on the map. */
  readonly numbered: boolean;
}

/** Areas by country; what is open leads to the application. */
export function TerritoryList({ territories, numbered }: TerritoryListProps) {
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
            <Group territories={own.slice(0, countInView(own))} first={numbered ? 1 : null} />
            {own.length > countInView(own) ? (
              <DisclosureRow summary={<FormattedMessage id="join-us.areas.more" values={{ count: own.length - countInView(own) }} />}>
                <Group territories={own.slice(countInView(own))} first={numbered ? countInView(own) + 1 : null} />
              </DisclosureRow>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

/** A few more than those in view are not worth a press. */
const countInView = ({ length }: readonly Territory[]): number => (length > IN_VIEW + 4 ? IN_VIEW : length);

/** `first`: number of the first one; null without numbers. */
function Group({ territories, first }: { territories: readonly Territory[]; first: number | null }) {
  return (
    <ul role="list" className={css.areas}>
      {territories.map((territory, index) => (
        <Area key={territory.code} territory={territory} number={first === null ? null : first + index} />
      ))}
    </ul>
  );
}

function Area({ territory, number }: { territory: Territory; number: number | null }) {
  const { name, state } = territory;
  return (
    <li className={css.area}>
      {number === null ? null : (
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      )}
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
