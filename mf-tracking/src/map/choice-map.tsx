/** The map of a form in which a service point is chosen: pressing a point chooses it, as the list beside it does. */
import { FormattedMessage, useIntl, useMarket, type SlotProps } from '@amberlane/core';
import { MapFrame } from './map-frame.tsx';
import type { LandWatch } from './map-place.tsx';
import css from './points-map.module.css';

export function ChoiceMap({ points, chosen, onChoose, onLandMissing }: SlotProps['service-point-map'] & LandWatch) {
  const intl = useIntl();
  const { direction } = useMarket();
  const name = points.find(({ siteCode }) => siteCode === chosen)?.siteName;
  return (
    <MapFrame
      compact
      label={intl.formatMessage({ id: 'points-map.choose.label' })}
      spots={points.map(({ siteCode, siteName, lat, lng }) => ({ siteCode, siteName, lat, lng, listed: true }))}
      chosen={chosen}
      onSelect={({ siteCode }) => onChoose(siteCode)}
      onLandMissing={onLandMissing}
    >
      {name === undefined ? null : (
        <p className={css.chosen} role="status" dir={direction}>
          <span>
            <FormattedMessage id="points-map.choose.chosen" values={{ name: <bdi key="name">{name}</bdi> }} />
          </span>
        </p>
      )}
    </MapFrame>
  );
}
