import type { Currency } from '@amberlane/contract/domain';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Money, VisuallyHidden } from '@amberlane/ui';
import { AboutMoney } from '../../money/about-money.tsx';
import { weightOf, type RateFilter } from '../../rates/rate-filter.ts';
import type { RateCity } from '../../rates/rate-groups.ts';
import { isSameFromAll, type RateRowOf, type ServiceRemarks } from '../../rates/rate-rows.ts';
import { shownPrice, type LowestPrices } from '../../rates/lowest-prices.ts';
import { bandPrice, USUAL_BANDS } from '../../rates/weight-bands.ts';
import { CityList } from './city-list.tsx';
import { RateDetails } from './rate-details.tsx';
import css from './rate-table.module.css';

interface RateRowProps {
  readonly row: RateRowOf;
  /** That it holds for. */
  readonly cities: readonly RateCity[];
  /** Weights besides the asked one, grams. */
  readonly bands: readonly number[];
  /** Of the services of these cities. */
  readonly lowest: LowestPrices;
  /** Where the parcel leaves is said above the table. */
  readonly isOriginSaid: boolean;
  /** Remarks of all rates of the service. */
  readonly said: ServiceRemarks['remarks'];
  readonly filter: RateFilter;
  /** Day of the rates, ISO date. */
  readonly day: string;
}

/** One rate: product and way as its head, then its figures. Where there is no room for columns, days and weights are named beside them. */
export function RateRow({ row, cities, bands, lowest, isOriginSaid, said, filter, day }: RateRowProps) {
  const { product, transit } = row.rate;
  const span = lowest.spans.get(product);
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        <FormattedMessage id={`rates.product.${product}`} />
        {filter.order === 'city' && (isOriginSaid || isSameFromAll(row)) ? null : (
          <>
            {SPACE}
            <small>
              <Way row={row} cities={cities} filter={filter} />
            </small>
          </>
        )}
        {filter.order === 'price' && cities[0]?.remote ? (
          <span className={css.remote}>
            <FormattedMessage id="rates.remote" />
          </span>
        ) : null}
        {span ? (
          <small className={css.cheaper}>
            <FormattedMessage id={`rates.cheaper.${span.kind}`} values={{ kg: span.grams / 1_000 }} />
          </small>
        ) : null}
        {span?.kind === 'under' && lowest.between ? (
          <small className={css.cheaper}>
            <FormattedMessage id="rates.cheaper.between" values={lowest.between} />
          </small>
        ) : null}
      </th>
      <td className={css.forWeight}>
        <PriceForWeight row={row} filter={filter} day={day} lowest={lowest} />
      </td>
      {bands.map((band) => (
        <BandCell key={band} row={row} grams={band} day={day} lowest={lowest} />
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
        <RateDetails row={row} said={said} filter={filter} day={day} />
      </td>
    </tr>
  );
}

function Way({ row: { rate: { origin } }, cities, filter }: Pick<RateRowProps, 'row' | 'cities' | 'filter'>) {
  const from = <bdi key="origin">{origin.name}</bdi>;
  return filter.order === 'city' ? <FormattedMessage id="rates.from" values={{ origin: from }} /> : <FormattedMessage id="rates.way" values={{ origin: from, destination: <CityList key="destination" cities={cities} /> }} />;
}

/** In place of a price. */
const NOT_TAKEN = '–';

interface BandCellProps extends Pick<RateRowProps, 'row' | 'day' | 'lowest'> {
  readonly grams: number;
}

/** What another weight costs. */
function BandCell({ row: { rate }, grams, day, lowest }: BandCellProps) {
  const amount = bandPrice(rate, grams, day);
  return (
    <td className={USUAL_BANDS.has(grams) ? `${css.band} ${css.usual}` : css.band} data-none={amount === null || undefined}>
      <span className={css.pairName} aria-hidden="true">
        <FormattedMessage id="rates.kilograms" values={{ kg: grams / 1_000 }} />
      </span>
      <div className={css.value}>{amount === null ? NOT_TAKEN : <Price fen={amount} day={day} isLowest={lowest.bands.get(grams) === amount} />}</div>
    </td>
  );
}

/** What the asked weight costs, else the least that is charged, with the weight that is charged. */
function PriceForWeight({ row: { rate }, filter, day, lowest }: Pick<RateRowProps, 'row' | 'filter' | 'day' | 'lowest'>) {
  const { amount, grams } = shownPrice(rate);
  const asked = weightOf(filter);
  return (
    <div className={css.value}>
      {typeof asked === 'number' ? (
        <span className={css.pairName} aria-hidden="true">
          <FormattedMessage id="rates.kilograms" values={{ kg: asked / 1_000 }} />
        </span>
      ) : null}
      <Price fen={amount} day={day} isLowest={lowest.asked === amount} />
      {grams === asked ? null : (
        <>
          {SPACE}
          <small>
            <FormattedMessage id="rates.charged" values={{ kg: grams / 1_000 }} />
          </small>
        </>
      )}
    </div>
  );
}

interface PriceProps {
  readonly fen: number;
  /** Day whose exchange rate holds, ISO date. */
  readonly day: string;
  /** No other service costs less; never said where there is no other. */
  readonly isLowest: boolean;
}

/** A price in yuan, in which it is set and charged, then about as much in what the reader reckons in. */
function Price({ fen, day, isLowest }: PriceProps) {
  const currency: Currency = currencyOf(useMarket().country);
  const yuan = <Money of={{ amount: fen, currency: 'CNY' }} />;
  return (
    <>
      {isLowest ? (
        <b>
          {yuan}
          <VisuallyHidden>
            {SPACE}
            <FormattedMessage id="rates.lowest" />
          </VisuallyHidden>
        </b>
      ) : (
        <span className={css.amount}>{yuan}</span>
      )}
      {currency === 'CNY' ? null : (
        <>
          {SPACE}
          <small>
            <AboutMoney fen={fen} in={currency} day={day} />
          </small>
        </>
      )}
    </>
  );
}

/** Between parts that stand one below the other where there is room. */
const SPACE = ' ';
