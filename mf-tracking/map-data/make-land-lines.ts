/**
 * Makes `src/map/land-lines.ts`: land as horizontal lines, as maps of the lane show it, from the coasts in `src/map/land.ts`.
 *
 *     npm run land -w mf-tracking
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { landPolygons } from '../src/map/land-rings.ts';
import { LAND } from '../src/map/land.ts';

/** Degrees: from the northernmost line southwards. */
const ROWS = { north: 61.75, south: -41.75, step: 0.5 };
const WEST = -32;
/** Of the figures in the file, parts of a degree. */
const STEPS = 10;
/** Shorter lines and gaps are left out, degrees. */
const SHORTEST = 0.3;

type Run = readonly [from: number, to: number];

const rings = landPolygons(LAND).flat();

/** Where a parallel crosses coasts: land lies between each odd crossing and the next. */
function runsAt(lat: number): Run[] {
  const crossings = rings
    .flatMap((ring) =>
      ring.flatMap(([pointLat, pointLng], index) => {
        const [beforeLat, beforeLng] = ring.at(index - 1) ?? [pointLat, pointLng];
        if (pointLat > lat === beforeLat > lat) return [];
        return [beforeLng + ((lat - beforeLat) / (pointLat - beforeLat)) * (pointLng - beforeLng)];
      }),
    )
    .sort((a, b) => a - b);
  const runs: Run[] = [];
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [from = NaN, to = NaN] = crossings.slice(at, at + 2);
    const last = runs.at(-1);
    if (last && from - last[1] < SHORTEST) runs[runs.length - 1] = [last[0], to];
    else runs.push([from, to]);
  }
  return runs.filter(([from, to]) => to - from >= SHORTEST);
}

/** Gaps and lengths in turn from the west, base 36. */
function written(runs: readonly Run[]): string {
  let end = WEST * STEPS;
  return runs
    .flatMap(([from, to]) => {
      const [start, stop] = [Math.round(from * STEPS), Math.round(to * STEPS)];
      const figures = [start - end, stop - start];
      end = stop;
      return figures;
    })
    .map((figure) => figure.toString(36))
    .join(' ');
}

const count = (ROWS.north - ROWS.south) / ROWS.step + 1;
const text = Array.from({ length: count }, (_, row) => written(runsAt(ROWS.north - row * ROWS.step))).join('\n');

writeFileSync(
  path.join(import.meta.dirname, '../src/map/land-lines.ts'),
  `/**
 * Land as horizontal lines between 42° S and 62° N, 32° W and 152° E, made by \`map-data/make-land-lines.ts\` from the coasts:
 * a parallel a line, half a degree apart from 61.75° N southwards; gaps and lengths in turn from the west, tenths of a
 * degree in base 36.
 */
export const LAND_LINES = \`
${text}
\`;
`,
);
