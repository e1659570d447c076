import { describe, expect, test } from '@jest/globals';
import { median, pairedRatio, seriesOf } from './statistics.ts';

describe('median', () => {
  test('is the middle one of an odd count, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  test('lies between the two middle ones of an even count', () => {
    expect(median([10, 1, 2, 4])).toBe(3);
  });

  test('compares numbers as numbers', () => {
    expect(median([100, 20, 3])).toBe(20);
  });

  test('refuses an empty list', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

test('a series shows its spread, and its list stays in order', () => {
  const values = [3, 1, 2];
  expect(seriesOf(values)).toEqual({ median: 2, least: 1, most: 3, count: 3 });
  expect(values).toEqual([3, 1, 2]);
});

describe('ratio of pairs', () => {
  test('a slow minute that hits both halves of a pair does not move it', () => {
    expect(pairedRatio([100, 1000, 110], [50, 500, 55]).median).toBe(2);
  });

  test('refuses lists that are no pairs', () => {
    expect(() => pairedRatio([1], [1, 2])).toThrow(RangeError);
  });
});
