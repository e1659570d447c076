import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyWay, SMALL_PARCEL, SPECIAL_LINE } from '../../../testing/sample-rates.ts';
import { cheaperSpans, priceOf } from '@amberlane/contract/domain';

describe('the weights at which a product costs less', () => {
  it('begin where it always does, and end where the other does for the first time', () => {
    const spans = cheaperSpans(SMALL_PARCEL, SPECIAL_LINE);
    const [under, from] = [spans.get('smallParcel'), spans.get('specialLine')];
    if (!under || !from) throw new Error('no spans');
    expect([under.kind, from.kind]).toEqual(['under', 'from']);
    expect(priceOf(SPECIAL_LINE, under.grams)).toBeLessThanOrEqual(priceOf(SMALL_PARCEL, under.grams));
    expect(priceOf(SMALL_PARCEL, under.grams - 100)).toBeLessThan(priceOf(SPECIAL_LINE, under.grams - 100));
    expect(priceOf(SMALL_PARCEL, from.grams - 100)).toBeLessThanOrEqual(priceOf(SPECIAL_LINE, from.grams - 100));
  });

  it('are not told where no weight goes with both', () => {
    expect(cheaperSpans({ ...SMALL_PARCEL, limitGrams: SPECIAL_LINE.weighing.minimumGrams - 100 }, SPECIAL_LINE).size).toBe(0);
  });

  it('end where the price rises, not where the step ends to which both products round', () => {
    const tariff = (firstAmount: number, stepAmount: number) => ({ ...SPECIAL_LINE.tariff, firstAmount, tiers: [{ uptoGrams: null, stepGrams: 500, stepAmount }] });
    const spans = cheaperSpans({ ...SPECIAL_LINE, product: 'localDelivery', tariff: tariff(1_000, 1_000) }, { ...SPECIAL_LINE, tariff: tariff(3_500, 0) });
    // At 1.5 kg 3,000 against 3,500, from 1.6 kg on 4,000.
    expect(spans.get('localDelivery')).toEqual({ kind: 'under', grams: 1_600 });
    expect(spans.get('specialLine')).toEqual({ kind: 'from', grams: 1_600 });
  });

  it('never contradict a price, whatever the rates', () => {
    fc.assert(
      fc.property(anyWay, anyWay, fc.integer({ min: 1_000, max: 30_000 }), (one, other, grams) => {
        if (one.product === other.product || grams > Math.min(one.limitGrams, other.limitGrams)) return;
        const onGrid = grams - (grams % 100);
        for (const [way, than] of [[one, other], [other, one]] as const) {
          const span = cheaperSpans(one, other).get(way.product);
          if (span && (span.kind === 'under' ? onGrid < span.grams : onGrid >= span.grams)) expect(priceOf(way, onGrid)).toBeLessThan(priceOf(than, onGrid));
        }
      }),
      { numRuns: 60 },
    );
  });
});
