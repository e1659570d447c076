import { describe, expect, it } from '@jest/globals';
import { parcelLimits } from '@amberlane/contract/domain';
import { LOAD_EXAMPLES, weightOf } from './load-examples.ts';

const DAY = '2026-11-21';

describe('examples of loads', () => {
  it('show both: a load that the scale decides and one that the tape decides', () => {
    expect(LOAD_EXAMPLES.map((load) => weightOf(load, DAY).wonBy)).toEqual(['actual', 'volume', 'actual']);
  });

  it('are charged by the heavier of their weights', () => {
    expect(LOAD_EXAMPLES.map((load) => weightOf(load, DAY).chargeableGrams)).toEqual([48_000, 60_000, 90_000]);
  });

  it('could travel as they are, with a price at once', () => {
    const { maxPieceGrams, belowSideMm, confirmAboveGrams } = parcelLimits('specialLine', DAY);
    for (const load of LOAD_EXAMPLES) {
      expect(load.kilograms * 1_000).toBeLessThanOrEqual(maxPieceGrams);
      expect(Math.max(load.length, load.width, load.height) * 10).toBeLessThan(belowSideMm);
      expect(weightOf(load, DAY).chargeableGrams).toBeLessThanOrEqual(confirmAboveGrams ?? 0);
    }
  });
});
