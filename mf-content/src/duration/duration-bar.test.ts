import { describe, expect, it } from '@jest/globals';
import { durationBar, SCALE_DAYS } from './duration-bar.ts';

describe('durationBar', () => {
  it('runs from the first possible day to the end of the last', () => {
    expect(durationBar({ from: 4, to: 8 })).toBe('4 / 9');
    expect(durationBar({ from: 1, to: 1 })).toBe('1 / 2');
  });

  it('refuses days that the scale does not show', () => {
    expect(() => durationBar({ from: 8, to: SCALE_DAYS + 1 })).toThrow(RangeError);
  });
});
