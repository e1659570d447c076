import { describe, expect, it } from '@jest/globals';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { roughly } from './local-currency.ts';

describe('price of the lane in the reader’s currency', () => {
  it.each([
    ['GH', 2, 131],
    ['NG', 2, 17_100],
    ['UG', 0, 42_000],
    ['SA', 2, 44],
  ] as const)('in %s is whole, and no more exact than the rate', (country, digits, amount) => {
    expect(roughly(8_400, currencyOf(country), digits, '2026-11-27')).toBe(amount);
  });
});
