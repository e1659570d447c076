import { describe, expect, it } from '@jest/globals';
import { durationBar, SCALE_DAYS } from './duration-bar.ts';

describe('durationBar', () => {
  it('runs from the first possible day to the end of the last', () => {
    expect(durationBar({ from: 4, to: 8 }).bar).toBe('4 / 9');
    expect(durationBar({ from: 1, to: 1 }).bar).toBe('1 / 2');
  });

  it('puts the label where there is more room', () => {
    expect(durationBar({ from: 5, to: 10 })).toMatchObject({ label: '1 / 5', labelSide: 'before' });
    expect(durationBar({ from: 1, to: 3 })).toMatchObject({ label: '4 / 11', labelSide: 'after' });
  });

  it('refuses days that the scale does not show', () => {
    expect(() => durationBar({ from: 8, to: SCALE_DAYS + 1 })).toThrow(RangeError);
  });
});
