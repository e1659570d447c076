import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import { LaneDrawing } from '../../lane-map/lane-drawing.tsx';
import { LANE_STOPS } from '../../lane-map/lane-stops.ts';
import { mapPosition } from '../../lane-map/map-position.ts';
import { Section } from '../../section/section.tsx';
import { citiesOf, useCityNames, useNetwork, type Hub } from './network-api.ts';
import css from './hubs.module.css';

/** Units of the map between a country's named city and another mark. */
const APART = 40;

/** The sorting centres on the map, and their cities by country, the reader's first. Without an answer of the API there is no such section. */
export function Hubs() {
  const intl = useIntl();
  const { country: here } = useMarket();
  const hubs = useNetwork()?.hubs ?? [];
  if (hubs.length === 0) return null;
  const countries = [...new Set(hubs.map(({ country }) => country))].sort((one, other) => Number(other === here) - Number(one === here));
  return (
    <Section id="hubs" ground="night" title={<FormattedMessage id="about.hubs.title" />} lead={<FormattedMessage id="about.hubs.lead" />}>
      <div className={css.columns}>
        <LaneDrawing label={intl.formatMessage({ id: 'about.hubs.map' })} nameOf={(country) => intl.formatMessage({ id: `content.country.${country}` })}>
          {hubs.filter(standsApart).map((hub) => (
            <Mark key={hub.code} hub={hub} />
          ))}
        </LaneDrawing>
        <div>
          <ul role="list" className={css.hubs}>
            {countries.map((country) => (
              <li key={country} className={country === here ? css.here : css.country}>
                <b>
                  <FormattedMessage id={`content.country.${country}`} />
                </b>
                <Cities hubs={hubs.filter((hub) => hub.country === country)} />
              </li>
            ))}
          </ul>
          <ButtonLink kind="night" to="location-map">
            <FormattedMessage id="about.hubs.all" />
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** Whether a hub lies so far from the city that names its country that both marks are seen. */
const standsApart = (hub: Hub): boolean => {
  const { x, y } = mapPosition(hub);
  return LANE_STOPS.every(({ at: [stopX, stopY] }) => Math.hypot(x - stopX, y - stopY) >= APART);
};

/** Without a name: the list beside the map has those of all. */
function Mark({ hub }: { hub: Hub }) {
  const { x, y } = mapPosition(hub);
  return <circle className={css.mark} cx={x} cy={y} />;
}

function Cities({ hubs }: { hubs: readonly Hub[] }) {
  return (
    <ul role="list" className={css.cities}>
      {citiesOf(hubs, useCityNames()).map(({ name, hubs: count }) => (
        <li key={name}>{count > 1 ? <FormattedMessage id="about.hubs.many" values={{ city: name, count }} /> : name}</li>
      ))}
    </ul>
  );
}
