/** What can be said about the asked weight by the rules of the day (spec §5, §8). Pure. */
import { parcelLimits, PRICED_PRODUCTS, type PricedProduct } from '@amberlane/contract/domain';
import { weightOf, type RateFilter } from './rate-filter.ts';

/** A product and the heaviest waybill that it takes, grams. */
export interface ProductLimit {
  readonly product: PricedProduct;
  readonly maxGrams: number;
}

export interface WeightVerdict {
  /** Nothing can be priced: not a weight, or too much for the asked product, or for each of them. */
  readonly fault: { readonly code: 'number' } | ({ readonly code: 'tooHeavy' } & ProductLimit) | null;
  /** Prices above it are confirmed by hand, grams; null while the weight is not above it. */
  readonly confirmAboveGrams: number | null;
  /** Products that don't take the weight while others do, so that their rates are missing. */
  readonly leftOut: readonly ProductLimit[];
}

/** Heaviest waybill of each product on a day (ISO date). */
export const productLimits = (day: string): readonly ProductLimit[] =>
  PRICED_PRODUCTS.map((product) => ({ product, maxGrams: parcelLimits(product, day).maxWaybillGrams }));

/** A waybill of the product may weigh so much on the day (ISO date). */
export const takesGrams = (product: PricedProduct, grams: number, day: string): boolean => grams <= parcelLimits(product, day).maxWaybillGrams;

export function judgeWeight(filter: Pick<RateFilter, 'weight' | 'product'>, day: string): WeightVerdict {
  const grams = weightOf(filter);
  const nothing: WeightVerdict = { fault: grams === 'fault' ? { code: 'number' } : null, confirmAboveGrams: null, leftOut: [] };
  if (typeof grams !== 'number') return nothing;
  const asked = productLimits(day).filter(({ product }) => filter.product === null || product === filter.product);
  const leftOut = asked.filter(({ maxGrams }) => grams > maxGrams);
  const strongest = asked.reduce((best, limit) => (limit.maxGrams > best.maxGrams ? limit : best));
  if (leftOut.length === asked.length) return { ...nothing, fault: { code: 'tooHeavy', ...strongest } };
  const { confirmAboveGrams } = parcelLimits(strongest.product, day);
  return { fault: null, confirmAboveGrams: confirmAboveGrams !== null && grams > confirmAboveGrams ? confirmAboveGrams : null, leftOut };
}
