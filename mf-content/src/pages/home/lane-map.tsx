/** The lane on its map, beside the same stops as a list. */
import type { Country } from '@amberlane/contract/site';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { LaneDrawing } from '../../lane-map/lane-drawing.tsx';
import { Section } from '../../section/section.tsx';
import { DESTINATIONS, LanePrices } from './lane-prices.tsx';
import css from './lane-map.module.css';

/** On phones, where the map has no room for names, they stand below it. */
export function LaneMap() {
  const intl = useIntl();
  const nameOf = (country: Country): string => intl.formatMessage({ id: `home.country.${country}` });
  return (
    <Section
      id="lane"
      ground="night"
      title={<FormattedMessage id="home.map.title" values={{ count: DESTINATIONS.length }} />}
    >
      <div className={css.columns}>
        <div>
          <LaneDrawing label={intl.formatMessage({ id: 'home.map.label' })} nameOf={nameOf} />
          <p className={css.names}>{intl.formatList(DESTINATIONS.map(nameOf))}</p>
        </div>
        <LanePrices />
      </div>
    </Section>
  );
}
