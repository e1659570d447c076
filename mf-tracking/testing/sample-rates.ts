/** Rates for tests: the shape of those of the site, and any that the contract allows. */
import fc from 'fast-check';
import { PRICED_PRODUCTS, pricedWay, type PricedProduct, type PricedWay, type RateTier } from '@amberlane/contract/domain';
import type { FreightCity, FreightRate } from '@amberlane/contract/calls/rates';

export const DAY = '2026-11-20';

const city = (code: string, name: string, country: FreightCity['country']): FreightCity => ({ code, name, country, remote: false });

function rate(product: PricedProduct, firstAmount: number, tiers: readonly RateTier[]): FreightRate {
  return {
    id: `rate.${product}`,
    product,
    origin: city('CN-CAN', 'Guangzhou', 'CN'),
    destination: city('NG-LOS', 'Lagos', 'NG'),
    currency: 'CNY',
    firstGrams: 500,
    firstAmount,
    tiers: [...tiers],
    minimum: { grams: 1_000, amount: firstAmount },
    transit: { from: 5, to: 10 },
    remarks: [],
    validFrom: '2026-01-01',
    validTo: null,
  };
}

export const SMALL_PARCEL_RATE = rate('smallParcel', 4_620, [
  { uptoGrams: 1_000, stepGrams: 100, stepAmount: 660 },
  { uptoGrams: 5_000, stepGrams: 100, stepAmount: 630 },
  { uptoGrams: 10_000, stepGrams: 100, stepAmount: 610 },
  { uptoGrams: null, stepGrams: 100, stepAmount: 580 },
]);
export const SPECIAL_LINE_RATE = rate('specialLine', 9_000, [
  { uptoGrams: 5_000, stepGrams: 500, stepAmount: 2_750 },
  { uptoGrams: 21_000, stepGrams: 500, stepAmount: 2_530 },
  { uptoGrams: null, stepGrams: 1_000, stepAmount: 4_620 },
]);

export const SMALL_PARCEL = pricedWay(SMALL_PARCEL_RATE, DAY);
export const SPECIAL_LINE = pricedWay(SPECIAL_LINE_RATE, DAY);

/** Tiers that end where the tariffs of the site may: at whole kilograms, in steps that the product is weighed in. */
const tiers = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 0, maxLength: 5 }).chain((ends) =>
  fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: ends.length + 1, maxLength: ends.length + 1 }).map((prices): readonly RateTier[] => {
    const bounds = [...ends.sort((a, b) => a - b).map((kilograms) => kilograms * 1_000), null];
    return bounds.map((uptoGrams, index) => ({ uptoGrams, stepGrams: 100, stepAmount: prices[index] ?? 0 }));
  }),
);

export const anyWay: fc.Arbitrary<PricedWay> = fc
  .record({ product: fc.constantFrom(...PRICED_PRODUCTS), firstAmount: fc.integer({ min: 0, max: 20_000 }), tiers })
  .map(({ product, firstAmount, tiers }) => pricedWay(rate(product, firstAmount, tiers), DAY));
