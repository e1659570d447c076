import { describe, expect, it } from '@jest/globals';
import { pricePerKilogram, tiersFrom } from './price-per-kilogram.ts';

const TIERS = [{ uptoGrams: 1_000, stepGrams: 100, stepAmount: 660 }, { uptoGrams: 5_000, stepGrams: 500, stepAmount: 3_150 }, { uptoGrams: null, stepGrams: 1_000, stepAmount: 5_020 }];

describe('further steps as prices of a kilogram', () => {
  it('span from the dearest to the cheapest', () => expect(pricePerKilogram(TIERS)).toEqual({ least: 5_020, most: 6_600 }));
  it('are rounded up where a step divides no kilogram', () => expect(pricePerKilogram([{ uptoGrams: null, stepGrams: 300, stepAmount: 100 }])).toEqual({ least: 334, most: 334 }));
  it('are none where no step follows', () => expect(pricePerKilogram([])).toBeNull());
  it('begin where the one before ends, the first one after the first weight', () => {
    expect(tiersFrom({ firstGrams: 500, tiers: TIERS }).map(({ fromGrams }) => fromGrams)).toEqual([500, 1_000, 5_000]);
  });
});
