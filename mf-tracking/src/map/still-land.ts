/** Land of a still map as horizontal lines, as the live map draws it. Pure. */
import { ROW_STEP, type LandRow } from './land-rows.ts';
import { placeIn, STILL_SIZE, type MapWindow } from './still-window.ts';

/** Units from line to line. */
const LINE_GAP = 6;

/** One path. Between two rows with as many runs the coast goes straight from one to the other, else the nearer one counts. */
export function landLines(rows: readonly LandRow[], window: MapWindow): string {
  const [first] = rows;
  if (!first) return '';
  const lines: string[] = [];
  const half = STILL_SIZE / 2 / (window.scale * window.narrow);
  const seen = rows.map(({ runs }) => runs.filter(([west, east]) => east > window.lng - half && west < window.lng + half));
  for (let y = LINE_GAP / 2; y < STILL_SIZE; y += LINE_GAP) {
    const lat = window.lat + (STILL_SIZE / 2 - y) / window.scale;
    for (const [west, east] of runsAt(seen, (first.lat - lat) / ROW_STEP)) {
      const from = Math.max(0, placeIn(window, { lat, lng: west }).x);
      const to = Math.min(STILL_SIZE, placeIn(window, { lat, lng: east }).x);
      if (to > from) lines.push(`M${from} ${y}H${to}`);
    }
  }
  return lines.join('');
}

/** The runs of each row that the window sees; `at`: place between the rows, in rows from the first. */
function runsAt(rows: readonly LandRow['runs'][], at: number): LandRow['runs'] {
  const [above, below] = [rows[Math.floor(at)] ?? [], rows[Math.ceil(at)] ?? []];
  if (above.length !== below.length) return rows[Math.round(at)] ?? [];
  const part = at - Math.floor(at);
  const between = (one: number, other = one): number => one + (other - one) * part;
  return above.map(([west, east], index) => [between(west, below[index]?.[0]), between(east, below[index]?.[1])]);
}
