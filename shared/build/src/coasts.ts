/**
 * Coasts for maps that a remote carries itself, made once and kept in its sources: cut out of Natural Earth 1:50m land (public domain, as packed
 * by world-atlas), without borders, since several of them are disputed, and with no more points than the map's scale shows.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type CoastPoint = readonly [lng: number, lat: number];
export type CoastRing = readonly CoastPoint[];

export interface CoastOptions {
  /** What is cut out, degrees. */
  readonly window: { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
  /** Degrees that a coast may be off. */
  readonly tolerance: number;
  /** Smaller islands and lakes are left out, square degrees. */
  readonly smallest: number;
}

const pair = z.tuple([z.number(), z.number()]);
/** The part of TopoJSON that land is written in: arcs as deltas on a grid. */
const topology = z.object({
  arcs: z.array(z.array(pair)),
  transform: z.object({ scale: pair, translate: pair }),
  objects: z.object({ land: z.object({ geometries: z.array(z.object({ arcs: z.array(z.array(z.array(z.int()))) })) }) }),
});
type Topology = z.infer<typeof topology>;

/** Polygons in degrees, each with its outer ring first; a polygon that lies outside, or is too small, is left out. */
export function coastsOf(land: unknown, { window, tolerance, smallest }: CoastOptions): readonly (readonly CoastRing[])[] {
  const map = topology.parse(land);
  const ringOf = (indexes: readonly number[]): CoastRing => indexes.flatMap((index) => arcOf(map, index).slice(1));
  return map.objects.land.geometries
    .flatMap(({ arcs }) => arcs)
    .map((polygon) => polygon.map((indexes) => within(window, ringOf(indexes))).filter((ring) => ring.length > 2 && areaOf(ring) > smallest).map((ring) => simplify(ring, tolerance)))
    .filter((polygon) => polygon.length > 0);
}

/** The same of a file: `world-atlas/land-50m.json`. */
export const coastsOfFile = (file: string, options: CoastOptions): ReturnType<typeof coastsOf> => coastsOf(JSON.parse(readFileSync(file, 'utf8')), options);

/** An arc in degrees; a negative index is the arc backwards. */
function arcOf({ arcs, transform: { scale, translate } }: Topology, index: number): CoastPoint[] {
  let [x, y] = [0, 0];
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): CoastPoint => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return index < 0 ? points.reverse() : points;
}

function within({ west, east, south, north }: CoastOptions['window'], ring: CoastRing): CoastRing {
  const fromWest = clip(ring, 0, west, (lng) => lng >= west);
  const toEast = clip(fromWest, 0, east, (lng) => lng <= east);
  const fromSouth = clip(toEast, 1, south, (lat) => lat >= south);
  return clip(fromSouth, 1, north, (lat) => lat <= north);
}

/** Sutherland and Hodgman, one edge of the window: what lies inside, with the crossings. */
function clip(ring: CoastRing, axis: 0 | 1, limit: number, keeps: (value: number) => boolean): CoastRing {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    if (keeps(point[axis]) === keeps(before[axis])) return keeps(point[axis]) ? [point] : [];
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const crossing: CoastPoint = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
    return keeps(point[axis]) ? [crossing, point] : [crossing];
  });
}

/** Douglas and Peucker. */
function simplify(points: CoastRing, tolerance: number): CoastRing {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return points;
  let [farthest, most] = [0, 0];
  for (const [index, point] of points.entries()) {
    const off = distanceToLine(point, first, last);
    if (off > most) [farthest, most] = [index, off];
  }
  if (most <= tolerance) return [first, last];
  return [...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
}

function distanceToLine([x, y]: CoastPoint, [ax, ay]: CoastPoint, [bx, by]: CoastPoint): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const areaOf = (ring: CoastRing): number =>
  Math.abs(ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0)) / 2;
