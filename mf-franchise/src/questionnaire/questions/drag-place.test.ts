import { describe, expect, it } from '@jest/globals';
import { keptInside, placeOf, shiftOf, withMoved, type EntryBox } from './drag-place.ts';

/** Four entries, the third of two lines, with 8 px between them. */
const BOXES: readonly EntryBox[] = [{ top: 100, height: 50 }, { top: 158, height: 50 }, { top: 216, height: 80 }, { top: 304, height: 50 }];
const drag = (from: number, moved: number) => ({ boxes: BOXES, from, moved });

describe('an entry that is dragged', () => {
  it.each([
    [0, 0, 0], [0, 32, 0], [0, 34, 1], [0, 105, 1], [0, 107, 2], [0, 500, 3],
    [3, 0, 3], [3, -47, 3], [3, -49, 2], [3, -122, 1], [3, -180, 0], [3, -900, 0],
    [1, -34, 0], [1, 40, 1], [1, 49, 2],
    [2, 8, 2], [2, 34, 3],
  ])('from place %i by %i px lands at place %i', (from, moved, to) => {
    expect(placeOf(drag(from, moved))).toBe(to);
  });

  it('stays inside the list', () => {
    expect([keptInside(drag(0, -40)), keptInside(drag(0, 900)), keptInside(drag(3, 20)), keptInside(drag(2, -900))]).toEqual([0, 204, 0, -116]);
  });

  it('has the others make room for it, with the gap', () => {
    expect([0, 1, 2, 3].map((index) => shiftOf(drag(0, 120), index))).toEqual([120, -58, -58, 0]);
    expect([0, 1, 2, 3].map((index) => shiftOf(drag(2, -70), index))).toEqual([0, 88, -70, 0]);
    expect([0, 1, 2, 3].map((index) => shiftOf(drag(2, 0), index))).toEqual([0, 0, 0, 0]);
  });

  it('changes nothing in a list that is not there', () => {
    expect([placeOf({ boxes: [], from: 2, moved: 9 }), keptInside({ boxes: [], from: 0, moved: 9 })]).toEqual([2, 0]);
  });
});

it('a list has one entry at another place', () => {
  expect(withMoved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(withMoved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(withMoved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
