import { FormattedMessage } from '@amberlane/core';
import type { ListedRate } from '../../api/rates-api.ts';
import { weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import { ratesByWeight } from '../../rates/rate-order.ts';
import { rateRows, serviceRemarks } from '../../rates/rate-rows.ts';
import { RATE_COLUMNS, RateRow, type RateColumn } from './rate-row.tsx';
import { ServiceConditions } from './service-conditions.tsx';
import css from './rate-table.module.css';

interface RateTableProps {
  readonly rates: readonly ListedRate[];
  readonly filter: RateFilter;
  /** Day of the rates, ISO date. */
  readonly day: string;
}

/** Rates by destination city, each city headed once; in the order of prices a list without parts. Below it what holds for a whole service. */
export function RateTable({ rates, filter, day }: RateTableProps) {
  const grams = weightOf(filter);
  const services = serviceRemarks(rateRows(rates).map(({ rate }) => rate));
  return (
    <div className={css.place}>
      <table className={css.table}>
        <caption className={css.caption}>
          <FormattedMessage id="rates.table.caption" />
        </caption>
        <thead className={css.head}>
          <tr>
            <th scope="col">
              <FormattedMessage id="rates.column.product" />
            </th>
            {RATE_COLUMNS.map((column) => (
              <th key={column} scope="col" className={css[column]}>
                <ColumnTitle column={column} grams={grams} />
              </th>
            ))}
          </tr>
        </thead>
        {byCity(rates, filter.order === 'city').flatMap((group) =>
          partsOf(group.rates, grams).map(({ key, part }, index) => (
            <tbody key={`${group.key} ${key}`}>
              {group.city && index === 0 ? <CityHead city={group.city} isCountryKnown={filter.country !== null} /> : null}
              {key === 'heavier' ? <HeavierHead /> : null}
              {rateRows(part).map((row) => (
                <RateRow key={row.rate.id} row={row} said={services.find(({ product }) => product === row.rate.product)?.remarks ?? []} filter={filter} day={day} />
              ))}
            </tbody>
          )),
        )}
      </table>
      <ServiceConditions services={services} />
    </div>
  );
}

export function ColumnTitle({ column, grams }: { column: RateColumn; grams: ReturnType<typeof weightOf> }) {
  if (column === 'forWeight') return typeof grams === 'number' ? <FormattedMessage id="rates.column.forWeight" values={{ kg: grams / 1_000 }} /> : <FormattedMessage id="rates.column.minimum" />;
  return <FormattedMessage id={`rates.column.${column}`} />;
}

/** Services for the asked weight, then those for more. */
function partsOf(rates: readonly ListedRate[], grams: ReturnType<typeof weightOf>) {
  const { fitting, heavier } = grams === 'fault' ? { fitting: rates, heavier: [] } : ratesByWeight(rates, grams);
  return [{ key: 'fitting', part: fitting }, { key: 'heavier', part: heavier }].filter(({ part }) => part.length > 0);
}

const HeavierHead = () => (
  <tr className={css.heavier}>
    <th scope="rowgroup">
      <FormattedMessage id="rates.heavier" />
    </th>
    <Beside />
  </tr>
);

/**
 * The other columns beside the head of a group. A head across them would be a head of these columns too, and each cell
 * would have to name its heads by id (WCAG technique H43); as it is, `scope` says all (H63).
 */
const Beside = () => <td className={css.beside} colSpan={RATE_COLUMNS.length} />;

interface CityHeadProps {
  readonly city: ListedRate['destination'];
  /** All cities lie in the country that was asked for. */
  readonly isCountryKnown: boolean;
}

function CityHead({ city, isCountryKnown }: CityHeadProps) {
  return (
    <tr className={css.city}>
      <th scope="rowgroup">
        <span className={css.cityLine}>
          <bdi className={css.cityName}>{city.name}</bdi>
          {isCountryKnown ? null : (
            <span className={css.country}>
              <FormattedMessage id={`rates.country.${city.country}`} />
            </span>
          )}
          {city.remote ? (
            <span className={css.remote}>
              <FormattedMessage id="rates.remote" />
            </span>
          ) : null}
        </span>
      </th>
      <Beside />
    </tr>
  );
}

interface CityGroup {
  readonly key: string;
  readonly city: ListedRate['destination'] | null;
  readonly rates: readonly ListedRate[];
}

/** Neighbours of the same city together; the API sorts. */
function byCity(rates: readonly ListedRate[], isGrouped: boolean): CityGroup[] {
  if (!isGrouped) return [{ key: 'all', city: null, rates }];
  const groups = new Map<string, ListedRate[]>();
  for (const rate of rates) groups.set(rate.destination.code, [...(groups.get(rate.destination.code) ?? []), rate]);
  return [...groups].flatMap(([key, inside]) => (inside[0] ? [{ key, city: inside[0].destination, rates: inside }] : []));
}
