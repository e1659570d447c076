/**
 * Makes `src/map/land.ts`: the coasts of the countries that we serve, without borders, small enough to be fetched with
 * the map. Source: Natural Earth 1:50m land (public domain) as packed by world-atlas.
 *
 *     npm run land -w mf-tracking
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Point = readonly [lng: number, lat: number];

interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly objects: { readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] } };
}

/** Degrees; a little more than the map lets anybody see (`FARTHEST` in `map.ts`). */
const WINDOW = { west: -32, east: 152, south: -42, north: 62 };
/** Degrees that a coast may be off: 2 km. */
const TOLERANCE = 0.02;
/** Of the figures in the file, parts of a degree. */
const STEPS = 100;
/** Smaller islands are left out, square degrees. */
const SMALLEST = 0.01;

const source = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
const { arcs, transform, objects } = JSON.parse(readFileSync(source, 'utf8')) as Topology;

/** An arc of the topology in degrees (TopoJSON: deltas on a grid); a negative index is the arc backwards. */
function arcOf(index: number): Point[] {
  let [x, y] = [0, 0];
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
    [x, y] = [x + dx, y + dy];
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
  return index < 0 ? points.reverse() : points;
}

const ringOf = (indexes: readonly number[]): Point[] => indexes.flatMap((index) => arcOf(index).slice(1));

/** Sutherland and Hodgman, one edge of the window: what lies inside, with the crossings. */
function clip(ring: readonly Point[], axis: 0 | 1, limit: number, keeps: (value: number) => boolean): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    if (keeps(point[axis]) === keeps(before[axis])) return keeps(point[axis]) ? [point] : [];
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const crossing: Point = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
    return keeps(point[axis]) ? [crossing, point] : [crossing];
  });
}

function inWindow(ring: readonly Point[]): Point[] {
  const west = clip(ring, 0, WINDOW.west, (lng) => lng >= WINDOW.west);
  const east = clip(west, 0, WINDOW.east, (lng) => lng <= WINDOW.east);
  const south = clip(east, 1, WINDOW.south, (lat) => lat >= WINDOW.south);
  return clip(south, 1, WINDOW.north, (lat) => lat <= WINDOW.north);
}

/** Douglas and Peucker. */
function simplify(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return [...points];
  let [farthest, most] = [0, 0];
  for (const [index, point] of points.entries()) {
    const off = distanceToLine(point, first, last);
    if (off > most) [farthest, most] = [index, off];
  }
  if (most <= TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0)) / 2;

/** Steps from point to point in base 36, `x y x y`; the first from 0, 0. */
function written(ring: readonly Point[]): string {
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

const rings = objects.land.geometries
  .flatMap((geometry) => geometry.arcs)
  .map((polygon) => polygon.map((indexes) => inWindow(ringOf(indexes))).filter((ring) => ring.length > 2 && areaOf(ring) > SMALLEST).map(simplify))
  .filter((polygon) => polygon.length > 0);
const text = rings.map((polygon) => polygon.map(written).join('/')).join('\n');

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
