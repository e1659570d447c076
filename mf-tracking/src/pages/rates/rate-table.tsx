import { FormattedMessage } from '@amberlane/core';
import { VisuallyHidden } from '@amberlane/ui';
import type { ListedRate } from '../../api/rates-api.ts';
import { weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import { RATE_COLUMNS, RateRow, type RateColumn } from './rate-row.tsx';
import css from './rate-table.module.css';

interface RateTableProps {
  readonly rates: readonly ListedRate[];
  readonly filter: RateFilter;
}

/** Rates by destination city, each city headed once; in the order of prices a list without parts. */
export function RateTable({ rates, filter }: RateTableProps) {
  const grams = weightOf(filter);
  const columns = RATE_COLUMNS.filter((column) => column !== 'forWeight' || typeof grams === 'number');
  return (
    <div className={css.place}>
      <table className={css.table}>
        <caption className={css.caption}>
          <VisuallyHidden>
            <FormattedMessage id="rates.table.caption" />
          </VisuallyHidden>
        </caption>
        <thead className={css.head}>
          <tr>
            <th scope="col">
              <FormattedMessage id="rates.column.product" />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={css[column]}>
                <ColumnTitle column={column} grams={grams} />
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>
                <FormattedMessage id="rates.quote" />
              </VisuallyHidden>
            </th>
          </tr>
        </thead>
        {byCity(rates, filter.order === 'city').map((group) => (
          <tbody key={group.key}>
            {group.city ? <CityHead city={group.city} columns={columns.length + 2} isCountryKnown={filter.country !== null} /> : null}
            {group.rates.map((rate) => (
              <RateRow key={rate.id} rate={rate} columns={columns} filter={filter} title={(column) => <ColumnTitle column={column} grams={grams} />} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

export function ColumnTitle({ column, grams }: { column: RateColumn; grams: ReturnType<typeof weightOf> }) {
  if (column === 'forWeight') return <FormattedMessage id="rates.column.forWeight" values={{ kg: typeof grams === 'number' ? grams / 1_000 : 0 }} />;
  return <FormattedMessage id={`rates.column.${column}`} />;
}

interface CityHeadProps {
  readonly city: ListedRate['destination'];
  /** Columns of the table, which it stands over. */
  readonly columns: number;
  /** All cities lie in the country that was asked for. */
  readonly isCountryKnown: boolean;
}

function CityHead({ city, columns, isCountryKnown }: CityHeadProps) {
  return (
    <tr className={css.city}>
      <th scope="rowgroup" colSpan={columns}>
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
