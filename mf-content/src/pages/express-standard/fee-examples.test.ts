import { describe, expect, it } from '@jest/globals';
import { cashOnDeliveryRule } from '@amberlane/contract/domain';
import { EXAMPLE_SUMS_FEN, feeOf } from './fee-examples.ts';

const rule = cashOnDeliveryRule('2026-11-21');

describe('fee for cash on delivery', () => {
  it('has a floor, follows the sum and has a ceiling', () => {
    expect(feeOf(10_000, rule)).toMatchObject({ feeFen: 500, why: 'least' });
    expect(feeOf(100_000, rule)).toMatchObject({ feeFen: 3_000, why: 'share' });
    expect(feeOf(6_000_000, rule)).toMatchObject({ feeFen: 150_000, why: 'most' });
  });

  it('turns exactly where the share meets the ceiling', () => {
    expect(feeOf(5_000_000, rule)).toMatchObject({ feeFen: 150_000, why: 'most' });
    expect(feeOf(4_999_900, rule).why).toBe('share');
  });

  it('shows all three reasons by its examples', () => {
    expect(new Set(EXAMPLE_SUMS_FEN.map((sum) => feeOf(sum, rule).why))).toEqual(new Set(['least', 'share', 'most']));
  });
});
