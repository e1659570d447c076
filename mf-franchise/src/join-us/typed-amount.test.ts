import { describe, expect, it } from '@jest/globals';
import { wholeNumber } from './typed-amount.ts';

describe('a typed number', () => {
  it.each([
    ['1800000', 1_800_000], ['1,800,000', 1_800_000], ['1 800 000', 1_800_000], ['1\u202f800\u202f000', 1_800_000], ['1.800.000', 1_800_000],
    ['١٬٨٠٠', 1_800], ['۱۲۰', 120], ['0', 0], ['', null], ['-5', null], ['many', null], ['1800001', 1_800_001], ['99999999', null],
  ])('%j is %j', (typed, number) => {
    expect(wholeNumber(typed, 2_000_000)).toBe(number);
  });
});
