import { RULES } from '@amberlane/contract/domain';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { AboutMoney } from '../../money/about-money.tsx';
import { weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import type { RateCity } from '../../rates/rate-groups.ts';
import type { RateRowOf, ServiceRemarks } from '../../rates/rate-rows.ts';
import { bandPrice } from '../../rates/weight-bands.ts';
import { CityList } from './city-list.tsx';
import { RateDetails } from './rate-details.tsx';
import css from './rate-table.module.css';

interface RateRowProps {
  readonly row: RateRowOf;
  /** That it holds for. */
  readonly cities: readonly RateCity[];
  /** Weights besides the asked one, grams. */
  readonly bands: readonly number[];
  /** Remarks of all rates of the service. */
  readonly said: ServiceRemarks['remarks'];
  readonly filter: RateFilter;
  /** Day of the rates, ISO date. */
  readonly day: string;
}

/** One rate: product and way as its head, then its figures. Where there is no room for columns, days and weights are named beside them. */
export function RateRow({ row, cities, bands, said, filter, day }: RateRowProps) {
  const { product, origin, transit } = row.rate;
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        <FormattedMessage id={`rates.product.${product}`} />
        <small>
          {filter.order === 'city' ? (
            <FormattedMessage id="rates.from" values={{ origin: <bdi key="origin">{origin.name}</bdi> }} />
          ) : (
            <FormattedMessage id="rates.way" values={{ origin: <bdi key="origin">{origin.name}</bdi>, destination: <CityList key="destination" cities={cities} /> }} />
          )}
        </small>
        {filter.order === 'price' && cities[0]?.remote ? (
          <span className={css.remote}>
            <FormattedMessage id="rates.remote" />
          </span>
        ) : null}
        <Usual product={product} />
      </th>
      <td className={css.forWeight}>
        <PriceForWeight row={row} filter={filter} day={day} />
      </td>
      {bands.map((band) => (
        <BandCell key={band} row={row} grams={band} day={day} />
      ))}
      <td className={css.days}>
        {/* Seen where the head is not; heard from the head in either case. The others tell by themselves what they are. */}
        <span className={css.pairName} aria-hidden="true">
          <FormattedMessage id="rates.column.days" />
        </span>
        <div className={css.value}>
          <FormattedMessage id="rates.days" values={transit} />
        </div>
      </td>
      <td className={css.remarks}>
        <RateDetails row={row} said={said} filter={filter} />
      </td>
    </tr>
  );
}

/** What a service is mostly used for: custom, not a limit. */
function Usual({ product }: { product: RateRowOf['rate']['product'] }) {
  const { smallUptoKg, lineFromKg, lineUptoKg } = RULES.usualGoods;
  if (product === 'localDelivery') return null;
  return (
    <small>
      {product === 'smallParcel' ? <FormattedMessage id="rates.usual.small" values={{ kg: smallUptoKg }} /> : <FormattedMessage id="rates.usual.line" values={{ from: lineFromKg, to: lineUptoKg }} />}
    </small>
  );
}

/** In place of a price. */
const NOT_TAKEN = '–';

/** What another weight costs, in yuan. */
function BandCell({ row: { rate }, grams, day }: { row: RateRowOf; grams: number; day: string }) {
  const amount = bandPrice(rate, grams, day);
  return (
    <td className={css.band} data-none={amount === null || undefined}>
      <span className={css.pairName} aria-hidden="true">
        <FormattedMessage id="rates.kilograms" values={{ kg: grams / 1_000 }} />
      </span>
      <div className={css.value}>{amount === null ? NOT_TAKEN : <Money of={{ amount, currency: 'CNY' }} />}</div>
    </td>
  );
}

/** What the asked weight costs, else the least that is charged: in yuan, then in what the reader reckons in. */
function PriceForWeight({ row: { rate }, filter, day }: Pick<RateRowProps, 'row' | 'filter' | 'day'>) {
  const market = useMarket();
  const { forWeight, minimum } = rate;
  const { amount, grams } = forWeight ? { amount: forWeight.amount, grams: forWeight.chargeableGrams } : minimum;
  const currency = currencyOf(market.country);
  return (
    <div className={css.value}>
      <b>
        <Money of={{ amount, currency: 'CNY' }} />
      </b>
      {SPACE}
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
    </div>
  );
}

/** Between what the price is in the other money and the weight that is charged. */
const SPACE = ' ';
