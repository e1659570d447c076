import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PRICED_PRODUCTS, weighingRule } from './business-rules.ts';
import { chargeableWeight, divideUp } from './chargeable-weight.ts';

const DAY = '2026-11-20';
const SMALL = weighingRule('smallParcel', DAY);
const SPECIAL = weighingRule('specialLine', DAY);
const cm = (lengthCm: number, widthCm: number, heightCm: number) => ({ lengthMm: lengthCm * 10, widthMm: widthCm * 10, heightMm: heightCm * 10 });

const grams = fc.integer({ min: 1, max: 200_000 });
const side = fc.integer({ min: 1, max: 999 });
const size = fc.option(fc.record({ lengthMm: side, widthMm: side, heightMm: side }));
const product = fc.constantFrom(...PRICED_PRODUCTS);

describe('chargeable weight', () => {
  it.each([
    // actual, size, grams, won by
    [400, null, 1_000, 'minimum'],
    [1_000, null, 1_000, 'actual'],
    [1_001, null, 1_100, 'actual'],
    [2_000, cm(30, 20, 20), 2_000, 'actual'],
    [1_999, cm(30, 20, 20), 2_000, 'volume'],
    [2_000, cm(30, 20, 20.1), 2_100, 'volume'],
    [900, cm(10, 10, 10), 1_000, 'minimum'],
  ])('of a small parcel of %i g in %j is %i g by %s', (actual, box, chargeableGrams, wonBy) => {
    expect(chargeableWeight(actual, box, 1, SMALL)).toMatchObject({ chargeableGrams, wonBy });
  });

  it.each([
    [1_200, 1_500, 500],
    [20_001, 20_500, 500],
    [20_500, 20_500, 500],
    [20_501, 21_000, 1_000],
    [21_001, 22_000, 1_000],
    [100_001, 101_000, 1_000],
  ])('of %i g by special line is %i g in steps of %i g', (actual, chargeableGrams, stepGrams) => {
    expect(chargeableWeight(actual, null, 1, SPECIAL)).toMatchObject({ chargeableGrams, stepGrams });
  });

  it('measures sides in whole centimetres, rounded up', () => {
    expect(chargeableWeight(1, { lengthMm: 301, widthMm: 300, heightMm: 299 }, 1, SMALL)).toMatchObject({ measuredCm: [31, 30, 30], volumeGrams: 4_650 });
  });

  it('counts the volume of every piece', () => {
    const one = chargeableWeight(1, cm(40, 30, 30), 1, SPECIAL);
    const three = chargeableWeight(1, cm(40, 30, 30), 3, SPECIAL);
    expect([one.volumeGrams, three.volumeGrams]).toEqual([6_000, 18_000]);
  });

  it('is whole grams, a multiple of the step, at least actual, volume and minimum, less than a step above the highest', () => {
    fc.assert(
      fc.property(product, grams, size, fc.integer({ min: 1, max: 20 }), (name, actual, box, pieces) => {
        const weight = chargeableWeight(actual, box, pieces, weighingRule(name, DAY));
        const highest = Math.max(actual, weight.volumeGrams ?? 0, weight.minimumGrams);
        expect([weight.chargeableGrams, weight.volumeGrams ?? 0, ...(weight.measuredCm ?? [])].every(Number.isSafeInteger)).toBe(true);
        expect(weight.chargeableGrams % weight.stepGrams).toBe(0);
        expect(weight.chargeableGrams).toBeGreaterThanOrEqual(highest);
        expect(weight.chargeableGrams - highest).toBeLessThan(weight.stepGrams);
      }),
    );
  });

  it('goes by volume exactly when volume is the higher and above the minimum', () => {
    fc.assert(
      fc.property(product, grams, size, (name, actual, box) => {
        const { wonBy, volumeGrams, minimumGrams } = chargeableWeight(actual, box, 1, weighingRule(name, DAY));
        expect(wonBy === 'volume').toBe(volumeGrams !== null && volumeGrams > actual && volumeGrams >= minimumGrams);
      }),
    );
  });

  it('divides up without a fraction', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 52n }), fc.bigInt({ min: 1n, max: 1_000_000n }), (a, b) => {
        expect(BigInt(divideUp(Number(a), Number(b)))).toBe((a + b - 1n) / b);
      }),
    );
  });
});
