import { COUNTRIES } from '@amberlane/contract/site';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { DrawingShapes, drawings } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { Picture } from '../../picture/picture.tsx';
import css from './lane-road.module.css';

/** Where goods are handed over: the gateways, and Yiwu, which feeds Guangzhou. */
const CITIES = ['yiwu', 'guangzhou', 'hongKong'] as const;
const DESTINATIONS = COUNTRIES.filter((country) => country !== 'CN');

/** The cities of hand-over and the countries, as two lists with the flight between them. */
export function LaneRoad() {
  const { country: here } = useMarket();
  return (
    <div className={css.road}>
      <div>
        <h3 className={css.head}>
          <Say id="intl-straight.road.from" />
        </h3>
        <ul role="list" className={css.cities}>
          {CITIES.map((city) => (
            <li key={city} className={css.stop}>
              <Say id={`intl-straight.road.${city}`} />
            </li>
          ))}
        </ul>
      </div>
      <div className={css.flight}>
        <Flight />
      </div>
      <div>
        <h3 className={css.head}>
          <Say id="intl-straight.road.to" />
        </h3>
        <ul role="list" className={css.countries}>
          {DESTINATIONS.map((country) => (
            <li key={country} className={`${css.stop} ${country === here ? css.here : ''}`} aria-current={country === here ? 'location' : undefined}>
              <FormattedMessage id={`content.country.${country}`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The dotted line is the flight; the plane drifts on it. */
function Flight() {
  return (
    <Picture width={260} height={150}>
      <path className={css.way} d="M0-26C70-26 60-75 130-75s70-40 130-40" />
      <g className={css.plane}>
        <DrawingShapes of={drawings.plane} />
      </g>
    </Picture>
  );
}
