import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Money, TextLink } from '@amberlane/ui';
import type { ListedRate } from '../../api/rates-api.ts';
import { quotePath } from '../../rates/quote-path.ts';
import { weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import { Remarks } from './remarks.tsx';
import { StepPrices } from './step-prices.tsx';
import css from './rate-table.module.css';

/** After the product, which heads the row. */
export const RATE_COLUMNS = ['forWeight', 'first', 'steps', 'minimum', 'days', 'remarks'] as const;
export type RateColumn = (typeof RATE_COLUMNS)[number];

interface RateRowProps {
  readonly rate: ListedRate;
  readonly columns: readonly RateColumn[];
  readonly filter: RateFilter;
  /** Name of a column beside its value, where there is no room for columns. */
  readonly title: (column: RateColumn) => ReactNode;
}

/** One rate: product and way as its head, then its figures; name and pairs where there is no room for columns. */
export function RateRow({ rate, columns, filter, title }: RateRowProps) {
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
      {columns.map((column) => (
        <td key={column} className={css[column]}>
          {/* Seen where the head is not; heard from the head in either case. */}
          <span className={css.pairName} aria-hidden="true">
            {title(column)}
          </span>
          <div className={css.value}>
            <Value column={column} rate={rate} filter={filter} />
          </div>
        </td>
      ))}
      <td className={css.ask}>
        <PriceLink rate={rate} filter={filter} />
      </td>
    </tr>
  );
}

/** To the price of the whole parcel, with what is known here. */
function PriceLink({ rate, filter }: Pick<RateRowProps, 'rate' | 'filter'>) {
  const intl = useIntl();
  const product = intl.formatMessage({ id: `rates.product.${rate.product}` });
  const way = intl.formatMessage({ id: 'rates.way' }, { origin: rate.origin.name, destination: rate.destination.name });
  return (
    <TextLink to={quotePath(rate, filter)} className={css.askLink} aria-label={intl.formatMessage({ id: 'rates.quoteFor' }, { product, way })}>
      <FormattedMessage id="rates.quote" />
    </TextLink>
  );
}

const yuan = (amount: number) => <Money of={{ amount, currency: 'CNY' }} />;
const kilograms = (grams: number) => <FormattedMessage id="rates.kilograms" values={{ kg: grams / 1_000 }} />;

function Value({ column, rate, filter }: Pick<RateRowProps, 'rate' | 'filter'> & { column: RateColumn }) {
  switch (column) {
    case 'forWeight':
      return <PriceForWeight rate={rate} filter={filter} />;
    case 'first':
      return (
        <>
          {yuan(rate.firstAmount)} <small>{kilograms(rate.firstGrams)}</small>
        </>
      );
    case 'steps':
      return <StepPrices rate={rate} />;
    case 'minimum':
      return (
        <>
          {yuan(rate.minimum.amount)} <small>{kilograms(rate.minimum.grams)}</small>
        </>
      );
    case 'days':
      return <FormattedMessage id="rates.days" values={rate.transit} />;
    case 'remarks':
      return <Remarks rate={rate} />;
  }
}

function PriceForWeight({ rate: { forWeight }, filter }: Pick<RateRowProps, 'rate' | 'filter'>) {
  if (!forWeight) return null;
  return (
    <>
      <b>{yuan(forWeight.amount)}</b>{' '}
      {forWeight.chargeableGrams === weightOf(filter) ? null : (
        <small>
          <FormattedMessage id="rates.charged" values={{ kg: forWeight.chargeableGrams / 1_000 }} />
        </small>
      )}
    </>
  );
}
