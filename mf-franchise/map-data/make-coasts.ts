/**
 * Makes `src/territories/coasts.ts`: the coasts around the countries that we serve as one SVG path, without borders, since several
 * of them are disputed. Source: Natural Earth 1:50m land (public domain) as packed by world-atlas.
 *
 *     npm run coasts -w mf-franchise
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

/** Degrees: from the Atlantic to the Yellow Sea. */
const WINDOW = { west: -22, east: 137, south: -12, north: 56 };
/** Degrees that a coast may be off: 7 km. */
const TOLERANCE = 0.06;
/** Of the figures in the path, parts of a degree. */
const STEPS = 20;
/** Smaller islands are left out, square degrees. */
const SMALLEST = 0.05;

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

/** A closed ring as relative lines, whole parts of a degree, south downwards. */
function written(ring: readonly Point[]): string {
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

const rings = objects.land.geometries
  .flatMap((geometry) => geometry.arcs)
  .flatMap((polygon) => polygon.map((indexes) => inWindow(ringOf(indexes))).filter((ring) => ring.length > 2 && areaOf(ring) > SMALLEST).map(simplify));

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
