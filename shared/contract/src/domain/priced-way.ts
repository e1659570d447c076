/** A product on its lane as a price that depends on the weight, and where one product costs less than another. Pure; weights in grams, prices in fen. */
import { chargeableWeight } from './chargeable-weight.ts';
import { freightAmount, type Tariff } from './freight.ts';
import { parcelLimits, weighingRule, type PricedProduct, type WeighingRule } from './rules/products.ts';

export interface PricedWay {
  readonly product: PricedProduct;
  readonly tariff: Tariff;
  readonly weighing: WeighingRule;
  /** Heavier parcels are not taken. */
  readonly limitGrams: number;
}

export const pricedWay = (rate: Tariff & { readonly product: PricedProduct }, day: string): PricedWay => ({
  product: rate.product,
  tariff: rate,
  weighing: weighingRule(rate.product, day),
  limitGrams: parcelLimits(rate.product, day).maxWaybillGrams,
});

/** What the freight of a parcel costs whose higher weight, before rounding, is this. Never less than for a lighter one. */
export const priceOf = ({ tariff, weighing }: PricedWay, exactGrams: number): number => freightAmount(tariff, chargeableWeight(exactGrams, null, 1, weighing).chargeableGrams);

export interface CheaperSpan {
  /** `under`: every lighter parcel costs less with this product; `from`: this and every heavier parcel that both take. */
  readonly kind: 'under' | 'from';
  readonly grams: number;
}

/** Spans begin and end at whole steps of this, however coarsely both products are rounded: between two of their steps a parcel costs what the upper one does. */
const GRID_GRAMS = 100;

/** From which weight on one product always costs less than the other, and up to which the other does. Between the two spans, where rounding decides, nothing is said. Empty where one product costs less at every weight, or never more than the other. */
export function cheaperSpans(one: PricedWay, other: PricedWay): ReadonlyMap<PricedProduct, CheaperSpan> {
  const step = Math.min(GRID_GRAMS, ...[...one.weighing.steps, ...other.weighing.steps].map(({ stepGrams }) => stepGrams));
  const lightest = Math.max(one.weighing.minimumGrams, other.weighing.minimumGrams);
  const heaviest = Math.min(one.limitGrams, other.limitGrams);
  if (heaviest < lightest) return new Map();
  const [light, heavy] = priceOf(one, lightest) <= priceOf(other, lightest) ? [one, other] : [other, one];
  const costsLess = (way: PricedWay, than: PricedWay, grams: number): boolean => priceOf(way, grams) < priceOf(than, grams);
  let underGrams = lightest;
  while (underGrams <= heaviest && costsLess(light, heavy, underGrams)) underGrams += step;
  const fromGrams = cheaperFrom(heavy, light, lightest, Math.floor((heaviest - lightest) / step), step);
  if (fromGrams === null) return new Map();
  return new Map<PricedProduct, CheaperSpan>([
    ...(underGrams > lightest ? [[light.product, { kind: 'under', grams: underGrams }] as const] : []),
    [heavy.product, { kind: 'from', grams: fromGrams }],
  ]);
}

/**
 * The least weight from which one way costs less at each of `steps` further weights; null where it does not at the last.
 * No price falls with the weight: where the other costs more at the lower end than this one at the upper, nothing between is asked.
 */
function cheaperFrom(way: PricedWay, than: PricedWay, grams: number, steps: number, step: number): number | null {
  if (priceOf(than, grams) > priceOf(way, grams + steps * step)) return grams;
  if (steps === 0) return null;
  const half = Math.ceil(steps / 2);
  const middle = grams + half * step;
  const upper = cheaperFrom(way, than, middle, steps - half, step);
  return upper === middle ? cheaperFrom(way, than, grams, half - 1, step) ?? upper : upper;
}
