import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceFinding } from './price-finding.ts';
import { priceOf } from '@amberlane/contract/domain';
import { stretchesOf } from './price-stretches.ts';
import { anyWay, SMALL_PARCEL, SPECIAL_LINE } from '../../../testing/sample-rates.ts';

const grams = fc.integer({ min: 1, max: 200_000 });

describe('what the chart of prices tells', () => {
  it('is where another product begins to cost less', () => {
    expect(priceFinding(SMALL_PARCEL, SPECIAL_LINE, 1_200)).toEqual({ kind: 'otherFrom', product: 'specialLine', fromGrams: expect.any(Number) });
  });

  it('is that another product costs less now', () => {
    expect(priceFinding(SMALL_PARCEL, SPECIAL_LINE, 18_000)).toMatchObject({ kind: 'otherNow', product: 'specialLine' });
  });

  it('is where the next kilogram costs less, when no other product does', () => {
    expect(priceFinding(SMALL_PARCEL, null, 4_200)).toEqual({ kind: 'fallsNext', fromGrams: 5_000, fenPerKg: 6_100, beforeFenPerKg: 6_300 });
    expect(priceFinding(SMALL_PARCEL, null, 5_000)).toMatchObject({ fromGrams: 10_000 });
  });

  it('is that nothing costs less', () => {
    expect(priceFinding(SMALL_PARCEL, null, 12_000)).toEqual({ kind: 'lowest', fenPerKg: 5_800 });
    expect(priceFinding(SMALL_PARCEL, null, 30_000)).toEqual({ kind: 'lowest', fenPerKg: 5_800 });
  });

  it('holds for every weight and tariff', () => {
    fc.assert(
      fc.property(anyWay, anyWay, grams, grams, (own, other, exactGrams, heavier) => {
        const finding = priceFinding(own, other, exactGrams);
        if (finding.kind === 'otherNow') expect(priceOf(own, exactGrams) - priceOf(other, exactGrams)).toBe(finding.lessFen);
        if (finding.kind === 'otherFrom') {
          expect(priceOf(other, exactGrams)).toBeGreaterThanOrEqual(priceOf(own, exactGrams));
          const weight = Math.min(Math.max(heavier, finding.fromGrams), own.limitGrams, other.limitGrams);
          expect(priceOf(other, weight)).toBeLessThanOrEqual(priceOf(own, weight));
        }
        if (finding.kind === 'fallsNext') {
          expect(finding.fromGrams).toBeGreaterThan(exactGrams);
          expect(finding.fenPerKg).toBeLessThan(finding.beforeFenPerKg);
          expect(stretchesOf(own).map(({ fromGrams }) => fromGrams)).toContain(finding.fromGrams);
        }
      }),
    );
  });
});
