import { GATEWAYS } from '@amberlane/contract/domain';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { DrawingShapes, drawings } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Picture } from '../../picture/picture.tsx';
import css from './lane-road.module.css';

const DESTINATIONS = COUNTRIES.filter((country) => country !== 'CN');

/** Where parcels are dropped off, the gateways they fly from, and the countries, with the flight between them: the reader's country first, then by name. */
export function LaneRoad({ section: { blocks } }: { section: ContentSection }) {
  const intl = useIntl();
  const { country: here, locale } = useMarket();
  const nameOf = (country: Country): string => intl.formatMessage({ id: `content.country.${country}` });
  const countries = DESTINATIONS.toSorted((one, other) => Number(other === here) - Number(one === here) || nameOf(one).localeCompare(nameOf(other), locale));
  return (
    <div className={css.road}>
      <div className={css.origins}>
        <h3 className={css.head}>
          <Say id="intl-straight.road.dropOff" />
        </h3>
        <ContentBlocks blocks={blocks.slice(1)} />
        <h3 className={css.head}>
          <Say id="intl-straight.road.from" />
        </h3>
        <ul role="list" className={css.cities}>
          {GATEWAYS.toReversed().map((city) => (
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
          {countries.map((country) => (
            <li key={country} className={`${css.stop} ${country === here ? css.here : ''}`} aria-current={country === here ? 'location' : undefined}>
              <FormattedMessage id={`content.country.${country}`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The dotted line is the flight; the white plane stands out from the disc behind it. */
function Flight() {
  return (
    <Picture width={260} height={150}>
      <circle className={css.sky} cx={133} cy={-72} r={66} />
      <path className={css.way} d="M0-26C70-26 60-75 130-75s70-40 130-40" />
      <g className={css.plane}>
        <DrawingShapes of={drawings.plane} />
      </g>
    </Picture>
  );
}
