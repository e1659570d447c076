/** The lane on its map, beside the same stops as a list. */
import { COUNTRIES } from '@amberlane/contract/site';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { LaneDrawing } from '../../lane-map/lane-drawing.tsx';
import { Section } from '../../section/section.tsx';
import { LanePrices } from './lane-prices.tsx';
import css from './lane-map.module.css';

/** Shipments begin in China: it is no destination. */
export function LaneMap() {
  const intl = useIntl();
  return (
    <Section
      id="lane"
      ground="night"
      title={<FormattedMessage id="home.map.title" values={{ count: COUNTRIES.length - 1 }} />}
    >
      <div className={css.columns}>
        <LaneDrawing label={intl.formatMessage({ id: 'home.map.label' })} nameOf={(country) => intl.formatMessage({ id: `home.country.${country}` })} />
        <LanePrices />
      </div>
    </Section>
  );
}
