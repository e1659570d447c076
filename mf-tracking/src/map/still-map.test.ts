import { describe, expect, it } from '@jest/globals';
import { LAND } from './land.ts';
import { landPolygons } from './land-rings.ts';
import { landLines } from './still-land.ts';
import { placeIn, STILL_BLEED, STILL_SIZE, stillMarks, windowOf, type MapWindow } from './still-window.ts';

const CASABLANCA = { lat: 33.59, lng: -7.62 };
const RABAT = { lat: 34.02, lng: -6.83 };
const AGADIR = { lat: 30.42, lng: -9.6 };
const windowFor = (...positions: Parameters<typeof windowOf>[0][number][]): MapWindow => {
  const window = windowOf(positions);
  if (!window) throw new Error('no window');
  return window;
};

describe('the still map', () => {
  it('shows every point, north above south and east right of west', () => {
    const window = windowFor(CASABLANCA, RABAT, AGADIR);
    const [casablanca, rabat, agadir] = [CASABLANCA, RABAT, AGADIR].map((at) => placeIn(window, at));
    for (const place of [casablanca, rabat, agadir]) for (const unit of [place?.x, place?.y]) expect(unit).toBeGreaterThan(0);
    for (const place of [casablanca, rabat, agadir]) for (const unit of [place?.x, place?.y]) expect(unit).toBeLessThan(STILL_SIZE);
    expect(rabat?.y).toBeLessThan(agadir?.y ?? 0);
    expect(rabat?.x).toBeGreaterThan(casablanca?.x ?? STILL_SIZE);
  });

  it('is a town with its surroundings for one point, and nothing for none', () => {
    expect(placeIn(windowFor(CASABLANCA), CASABLANCA)).toEqual({ x: 300, y: 300 });
    expect(windowOf([])).toBeNull();
  });

  it('has one mark with their number for points that would cover each other', () => {
    const window = windowFor(CASABLANCA, RABAT, AGADIR);
    const marks = stillMarks([CASABLANCA, { lat: 33.6, lng: -7.6 }, AGADIR], window);
    expect(marks.map(({ of }) => of)).toEqual([[0, 1], [2]]);
  });

  it('has the coast of Morocco: land in the east, sea in the west', () => {
    const window = windowFor(CASABLANCA);
    const ends = [...landLines(landPolygons(LAND), window).matchAll(/M(-?\d+) -?[\d.]+H(-?\d+)/g)].map(([, from, to]) => [Number(from), Number(to)]);
    expect(ends.length).toBeGreaterThan(40);
    expect(ends.every(([, to]) => to === STILL_SIZE + STILL_BLEED)).toBe(true);
    expect(ends.some(([from = 0]) => from > 100)).toBe(true);
    expect(landLines([], window)).toBe('');
  });
});
