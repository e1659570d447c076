/** Reads the coasts that `map-data/make-land.ts` wrote. Pure. */

export type LatLng = [lat: number, lng: number];

const STEPS = 100;

/** Polygons as rings of positions; what is no figure ends its ring. */
export const landPolygons = (text: string): LatLng[][][] => text.trim().split('\n').map((polygon) => polygon.split('/').map(readRing));

function readRing(text: string): LatLng[] {
  const steps = text.split(' ').map((step) => Number.parseInt(step, 36));
  const ring: LatLng[] = [];
  let [lng, lat] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    lng += steps[at] ?? NaN;
    lat += steps[at + 1] ?? NaN;
    if (Number.isNaN(lng + lat)) break;
    ring.push([lat / STEPS, lng / STEPS]);
  }
  return ring;
}
