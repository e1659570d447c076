import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chargeableWeight, parcelLimits, PRICED_PRODUCTS, weighingRule, type PieceSize, type PricedProduct } from '@amberlane/contract/domain';
import { weightAdvice, type MeasuredParcel, type WeightAdvice } from './weight-advice.ts';

const DAY = '2026-11-20';
const cm = (length: number, width: number, height: number): PieceSize => ({ lengthMm: length * 10, widthMm: width * 10, heightMm: height * 10 });
const adviceFor = (product: PricedProduct, parcel: MeasuredParcel): WeightAdvice => weightAdvice(parcel, weighingRule(product, DAY), parcelLimits(product, DAY));
const charged = (product: PricedProduct, { weightGrams, size, pieces }: MeasuredParcel): number => chargeableWeight(weightGrams, size, pieces, weighingRule(product, DAY)).chargeableGrams;

const side = fc.integer({ min: 10, max: 999 });
const parcel: fc.Arbitrary<MeasuredParcel> = fc.record({
  weightGrams: fc.integer({ min: 1, max: 60_000 }),
  size: fc.option(fc.record({ lengthMm: side, widthMm: side, heightMm: side })),
  pieces: fc.integer({ min: 1, max: 5 }),
});
const product = fc.constantFrom(...PRICED_PRODUCTS);

/** The parcel after the advice, given `less` of it. */
function changed(parcel: MeasuredParcel, advice: WeightAdvice, less: number): MeasuredParcel {
  if (advice.kind === 'lighter') return { ...parcel, weightGrams: parcel.weightGrams - less };
  if (advice.kind !== 'smaller' || !parcel.size) return parcel;
  const key = `${advice.side}Mm` as const;
  return { ...parcel, size: { ...parcel.size, [key]: (Math.ceil(parcel.size[key] / 10) - less) * 10 } };
}

describe('what would make a parcel cost less', () => {
  it('is the side that takes the least to cut, where the volume decides', () => {
    expect(adviceFor('specialLine', { weightGrams: 6_200, size: cm(46, 34, 30), pieces: 1 })).toEqual({ kind: 'smaller', side: 'height', lessCm: 2, chargeableGrams: 7_500 });
  });

  it('is weight, where the scale decides', () => {
    expect(adviceFor('smallParcel', { weightGrams: 6_230, size: cm(20, 20, 20), pieces: 1 })).toEqual({ kind: 'lighter', lessGrams: 30, chargeableGrams: 6_200 });
    expect(adviceFor('specialLine', { weightGrams: 20_700, size: null, pieces: 1 })).toEqual({ kind: 'lighter', lessGrams: 200, chargeableGrams: 20_500 });
  });

  it('is both, where scale and volume lie in one step', () => {
    expect(adviceFor('specialLine', { weightGrams: 7_900, size: cm(46, 34, 30), pieces: 1 })).toEqual({ kind: 'both' });
  });

  it('is nothing at the minimum', () => {
    expect(adviceFor('smallParcel', { weightGrams: 400, size: cm(20, 10, 10), pieces: 1 })).toEqual({ kind: 'least', chargeableGrams: 1_000 });
  });

  it('never asks for a parcel that cannot carry its label', () => {
    fc.assert(
      fc.property(product, parcel, (name, given) => {
        const advice = adviceFor(name, given);
        if (advice.kind !== 'smaller' || !given.size) return;
        const longerThanLabel = (size: PieceSize | null): number => (size ? Object.values(size).filter((mm: number) => mm >= 100).length : 0);
        expect(longerThanLabel(changed(given, advice, advice.lessCm).size)).toBeGreaterThanOrEqual(Math.min(2, longerThanLabel(given.size)));
      }),
    );
  });

  it('comes true, and is the least of its kind', () => {
    fc.assert(
      fc.property(product, parcel, (name, given) => {
        const advice = adviceFor(name, given);
        if (advice.kind === 'both' || advice.kind === 'least') return;
        const less = advice.kind === 'smaller' ? advice.lessCm : advice.lessGrams;
        expect(charged(name, changed(given, advice, less))).toBe(advice.chargeableGrams);
        expect(advice.chargeableGrams).toBeLessThan(charged(name, given));
        expect(charged(name, changed(given, advice, less - 1))).toBe(charged(name, given));
      }),
    );
  });

  it('is nothing only where nothing is charged for less', () => {
    fc.assert(
      fc.property(product, parcel, parcel, (name, given, other) => {
        if (adviceFor(name, given).kind === 'least') expect(charged(name, given)).toBeLessThanOrEqual(charged(name, other));
      }),
    );
  });
});
