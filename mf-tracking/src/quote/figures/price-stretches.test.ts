import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceOf } from '@amberlane/contract/domain';
import { stretchesOf } from './price-stretches.ts';
import { anyWay, SMALL_PARCEL } from '../../../testing/sample-rates.ts';

const grams = fc.integer({ min: 1, max: 200_000 });

describe('the price of a product by weight', () => {
  it('never falls with the weight', () => {
    fc.assert(
      fc.property(anyWay, grams, grams, (way, one, other) => {
        expect(priceOf(way, Math.max(one, other))).toBeGreaterThanOrEqual(priceOf(way, Math.min(one, other)));
      }),
    );
  });

  it('is made of stretches that follow one another from the minimum to the limit', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const stretches = stretchesOf(way);
        expect(stretches[0]?.fromGrams).toBe(way.weighing.minimumGrams);
        expect(stretches.at(-1)?.toGrams).toBe(way.limitGrams);
        for (const [index, { toGrams }] of stretches.slice(0, -1).entries()) expect(stretches[index + 1]?.fromGrams).toBe(toGrams);
      }),
    );
  });

  it('leaves out what lies below the minimum', () => {
    expect(stretchesOf(SMALL_PARCEL)).toEqual([
      { fromGrams: 1_000, toGrams: 5_000, fenPerKg: 6_300 },
      { fromGrams: 5_000, toGrams: 10_000, fenPerKg: 6_100 },
      { fromGrams: 10_000, toGrams: 30_000, fenPerKg: 5_800 },
    ]);
  });
});
