import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import type { ListedRate } from '../../api/rates-api.ts';
import { AboutMoney } from '../../money/about-money.tsx';
import { currencyOf } from '../../money/country-currency.ts';
import { weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import { RateDetails } from './rate-details.tsx';
import css from './rate-table.module.css';

/** After the product, which heads the row. First weight and steps are details: nobody pays them alone. */
export const RATE_COLUMNS = ['forWeight', 'days', 'remarks'] as const;
export type RateColumn = (typeof RATE_COLUMNS)[number];

interface RateRowProps {
  readonly rate: ListedRate;
  readonly filter: RateFilter;
  /** Day of the rates, ISO date. */
  readonly day: string;
}

/** One rate: product and way as its head, then its figures. Where there is no room for columns, the days are named beside them. */
export function RateRow({ rate, filter, day }: RateRowProps) {
  const { product, origin, destination } = rate;
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        <FormattedMessage id={`rates.product.${product}`} />
        <small>
          <FormattedMessage id="rates.way" values={{ origin: <bdi key="origin">{origin.name}</bdi>, destination: <bdi key="destination">{destination.name}</bdi> }} />
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
            <Value column={column} rate={rate} filter={filter} day={day} />
          </div>
        </td>
      ))}
    </tr>
  );
}

function Value({ column, rate, filter, day }: RateRowProps & { column: RateColumn }) {
  switch (column) {
    case 'forWeight':
      return <PriceForWeight rate={rate} filter={filter} day={day} />;
    case 'days':
      return <FormattedMessage id="rates.days" values={rate.transit} />;
    case 'remarks':
      return <RateDetails rate={rate} filter={filter} />;
  }
}

/** Between what the price is in the reader's money and the weight that is charged. */
const SPACE = ' ';

/** What the asked weight costs, else the least that is charged; in yuan and in what the reader reckons in. */
function PriceForWeight({ rate: { forWeight, minimum }, filter, day }: RateRowProps) {
  const { country } = useMarket();
  const { amount, grams } = forWeight ? { amount: forWeight.amount, grams: forWeight.chargeableGrams } : minimum;
  const currency = currencyOf(country);
  return (
    <>
      <b>
        <Money of={{ amount, currency: 'CNY' }} />
      </b>{' '}
      <small>
        {currency === 'CNY' ? null : (
          <span>
            <FormattedMessage id="rates.about" values={{ amount: <AboutMoney fen={amount} in={currency} day={day} /> }} />
          </span>
        )}
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
