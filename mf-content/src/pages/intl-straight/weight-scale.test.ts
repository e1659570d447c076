import { describe, expect, it } from '@jest/globals';
import { weightColumns } from './weight-scale.ts';

const STOPS = [2, 10, 30, 100, 200];

describe('weight scale', () => {
  it('draws a span from one stop to another', () => {
    expect(weightColumns(STOPS, { from: 0, to: 2 })).toBe('1 / 2');
    expect(weightColumns(STOPS, { from: 10, to: 100 })).toBe('3 / 5');
    expect(weightColumns(STOPS, { from: 100, to: 200 })).toBe('5 / 6');
  });

  it('refuses a weight that it does not show', () => {
    expect(() => weightColumns(STOPS, { from: 10, to: 50 })).toThrow(RangeError);
  });
});
