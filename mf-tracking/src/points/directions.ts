/** Addresses of map programs that lead to a point. Only a link: nothing of theirs is on our pages. */
import type { MapPoint } from '@amberlane/contract/calls/service-points';

type Spot = Pick<MapPoint, 'lat' | 'lng' | 'countryCode' | 'siteName'>;

/**
 * Directions in the map that people of the country can reach: Google's cross-platform address (its Maps URLs guide),
 * in China Amap's, which is told that the position is WGS 84.
 */
export function directionsTo({ lat, lng, countryCode, siteName }: Spot): string {
  if (countryCode === 'CN') return `https://uri.amap.com/navigation?to=${lng},${lat},${encodeURIComponent(siteName)}&coordinate=wgs84&callnative=1`;
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** RFC 5870 with the query that phones read as a name. */
export const geoAddress = ({ lat, lng, siteName }: Spot): string => `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(siteName)})`;
