import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { COMPARED_GRAMS, useLanePrices, type LanePrice } from '../../lane-prices/lane-prices-api.ts';
import css from './storage-countries.module.css';

/** Goods come from China: everywhere else they are sold. */
const MARKETS = COUNTRIES.filter((country) => country !== 'CN');

/** In a kilogram. */
const GRAMS = 1000;

/** Two that are not known are alike. */
const byAmount = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The countries with a warehouse, the reader's first, then the lowest price, each with what local delivery costs there. */
export function StorageCountries() {
  const { country: own } = useMarket();
  const label = useIntl().formatMessage({ id: 'oversea-store.rack.label' });
  const prices = useLanePrices('localDelivery');
  const priceIn = (country: Country): number => prices.find((price) => price.country === country)?.fen ?? Infinity;
  const markets = MARKETS.toSorted((one, other) => Number(other === own) - Number(one === own) || byAmount(priceIn(one), priceIn(other)));
  return (
    <>
      {prices.length > 0 ? (
        <p className={css.note}>
          <Say id="oversea-store.rack.note" values={{ kilograms: COMPARED_GRAMS / GRAMS, isListed: own === 'CN' ? 'no' : 'yes' }} />
        </p>
      ) : null}
      <ul role="list" aria-label={label} className={css.countries}>
        {markets.map((country) => (
          <li key={country} className={country === own ? css.own : css.country} aria-current={country === own ? 'true' : undefined}>
            <Place country={country} isOwn={country === own} price={prices.find((price) => price.country === country)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlaceProps {
  readonly country: Country;
  readonly isOwn: boolean;
  /** Undefined where it is not known. */
  readonly price: LanePrice | undefined;
}

const Place = ({ country, isOwn, price }: PlaceProps) => (
  <>
    <span>
      <b>
        <FormattedMessage id={`content.country.${country}`} />
      </b>
      {isOwn ? (
        <span className={css.tag}>
          <Say id="oversea-store.rack.own" />
        </span>
      ) : null}
      {price ? <span className={css.city}>{price.city}</span> : null}
    </span>
    {price ? (
      <span className={css.price}>
        <Say id="oversea-store.rack.from" values={{ price: <Money of={{ amount: price.fen, currency: 'CNY' }} /> }} />
      </span>
    ) : null}
  </>
);
