/** Reads the land that `map-data/make-land-lines.ts` wrote as horizontal lines. Pure. */

/** Land along one parallel, degrees. */
export interface LandRow {
  readonly lat: number;
  readonly runs: readonly (readonly [west: number, east: number])[];
}

/** Degrees between two rows. */
export const ROW_STEP = 0.5;
const NORTH = 61.75;
const WEST = -32;
const STEPS = 10;

/** From north to south; a parallel without land is an empty row. */
export const landRows = (text: string): LandRow[] => text.replace(/^\n|\n$/g, '').split('\n').map((line, index) => ({ lat: NORTH - index * ROW_STEP, runs: runsOf(line) }));

function runsOf(line: string): LandRow['runs'] {
  const figures = line.split(' ').map((figure) => Number.parseInt(figure, 36));
  const runs: [number, number][] = [];
  let end = WEST * STEPS;
  for (let at = 0; at + 1 < figures.length; at += 2) {
    const from = end + (figures[at] ?? NaN);
    end = from + (figures[at + 1] ?? NaN);
    if (Number.isNaN(end)) break;
    runs.push([from / STEPS, end / STEPS]);
  }
  return runs;
}
