/** The lane on a map that never mirrors, beside the same stops as a list. */
import { COUNTRIES } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import landUrl from './lane-map-land.svg';
import { LanePrices } from './lane-prices.tsx';
import { LANE_STOPS } from './lane-stops.ts';
import { Section } from '../../section/section.tsx';
import css from './lane-map.module.css';

/** Arcs between the stops: from Guangzhou westwards, to Africa through Dubai. */
const ROUTES =
  'M1089 236Q902 168 714 220M1089 236Q854 117 619 217M619 217Q584 206 549 222M619 217Q521 126 423 175M1089 236Q747-32 405 79' +
  'M423 175Q266 90 109 144M619 217Q544 373 469 449M469 449Q452 434 434 435M619 217Q409 329 198 381M198 381Q184 377 169 389';
/** Yiwu feeds Guangzhou. */
const FEEDER = 'M1144 181 1089 236';

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
        <LanePrices />
      </div>
    </Section>
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
