import { describe, expect, it } from '@jest/globals';
import { cashOnDeliveryRule } from '@amberlane/contract/domain';
import { cashFee, sampleAmounts } from './cash-fee.ts';

const RULE = cashOnDeliveryRule('2026-11-21');

describe('fee of cash on delivery', () => {
  it('is a share between the least and the most', () => {
    expect(cashFee(10_000, RULE)).toEqual({ collected: 10_000, fee: 500, decidedBy: 'least' });
    expect(cashFee(100_000, RULE)).toEqual({ collected: 100_000, fee: 3_000, decidedBy: 'share' });
    expect(cashFee(10_000_000, RULE)).toEqual({ collected: 10_000_000, fee: 150_000, decidedBy: 'most' });
  });

  it('is shown on amounts that meet each part of the rule, whatever the rule is', () => {
    for (const rule of [RULE, { basisPoints: 250, minFen: 900, maxFen: 80_000 }]) {
      expect(sampleAmounts(rule).map((amount) => cashFee(amount, rule).decidedBy)).toEqual(['least', 'share', 'most']);
    }
  });
});
