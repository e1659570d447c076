/** Clusters map points that overlap at a zoom level. */
import Supercluster from 'supercluster';
import type { Position } from '@amberlane/contract/domain/distance';
import type { MarkedSpot } from './mark-words.ts';

export interface SpotOnMap extends Position, MarkedSpot {
  readonly siteCode: string;
  readonly siteName: string;
  /** false: a point of another country, shown to see where one is. */
  readonly listed: boolean;
}

export type MapMark =
  | { readonly kind: 'spot'; readonly spot: SpotOnMap }
  /** `zoom`: scale at which it falls apart. */
  | { readonly kind: 'cluster'; readonly key: number; readonly at: Position; readonly spots: readonly SpotOnMap[]; readonly listed: boolean; readonly zoom: number };

/** Pixels: two fingertips and what a heap moves aside for its middle. */
const RADIUS = 60;
export const MOST_ZOOM = 12;

/** Marks of all spots at a scale; those of the list and others are never in one cluster. */
export function createClusters(spots: readonly SpotOnMap[]): (zoom: number) => MapMark[] {
  const indexes = [true, false].map((listed) => {
    const index = new Supercluster<SpotOnMap>({ radius: RADIUS, maxZoom: MOST_ZOOM - 1 });
    index.load(spots.filter((spot) => spot.listed === listed).map((spot) => ({ type: 'Feature', properties: spot, geometry: { type: 'Point', coordinates: [spot.lng, spot.lat] } })));
    return { index, listed };
  });
  return (zoom) =>
    indexes.flatMap(({ index, listed }) =>
      index.getClusters([-180, -85, 180, 85], Math.floor(zoom)).map(({ properties, geometry }): MapMark => {
        if (!('cluster' in properties)) return { kind: 'spot', spot: properties };
        const [lng = 0, lat = 0] = geometry.coordinates;
        const { cluster_id: key } = properties;
        return { kind: 'cluster', key, at: { lat, lng }, spots: index.getLeaves(key, Infinity).map((leaf) => leaf.properties), listed, zoom: Math.min(index.getClusterExpansionZoom(key), MOST_ZOOM) };
      }),
    );
}
