import { FormattedMessage, Link } from '@amberlane/core';
import { DisclosureRow, Icon, icons } from '@amberlane/ui';
import type { Country } from '@amberlane/contract/site';
import { useCountriesOwnFirst } from '../countries-own-first.ts';
import { FilterFold } from '../filter-fold/filter-fold.tsx';
import { applyPath } from './apply-path.ts';
import type { Territory } from './territory-calls.ts';
import css from './territory-list.module.css';

/** Open areas of a country that are in view; the others open below them: on phones, and among those of other countries everywhere. */
const IN_VIEW = 8;

interface TerritoryListProps {
  /** In their order within each country. */
  readonly territories: readonly Territory[];
  /** All are in view where there is room: they are those of one country. */
  readonly whole: boolean;
}

/** Areas by country; what is open leads to the application. */
export function TerritoryList({ territories, whole }: TerritoryListProps) {
  const countries = useCountriesOwnFirst().filter(({ code }) => territories.some(({ country }) => country === code));
  return (
    <div className={css.countries}>
      {countries.map(({ code }) => (
        <OfCountry key={code} code={code} territories={territories.filter(({ country }) => country === code)} whole={whole} />
      ))}
    </div>
  );
}

function OfCountry({ code, territories, whole }: TerritoryListProps & { readonly code: Country }) {
  const open = territories.filter(({ state }) => state === 'OPEN');
  const inView = countInView(open);
  const more = <FormattedMessage id="join-us.areas.more" values={{ count: open.length - inView }} />;
  const rest = open.slice(inView);
  return (
    <div role="group" aria-labelledby={`areas-${code}`}>
      <div className={css.head}>
        <h3 id={`areas-${code}`}>
          <FormattedMessage id={`shell.country.${code}`} />
        </h3>
        <span className={css.count}>
          <FormattedMessage id="join-us.areas.open" values={{ open: open.length }} />
        </span>
      </div>
      <Group territories={open.slice(0, inView)} />
      {rest.length === 0 ? null : whole ? (
        <>
          <FilterFold className={css.more}>{more}</FilterFold>
          <Group territories={rest} />
        </>
      ) : (
        <DisclosureRow summary={more}>
          <Group territories={rest} />
        </DisclosureRow>
      )}
      {(['TALKS', 'TAKEN'] as const).map((state) => (
        <Closed key={state} state={state} territories={territories.filter((territory) => territory.state === state)} />
      ))}
    </div>
  );
}

/** A few more than those in view are not worth a press. */
const countInView = ({ length }: readonly Territory[]): number => (length > IN_VIEW + 4 ? IN_VIEW : length);

/** Open areas, each the way to its application. */
function Group({ territories }: Pick<TerritoryListProps, 'territories'>) {
  return (
    <ul role="list" className={css.areas}>
      {territories.map((territory) => (
        <li key={territory.code} className={css.area}>
          <Link to={applyPath(territory)} className={css.name}>
            <bdi>{territory.name}</bdi>
            <Icon of={icons.arrow} className={css.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Areas that can't be had now, by name. */
function Closed({ state, territories }: Pick<TerritoryListProps, 'territories'> & { readonly state: 'TALKS' | 'TAKEN' }) {
  if (territories.length === 0) return null;
  return (
    <>
      <h4 className={css.closed}>
        <FormattedMessage id="join-us.areas.state" values={{ state }} />
      </h4>
      <ul role="list" className={css.brief}>
        {territories.map(({ code, name }) => (
          <li key={code} className={css.taken}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
