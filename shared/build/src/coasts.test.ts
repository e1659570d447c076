import { describe, expect, it } from '@jest/globals';
import { coastsOf, type CoastOptions } from './coasts.ts';

/** Ten grid steps a degree, counted from 10° west and 10° south. Rings begin and end at the same point. */
const land = (...arcs: readonly (readonly (readonly [number, number])[])[]) => ({
  type: 'Topology',
  arcs,
  transform: { scale: [.1, .1], translate: [-10, -10] },
  objects: { land: { type: 'GeometryCollection', geometries: [{ type: 'MultiPolygon', arcs: arcs.map((_, index) => [[index]]) }] } },
});
const WHOLE: CoastOptions = { window: { west: -10, east: 10, south: -10, north: 10 }, tolerance: 0, smallest: 0 };
/** A square from 0° to 4° in both directions. */
const SQUARE = [[100, 100], [40, 0], [0, 40], [-40, 0], [0, -40]] as const;
const rounded = (polygons: ReturnType<typeof coastsOf>) => polygons.map((rings) => rings.map((ring) => ring.map(([lng, lat]) => [Number(lng.toFixed(3)), Number(lat.toFixed(3))])));

describe('coasts', () => {
  it('are read from deltas on a grid into degrees', () => {
    expect(rounded(coastsOf(land(SQUARE), WHOLE))).toEqual([[[[4, 0], [4, 4], [0, 4], [0, 0]]]]);
  });

  it('are cut at the window, with the crossings', () => {
    expect(rounded(coastsOf(land(SQUARE), { ...WHOLE, window: { west: -10, east: 2, south: 1, north: 10 } }))).toEqual([[expect.arrayContaining([[2, 1], [2, 4], [0, 4], [0, 1]])]]);
    expect(coastsOf(land(SQUARE), { ...WHOLE, window: { west: 5, east: 10, south: -10, north: 10 } })).toEqual([]);
  });

  it('lose the points that nobody sees at the scale of the map', () => {
    const dented = [[100, 100], [40, 0], [0, 20], [1, 0], [-1, 20], [-40, 0], [0, -40]] as const;
    const points = (tolerance: number): number => coastsOf(land(dented), { ...WHOLE, tolerance })[0]?.[0]?.length ?? 0;
    expect([points(.05), points(.2)]).toEqual([6, 4]);
  });

  it('lose islands that are too small', () => {
    const islet = [[10, 10], [1, 0], [0, 1], [-1, 0], [0, -1]] as const;
    expect(coastsOf(land(SQUARE, islet), { ...WHOLE, smallest: .05 })).toHaveLength(1);
    expect(coastsOf(land(SQUARE, islet), WHOLE)).toHaveLength(2);
  });

  it('refuse what is no land', () => expect(() => coastsOf({ arcs: [] }, WHOLE)).toThrow());
});
