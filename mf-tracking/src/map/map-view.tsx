/** The map of the page of service points. The list beside it says the same. */
import { useMemo, useState } from 'react';
import { useIntl, useMarket } from '@amberlane/core';
import type { Position } from '@amberlane/contract/domain/distance';
import type { MapPoint } from '@amberlane/contract/calls/service-points';
import { Icon, icons, TextLink } from '@amberlane/ui';
import { pointsApi } from '../api/points-api.ts';
import { pointPath } from '../points/point-filter.ts';
import type { SpotOnMap } from './clusters.ts';
import { MapFrame } from './map-frame.tsx';
import type { LandWatch } from './map-place.tsx';
import css from './points-map.module.css';

export interface MapViewProps {
  /** Those of the list. */
  readonly points: readonly Omit<SpotOnMap, 'listed' | 'number'>[];
  /** Codes of those that were searched for, which it zooms to; none: all. */
  readonly focus: readonly string[];
  readonly country: MapPoint['countryCode'];
  readonly reader?: Position;
  /** The one of the list that is shown beside the map; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (siteCode: string) => void;
  /** The one that is pointed at in the list or on the map; null for none. */
  readonly pointed: string | null;
  readonly onPoint: (siteCode: string | null) => void;
}

export function MapView({ points, focus, country, reader, chosen, onChoose, pointed, onPoint, onLandMissing }: MapViewProps & LandWatch) {
  const intl = useIntl();
  /** One of another country, of which the map knows the name alone. */
  const [other, setOther] = useState<SpotOnMap | null>(null);
  const others = useOtherPoints(country);
  const spots = [...points.map((point, index) => ({ ...point, number: index + 1, listed: true })), ...others.map(({ siteCode, siteName, lat, lng }) => ({ siteCode, siteName, lat, lng, listed: false }))];
  return (
    <MapFrame
      label={intl.formatMessage({ id: 'points-map.label' })}
      spots={spots}
      focus={focus}
      chosen={chosen}
      pointed={pointed}
      onPoint={onPoint}
      onSelect={(spot) => {
        setOther(spot.listed ? null : spot);
        if (spot.listed) onChoose(spot.siteCode);
      }}
      onEscape={() => setOther(null)}
      onLandMissing={onLandMissing}
      {...(reader && { reader })}
    >
      {other ? <Chosen spot={other} onClose={() => setOther(null)} /> : null}
    </MapFrame>
  );
}

function Chosen({ spot, onClose }: { spot: SpotOnMap; onClose: () => void }) {
  const intl = useIntl();
  const { direction } = useMarket();
  return (
    <div className={css.chosen} role="status" dir={direction}>
      <TextLink to={pointPath(spot.siteCode)} kind="more">
        {spot.siteName}
      </TextLink>
      <button type="button" className={css.close} aria-label={intl.formatMessage({ id: 'points-map.close' })} onClick={onClose}>
        <Icon of={icons.close} />
      </button>
    </div>
  );
}

/** Points of other countries: they tell where one is. Without them the map has its own. */
function useOtherPoints(country: MapPoint['countryCode']): readonly MapPoint[] {
  const { locale } = useMarket();
  const { data: points } = pointsApi.useAllPointsQuery({ locale });
  return useMemo(() => (points ?? []).filter(({ countryCode, closedForGood }) => countryCode !== country && !closedForGood), [points, country]);
}
