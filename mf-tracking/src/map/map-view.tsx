/** The map as a part of a page: fetched when it is seen. The list beside it says the same. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHostService, useIntl, useMarket } from '@amberlane/core';
import type { Position } from '@amberlane/contract/domain/distance';
import type { MapPoint } from '@amberlane/contract/calls/service-points';
import { Icon, icons, TextLink } from '@amberlane/ui';
import { pointsApi } from '../api/points-api.ts';
import { pointPath } from '../points/point-filter.ts';
import { MAP_TILES } from './map-tiles.ts';
import type { SpotOnMap } from './clusters.ts';
import { openPointsMap, type PointsMap } from './points-map.ts';
import { readTileSource } from './tile-source.ts';
import css from './points-map.module.css';

export interface MapViewProps {
  /** Those of the list. */
  readonly points: readonly Omit<SpotOnMap, 'listed'>[];
  readonly country: MapPoint['countryCode'];
  readonly reader?: Position;
  /** The coasts could not be had. */
  readonly onLandMissing: () => void;
}

export function MapView({ points, country, reader, onLandMissing }: MapViewProps) {
  const intl = useIntl();
  const allowedTiles = useHostService(MAP_TILES);
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PointsMap | null>(null);
  const [chosen, setChosen] = useState<SpotOnMap | null>(null);
  const [credit, setCredit] = useState('');
  const others = useOtherPoints(country);

  useEffect(() => {
    if (!frame.current) return undefined;
    const allowed = allowedTiles?.() ?? null;
    const tiles = allowed === null ? null : readTileSource(allowed);
    const words = { cluster: (count: number) => intl.formatMessage({ id: 'points.map.cluster' }, { count }), reader: intl.formatMessage({ id: 'points.map.reader' }) };
    const opened = openPointsMap(frame.current, { words, tiles: tiles?.address ?? null, onSelect: setChosen });
    setMap(opened);
    setCredit(tiles?.credit ?? '');
    if (!tiles) void import('./land.ts').then(({ LAND }) => opened.drawLand(LAND)).catch(onLandMissing);
    return () => opened.close();
    // A map is opened once; its words are those of the page, which is another in another language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [allowedTiles]);

  const listed = useKeptPoints(points);
  useEffect(() => {
    const spots = [...listed.map((point) => ({ ...point, listed: true })), ...others.map(({ siteCode, siteName, lat, lng }) => ({ siteCode, siteName, lat, lng, listed: false }))];
    map?.show(spots, reader ?? null);
  }, [map, listed, others, reader]);

  return (
    <div
      className={css.frame}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setChosen(null);
      }}
    >
      <div ref={frame} className={css.map} role="region" aria-label={intl.formatMessage({ id: 'points.map.label' })} />
      <Controls map={map} />
      {credit ? (
        <p className={css.note} dir="auto">
          {credit}
        </p>
      ) : null}
      {chosen ? <Chosen spot={chosen} onClose={() => setChosen(null)} /> : null}
    </div>
  );
}

function Controls({ map }: { map: PointsMap | null }) {
  const intl = useIntl();
  const controls = [
    { id: 'points.map.zoomIn', icon: icons.plus, press: () => map?.zoomBy(1) },
    { id: 'points.map.zoomOut', icon: icons.minus, press: () => map?.zoomBy(-1) },
    { id: 'points.map.fit', icon: icons.globe, press: () => map?.fit() },
  ];
  return (
    <div className={css.controls}>
      {controls.map(({ id, icon, press }) => (
        <button key={id} type="button" className={css.control} aria-label={intl.formatMessage({ id })} onClick={press}>
          <Icon of={icon} />
        </button>
      ))}
    </div>
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
      <button type="button" className={css.close} aria-label={intl.formatMessage({ id: 'points.map.close' })} onClick={onClose}>
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

/** The same array as long as the same points are shown, so that the map doesn't move while the list is counted on. */
function useKeptPoints(points: MapViewProps['points']): MapViewProps['points'] {
  const key = points.map(({ siteCode }) => siteCode).sort().join();
  const [kept, setKept] = useState({ key, points });
  if (kept.key !== key) setKept({ key, points });
  return kept.key === key ? kept.points : points;
}
