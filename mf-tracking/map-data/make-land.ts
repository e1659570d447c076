/**
 * Makes `src/map/land.ts`: the coasts of the countries that we serve, without borders, small enough to be fetched with
 * the map. Source: Natural Earth 1:50m land (public domain) as packed by world-atlas.
 *
 *     npm run land -w mf-tracking
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { coastsOfFile, type CoastRing } from '@amberlane/build/coasts';

/** Of the figures in the file, parts of a degree. */
const STEPS = 100;

const polygons = coastsOfFile(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), {
  // A little more than the map lets anybody see (`FARTHEST` in `points-map.ts`).
  window: { west: -32, east: 152, south: -42, north: 62 },
  // 2 km.
  tolerance: 0.02,
  smallest: 0.01,
});

/** Steps from point to point in base 36, `x y x y`; the first from 0, 0. */
function written(ring: CoastRing): string {
  let [x, y] = [0, 0];
  return ring
    .map(([lng, lat]) => {
      const [nextX, nextY] = [Math.round(lng * STEPS), Math.round(lat * STEPS)];
      const step = `${(nextX - x).toString(36)} ${(nextY - y).toString(36)}`;
      [x, y] = [nextX, nextY];
      return step;
    })
    .join(' ');
}

const text = polygons.map((polygon) => polygon.map(written).join('/')).join('\n');

writeFileSync(
  path.join(import.meta.dirname, '../src/map/land.ts'),
  `/**
 * Coasts between 42° S and 62° N, 32° W and 152° E, made by \`map-data/make-land.ts\` from Natural Earth (public domain): a polygon
 * a line, its rings parted by \`/\`, each ring steps of a hundredth of a degree in base 36, east then north.
 */
export const LAND = \`
${text}
\`;
`,
);
