import { describe, expect, it } from '@jest/globals';
import { feesFor } from './goods-fees.ts';

const DAY = '2026-11-21';

describe('surcharges by kind of goods', () => {
  it('are those of the reader’s country; Morocco and Saudi Arabia are spared', () => {
    expect(feesFor('GH', DAY).map(({ fenPerKg }) => fenPerKg)).toEqual([2_500, 3_500, 1_500, 0]);
    expect(feesFor('SA', DAY).map(({ fenPerKg }) => fenPerKg)).toEqual([0, 0, 0, 0]);
  });
});
