/** Land of a still map as horizontal lines, as the live map draws it. Pure. */
import type { LatLng } from './land-rings.ts';
import { placeIn, STILL_BLEED, STILL_SIZE, type MapWindow } from './still-window.ts';

/** Units from line to line. */
const LINE_GAP = 6;

/** One path: each line runs from coast to coast. */
export function landLines(polygons: readonly LatLng[][][], window: MapWindow): string {
  const rings = polygons.flat();
  const lines: string[] = [];
  for (let y = LINE_GAP / 2 - STILL_BLEED; y < STILL_SIZE + STILL_BLEED; y += LINE_GAP) {
    const lat = window.lat + (STILL_SIZE / 2 - y) / window.scale;
    const coasts = rings.flatMap((ring) => crossings(ring, lat)).sort((a, b) => a - b);
    for (let at = 0; at + 1 < coasts.length; at += 2) {
      const from = Math.max(-STILL_BLEED, placeIn(window, { lat, lng: coasts[at] ?? 0 }).x);
      const to = Math.min(STILL_SIZE + STILL_BLEED, placeIn(window, { lat, lng: coasts[at + 1] ?? 0 }).x);
      if (to > from) lines.push(`M${from} ${y}H${to}`);
    }
  }
  return lines.join('');
}

/** Where a parallel crosses a ring, degrees east. */
function crossings(ring: readonly LatLng[], lat: number): number[] {
  const found: number[] = [];
  let before = ring.at(-1);
  for (const here of ring) {
    if (before && before[0] > lat !== here[0] > lat) found.push(before[1] + ((lat - before[0]) / (here[0] - before[0])) * (here[1] - before[1]));
    before = here;
  }
  return found;
}
