/**
 * Makes `src/territories/coasts.ts`: the coasts around the countries that we serve as one SVG path, without borders, since several
 * of them are disputed. Source: Natural Earth 1:50m land (public domain) as packed by world-atlas.
 *
 *     npm run coasts -w mf-franchise
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { coastsOfFile, type CoastRing } from '@amberlane/build/coasts';

/** Of the figures in the path, parts of a degree. */
const STEPS = 20;

const rings = coastsOfFile(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), {
  // From the Atlantic to the Yellow Sea.
  window: { west: -22, east: 137, south: -12, north: 56 },
  // 7 km.
  tolerance: 0.06,
  smallest: 0.05,
}).flat();

/** A closed ring as relative lines, whole parts of a degree, south downwards. */
function written(ring: CoastRing): string {
  let [x, y] = [0, 0];
  const steps = ring.map(([lng, lat]) => {
    const [nextX, nextY] = [Math.round(lng * STEPS), Math.round(-lat * STEPS)];
    const step = [nextX - x, nextY - y] as const;
    [x, y] = [nextX, nextY];
    return step;
  });
  const [begin, ...rest] = steps;
  return `M${begin?.join(' ') ?? ''}l${rest.map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`).join(' ')}z`;
}

writeFileSync(
  path.join(import.meta.dirname, '../src/territories/coasts.ts'),
  `/**
 * Coasts between 12° S and 56° N, 22° W and 137° E, made by \`map-data/make-coasts.ts\` from Natural Earth (public domain): an SVG
 * path, ${STEPS} units a degree, south downwards.
 */
export const COAST_STEPS = ${STEPS};
export const COASTS =
  '${rings.map(written).join("' +\n  '")}';
`,
);
