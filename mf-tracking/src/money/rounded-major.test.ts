import { describe, expect, it } from '@jest/globals';
import { roundedMajor } from './rounded-major.ts';

describe('a converted amount', () => {
  it.each([
    ['Nigerian naira', 12_755_102, 2, { value: 128_000, digits: 0 }],
    ['Ghanaian cedi', 102_719, 2, { value: 1_030, digits: 0 }],
    ['Ugandan shillings, which have no parts', 341_234, 0, { value: 341_000, digits: 0 }],
    ['a few riyals', 735, 2, { value: 7.35, digits: 2 }],
    ['nothing', 0, 2, { value: 0, digits: 2 }],
    ['a fee that is given back', -12_755_102, 2, { value: -128_000, digits: 0 }],
    ['what rounds up to one figure more', 999_950, 2, { value: 10_000, digits: 0 }],
  ])('of %s keeps three figures', (_name, minor, digits, rounded) => {
    expect(roundedMajor(minor, digits)).toEqual(rounded);
  });
});
