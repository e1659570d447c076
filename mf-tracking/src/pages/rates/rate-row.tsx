import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { AboutMoney } from '../../money/about-money.tsx';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import type { RateRowOf, ServiceRemarks } from '../../rates/rate-rows.ts';
import { RateDetails } from './rate-details.tsx';
import css from './rate-table.module.css';

/** After the product, which heads the row. First weight and steps are details: nobody pays them alone. */
export const RATE_COLUMNS = ['forWeight', 'days', 'remarks'] as const;
export type RateColumn = (typeof RATE_COLUMNS)[number];

interface RateRowProps {
  readonly row: RateRowOf;
  /** Remarks of all rates of the service. */
  readonly said: ServiceRemarks['remarks'];
  readonly filter: RateFilter;
  /** Day of the rates, ISO date. */
  readonly day: string;
}

/** One rate: product and way as its head, then its figures. Where there is no room for columns, the days are named beside them. */
export function RateRow({ row, said, filter, day }: RateRowProps) {
  const { product, origin, destination } = row.rate;
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        <FormattedMessage id={`rates.product.${product}`} />
        <small>
          {filter.order === 'city' ? (
            <FormattedMessage id="rates.from" values={{ origin: <bdi key="origin">{origin.name}</bdi> }} />
          ) : (
            <FormattedMessage id="rates.way" values={{ origin: <bdi key="origin">{origin.name}</bdi>, destination: <bdi key="destination">{destination.name}</bdi> }} />
          )}
        </small>
        {filter.order === 'price' && destination.remote ? (
          <span className={css.remote}>
            <FormattedMessage id="rates.remote" />
          </span>
        ) : null}
      </th>
      {RATE_COLUMNS.map((column) => (
        <td key={column} className={css[column]}>
          {/* Seen where the head is not; heard from the head in either case. The others tell by themselves what they are. */}
          {column === 'days' ? (
            <span className={css.pairName} aria-hidden="true">
              <FormattedMessage id="rates.column.days" />
            </span>
          ) : null}
          <div className={css.value}>
            <Value column={column} row={row} said={said} filter={filter} day={day} />
          </div>
        </td>
      ))}
    </tr>
  );
}

function Value({ column, row, said, filter, day }: RateRowProps & { column: RateColumn }) {
  switch (column) {
    case 'forWeight':
      return <PriceForWeight row={row} filter={filter} day={day} />;
    case 'days':
      return <FormattedMessage id="rates.days" values={row.rate.transit} />;
    case 'remarks':
      return <RateDetails row={row} said={said} filter={filter} />;
  }
}

/** What the asked weight costs, else the least that is charged: in yuan, then in what the reader reckons in. A delivery inside of a country has its own money first. */
function PriceForWeight({ row: { rate }, filter, day }: Pick<RateRowProps, 'row' | 'filter' | 'day'>) {
  const market = useMarket();
  const { forWeight, minimum, origin, destination } = rate;
  const { amount, grams } = forWeight ? { amount: forWeight.amount, grams: forWeight.chargeableGrams } : minimum;
  const isDomestic = origin.country === destination.country;
  const currency = currencyOf(isDomestic ? destination.country : market.country);
  const yuan = <Money of={{ amount, currency: 'CNY' }} />;
  const about = currency === 'CNY' ? null : <FormattedMessage id="rates.about" values={{ amount: <AboutMoney fen={amount} in={currency} day={day} /> }} />;
  return (
    <>
      <b>{isDomestic && about ? about : yuan}</b>{' '}
      <small>
        {about ? <span>{isDomestic ? yuan : about}</span> : null}
        {SPACE}
        {grams === weightOf(filter) ? null : (
          <span>
            <FormattedMessage id="rates.charged" values={{ kg: grams / 1_000 }} />
          </span>
        )}
      </small>
    </>
  );
}

/** Between what the price is in the other money and the weight that is charged. */
const SPACE = ' ';
