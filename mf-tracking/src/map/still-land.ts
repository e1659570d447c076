/** Land of a still map as horizontal lines, as the live map draws it. Pure. */
import { ROW_STEP, type LandRow } from './land-rows.ts';
import { placeIn, STILL_SIZE, type MapWindow } from './still-window.ts';

/** Units from line to line. */
const LINE_GAP = 6;

/** One path. Between two rows of land the nearer one counts. */
export function landLines(rows: readonly LandRow[], window: MapWindow): string {
  const [first] = rows;
  if (!first) return '';
  const lines: string[] = [];
  for (let y = LINE_GAP / 2; y < STILL_SIZE; y += LINE_GAP) {
    const lat = window.lat + (STILL_SIZE / 2 - y) / window.scale;
    for (const [west, east] of rows[Math.round((first.lat - lat) / ROW_STEP)]?.runs ?? []) {
      const from = Math.max(0, placeIn(window, { lat, lng: west }).x);
      const to = Math.min(STILL_SIZE, placeIn(window, { lat, lng: east }).x);
      if (to > from) lines.push(`M${from} ${y}H${to}`);
    }
  }
  return lines.join('');
}
