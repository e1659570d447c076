/** The lane on a map that never mirrors, and the same stops as a list. */
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { FormattedMessage, Link, useIntl, useMarket } from '@amberlane/core';
import { ButtonLink, Icon, icons, Money } from '@amberlane/ui';
import { COMPARED_GRAMS, useLanePrices, type LanePrice } from '../../lane-prices/lane-prices-api.ts';
import landUrl from './lane-map-land.svg';
import { LANE_STOPS } from './lane-stops.ts';
import { Section } from '../../section/section.tsx';
import css from './lane-map.module.css';

/** Arcs between the stops: from Guangzhou westwards, to Africa through Dubai. */
const ROUTES =
  'M1089 236Q902 168 714 220M1089 236Q854 117 619 217M619 217Q584 206 549 222M619 217Q521 126 423 175M1089 236Q747-32 405 79' +
  'M423 175Q266 90 109 144M619 217Q544 373 469 449M469 449Q452 434 434 435M619 217Q409 329 198 381M198 381Q184 377 169 389';
/** Yiwu feeds Guangzhou. */
const FEEDER = 'M1144 181 1089 236';

/** In a kilogram. */
const GRAMS = 1000;

const DESTINATIONS = COUNTRIES.filter((country) => country !== 'CN');

export function LaneMap() {
  return (
    <Section
      id="lane"
      ground="night"
      title={<FormattedMessage id="home.map.title" values={{ count: COUNTRIES.length }} />}
      lead={<FormattedMessage id="home.map.lead" />}
    >
      <div className={css.columns}>
        <div className={css.map}>
          <img className={css.land} src={landUrl} width={1200} height={520} alt="" loading="lazy" decoding="async" />
          <Routes />
        </div>
        <Stops />
      </div>
      <div className={css.more}>
        <ButtonLink kind="primary" to="quote">
          <FormattedMessage id="home.map.quote" />
        </ButtonLink>
      </div>
    </Section>
  );
}

/** The stops as a list, the reader's country first. */
function Stops() {
  const { country: here } = useMarket();
  const prices = useLanePrices();
  const stops = DESTINATIONS.toSorted((one, other) => Number(other === here) - Number(one === here));
  return (
    <div>
      {prices.length > 0 ? (
        <p className={css.note}>
          <FormattedMessage id="home.map.prices" values={{ kilograms: COMPARED_GRAMS / GRAMS }} />
        </p>
      ) : null}
      <ul className={css.stops} role="list">
        {stops.map((country) => (
          <li key={country} aria-current={country === here ? 'location' : undefined}>
            <Stop country={country} price={prices.find((price) => price.country === country)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A country with the days and the price of 1 kg, where they are known; leads to the quote for it. */
function Stop({ country, price }: { country: Country; price: LanePrice | undefined }) {
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
          <span className={css.days}>
            <FormattedMessage id="home.services.days" values={{ from: price.from, to: price.to }} />
          </span>
          <span className={css.price}>
            <Money of={{ amount: price.fen, currency: 'CNY' }} />
          </span>
        </>
      ) : null}
      <Icon of={icons.arrow} className={css.arrow} />
    </Link>
  );
}

function Routes() {
  const intl = useIntl();
  const { country: here } = useMarket();
  return (
    <svg className={css.routes} viewBox="0 0 1200 520" role="img" aria-label={intl.formatMessage({ id: 'home.map.label' })}>
      <path className={css.route} d={ROUTES} />
      <path className={css.feeder} d={FEEDER} />
      <circle className={css.dot} cx="1144" cy="181" />
      <circle className={css.hub} cx="1089" cy="236" r="16" />
      {LANE_STOPS.map(({ country, at: [cx, cy], label: [x, y, anchor] }) => (
        <g key={country}>
          <circle className={country === here ? css.dotHere : css.dot} cx={cx} cy={cy} />
          <text className={css.name} x={x} y={y} textAnchor={anchor}>
            {intl.formatMessage({ id: `home.country.${country}` })}
          </text>
          <text className={css.short} x={x} y={y} textAnchor={anchor}>
            {country}
          </text>
        </g>
      ))}
    </svg>
  );
}
