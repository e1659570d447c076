import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { AboutLocal } from '../../lane-prices/about-local.tsx';
import { COMPARED_GRAMS, useLanePrices, type LanePrice } from '../../lane-prices/lane-prices-api.ts';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import css from './storage-countries.module.css';

/** Goods come from China: everywhere else they are sold. */
const MARKETS = COUNTRIES.filter((country) => country !== 'CN');

/** In a kilogram. */
const GRAMS = 1000;

/** A phone folds the others; where there is room they stand beside the first. */
const SHOWN_ON_PHONES = 5;

/** The countries with a warehouse, the reader's first, then by name, each with what local delivery costs there. */
export function StorageCountries() {
  const { country: own, locale } = useMarket();
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'oversea-store.rack.label' });
  const more = intl.formatMessage({ id: 'oversea-store.rack.more' });
  const prices = useLanePrices('localDelivery');
  const nameOf = (country: Country): string => intl.formatMessage({ id: `content.country.${country}` });
  const markets = MARKETS.toSorted((one, other) => Number(other === own) - Number(one === own) || nameOf(one).localeCompare(nameOf(other), locale));
  const place = (country: Country) => (
    <li key={country} className={country === own ? css.own : css.country} aria-current={country === own ? 'true' : undefined}>
      <Place country={country} isOwn={country === own} price={prices.find((price) => price.country === country)} />
    </li>
  );
  return (
    <div className={css.lists}>
      <div>
        {prices.length > 0 ? <ListHead /> : null}
        <ul role="list" aria-label={label} className={css.countries}>
          {markets.slice(0, SHOWN_ON_PHONES).map(place)}
        </ul>
      </div>
      <PhoneFold summary={<Say id="oversea-store.rack.show" values={{ count: markets.length - SHOWN_ON_PHONES }} />}>
        {prices.length > 0 ? <ListHead /> : null}
        <ul role="list" aria-label={more} className={css.more}>
          {markets.slice(SHOWN_ON_PHONES).map(place)}
        </ul>
      </PhoneFold>
    </div>
  );
}

const ListHead = () => (
  <p className={css.head}>
    <Say id="oversea-store.rack.place" />
    <span className={css.priced}>
      <Say id="oversea-store.rack.price" values={{ kilograms: COMPARED_GRAMS / GRAMS }} />
    </span>
  </p>
);

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
        {isOwn ? (
          <span className={css.local}>
            <AboutLocal fen={price.fen} />
          </span>
        ) : null}
      </span>
    ) : null}
  </>
);
