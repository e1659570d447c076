import { describe, expect, it } from '@jest/globals';
import { orderCost } from './sample-order.ts';

describe('one order of a shop', () => {
  it('costs its local delivery and the fee for the amount collected', () => {
    expect(orderCost(1_470, '2026-11-27')).toEqual({ localFen: 1_470, cashFen: 900, totalFen: 2_370 });
  });

  it('has no sum without the rate of its delivery', () => {
    expect(orderCost(null, '2026-11-27')).toEqual({ localFen: null, cashFen: 900, totalFen: null });
  });
});
