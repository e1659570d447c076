/** The map in its frame, with its controls: what every map of service points is made from. Fetched by whoever shows one. */
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useHostService, useIntl } from '@amberlane/core';
import type { Position } from '@amberlane/contract/domain/distance';
import { Icon, icons } from '@amberlane/ui';
import type { SpotOnMap } from './clusters.ts';
import { FIT_ICON } from './fit-icon.ts';
import { MAP_TILES } from './map-tiles.ts';
import { openPointsMap, type PointsMap } from './points-map.ts';
import { readTileSource } from './tile-source.ts';
import css from './points-map.module.css';

interface MapFrameProps {
  readonly label: string;
  readonly spots: readonly SpotOnMap[];
  readonly reader?: Position;
  /** Codes of the spots that it zooms to; absent or none: all. */
  readonly focus?: readonly string[];
  /** The spot that is chosen, null for none so far; absent where nothing is to be chosen. */
  readonly chosen?: string | null;
  /** A listed spot that is pointed at elsewhere; null for none. */
  readonly pointed?: string | null;
  /** A listed spot is pointed at here. */
  readonly onPoint?: (siteCode: string | null) => void;
  readonly onSelect: (spot: SpotOnMap) => void;
  readonly onEscape?: () => void;
  /** The coasts could not be had. */
  readonly onLandMissing: () => void;
  /** As high as what stands beside it in a form. */
  readonly compact?: boolean;
  /** What stands on the map. */
  readonly children?: ReactNode;
}

const ALL: readonly string[] = [];

export function MapFrame({ label, spots, reader, focus = ALL, chosen, pointed = null, onPoint, onSelect, onEscape, onLandMissing, compact = false, children }: MapFrameProps) {
  const intl = useIntl();
  const allowedTiles = useHostService(MAP_TILES);
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PointsMap | null>(null);
  const [credit, setCredit] = useState('');
  const select = useEffectEvent(onSelect);
  const tell = useEffectEvent((siteCode: string | null) => onPoint?.(siteCode));

  useEffect(() => {
    if (!frame.current) return undefined;
    const allowed = allowedTiles?.() ?? null;
    const tiles = allowed === null ? null : readTileSource(allowed);
    const words = { cluster: (count: number) => intl.formatMessage({ id: 'points-map.cluster' }, { count }), reader: intl.formatMessage({ id: 'points-map.reader' }) };
    const opened = openPointsMap(frame.current, { words, tiles: tiles?.address ?? null, onSelect: (spot) => select(spot), onPoint: (siteCode) => tell(siteCode) });
    setMap(opened);
    setCredit(tiles?.credit ?? '');
    if (!tiles) void import('./land.ts').then(({ LAND }) => opened.drawLand(LAND)).catch(onLandMissing);
    return () => opened.close();
    // A map is opened once; its words are those of the page, which is another in another language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [allowedTiles]);

  const kept = useKeptSpots(spots);
  useEffect(() => map?.show(kept, reader ?? null, focus), [map, kept, reader, focus]);
  useEffect(() => {
    if (chosen !== undefined) map?.choose(chosen);
  }, [map, kept, chosen]);
  useEffect(() => map?.point(pointed), [map, kept, pointed]);

  return (
    <div
      className={compact ? `${css.frame} ${css.compact}` : css.frame}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.();
      }}
    >
      <div ref={frame} className={css.map} role="region" aria-label={label} />
      <Controls map={map} />
      {credit ? (
        <p className={css.note} dir="auto">
          {credit}
        </p>
      ) : null}
      {children}
    </div>
  );
}

function Controls({ map }: { map: PointsMap | null }) {
  const intl = useIntl();
  const controls = [
    { id: 'points-map.zoomIn', icon: icons.plus, press: () => map?.zoomBy(1) },
    { id: 'points-map.zoomOut', icon: icons.minus, press: () => map?.zoomBy(-1) },
    { id: 'points-map.fit', icon: FIT_ICON, press: () => map?.fit() },
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

/** The same array as long as the same spots are shown, so that the map doesn't move while the list is counted on. */
function useKeptSpots(spots: readonly SpotOnMap[]): readonly SpotOnMap[] {
  const key = spots.map(({ siteCode, siteName, listed, number }) => `${siteCode} ${siteName} ${listed} ${number}`).sort().join();
  const [kept, setKept] = useState({ key, spots });
  if (kept.key !== key) setKept({ key, spots });
  return kept.key === key ? kept.spots : spots;
}
