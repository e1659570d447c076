/** The countries of the map as a list, with days and the price of 1 kg where they are known. */
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { FormattedMessage, Link, useMarket } from '@amberlane/core';
import { ButtonLink, Icon, icons, Money } from '@amberlane/ui';
import { COMPARED_GRAMS, useLanePrices, type LanePrice } from '../../lane-prices/lane-prices-api.ts';
import { LocalPrice } from '../../lane-prices/local-price.tsx';
import { useOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { OwnPrices } from './own-prices.tsx';
import css from './lane-map.module.css';

/** In a kilogram. */
const GRAMS = 1000;

/** Shipments begin in China: it is no destination. */
export const DESTINATIONS = COUNTRIES.filter((country) => country !== 'CN');

/** What the reader's country pays by weight, the others folded below it; where nothing is known of it, or nothing arrives, all countries as a list. */
export function LanePrices() {
  const { country: here } = useMarket();
  const own = useOwnTariff();
  const others = DESTINATIONS.filter((country) => country !== here);
  if (!own || here === 'CN') {
    return (
      <div>
        <Destinations countries={[...DESTINATIONS.filter((country) => country === here), ...others]} />
        <Quote />
      </div>
    );
  }
  return (
    <>
      <div>
        <OwnPrices about={<Approximate />} />
        <Quote destination={own.destination} />
      </div>
      <details className={css.others}>
        <summary className={css.summary}>
          <FormattedMessage id="home.map.others" />
          <Icon of={icons.down} className={css.turn} />
        </summary>
        <Destinations countries={others} />
      </details>
    </>
  );
}

const Quote = ({ destination }: { destination?: string }) => (
  <div className={css.more}>
    <ButtonLink kind="primary" to={destination ? `quote?destination=${destination}` : 'quote'}>
      <FormattedMessage id="home.map.quote" />
    </ButtonLink>
  </div>
);

/** Days that are the same everywhere are said once, and leave their column to the reader's currency. */
function Destinations({ countries }: { countries: readonly Country[] }) {
  const { country: here } = useMarket();
  const prices = useLanePrices();
  const [first] = prices;
  const isSameEverywhere = prices.every(({ from, to }) => from === first?.from && to === first.to);
  return (
    <>
      {first ? <PriceNote first={first} isSameEverywhere={isSameEverywhere} /> : null}
      <ul role="list">
        {countries.map((country) => (
          <li key={country} aria-current={country === here ? 'location' : undefined}>
            <Stop country={country} price={prices.find((price) => price.country === country)} isSameEverywhere={isSameEverywhere} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PriceNote({ first: { from, to }, isSameEverywhere }: { first: LanePrice; isSameEverywhere: boolean }) {
  return (
    <p className={css.note}>
      <FormattedMessage id={isSameEverywhere ? 'home.map.samePrices' : 'home.map.prices'} values={{ kilograms: COMPARED_GRAMS / GRAMS, from, to }} />
      {isSameEverywhere ? <Approximate before=" " /> : null}
    </p>
  );
}

/** That amounts in the reader's currency are not exact; nothing in China. */
function Approximate({ before }: { before?: string }) {
  const currency = currencyOf(useMarket().country);
  if (currency === 'CNY') return null;
  return (
    <>
      {before}
      <FormattedMessage id="home.map.local" values={{ currency: <bdi key="currency">{currency}</bdi> }} />
    </>
  );
}

interface StopProps {
  readonly country: Country;
  /** Undefined where it is not known. */
  readonly price: LanePrice | undefined;
  readonly isSameEverywhere: boolean;
}

const inYuan = ({ fen }: LanePrice) => <Money of={{ amount: fen, currency: 'CNY' }} />;

/** Leads to the quote for the country. */
function Stop({ country, price, isSameEverywhere }: StopProps) {
  return (
    <Link to={price ? `quote?product=smallParcel&destination=${price.destination}` : 'quote'} className={css.stop}>
      <span className={css.code} aria-hidden="true">
        {country}
      </span>
      <span>
        <FormattedMessage id={`home.country.${country}`} /> <span className={css.city}><FormattedMessage id={`home.city.${country}`} /></span>
      </span>
      {price ? (
        <>
          <span className={css.days}>{isSameEverywhere ? inYuan(price) : <FormattedMessage id="home.services.days" values={{ from: price.from, to: price.to }} />}</span>
          <span className={css.price}>{isSameEverywhere ? <LocalPrice fen={price.fen} /> : inYuan(price)}</span>
        </>
      ) : null}
      <Icon of={icons.arrow} className={css.arrow} />
    </Link>
  );
}
