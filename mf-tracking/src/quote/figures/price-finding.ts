/**
 * What a reader learns from the chart of prices, in one sentence. A heavier parcel never costs less than a lighter one
 * of the same product, since its tariff only adds; so what can cost less is another product. Pure.
 */
import { priceOf, type PricedProduct, type PricedWay } from '@amberlane/contract/domain';
import { stretchesOf } from './price-stretches.ts';

export type PriceFinding =
  /** This parcel costs less that way. */
  | { readonly kind: 'otherNow'; readonly product: PricedProduct; readonly lessFen: number }
  /** From this weight on every parcel costs less that way, as far as both are offered. */
  | { readonly kind: 'otherFrom'; readonly product: PricedProduct; readonly fromGrams: number }
  /** From this weight on a further kilogram costs less. */
  | { readonly kind: 'fallsNext'; readonly fromGrams: number; readonly fenPerKg: number; readonly beforeFenPerKg: number }
  /** No kilogram of this product costs less. */
  | { readonly kind: 'lowest'; readonly fenPerKg: number };

/** `exactGrams`: the higher of the parcel's two weights, before rounding. */
export function priceFinding(own: PricedWay, other: PricedWay | null, exactGrams: number): PriceFinding {
  return (other && (otherNow(own, other, exactGrams) ?? otherFrom(own, other, exactGrams))) ?? withinProduct(own, exactGrams);
}

function otherNow(own: PricedWay, other: PricedWay, exactGrams: number): PriceFinding | null {
  if (exactGrams > other.limitGrams) return null;
  const lessFen = priceOf(own, exactGrams) - priceOf(other, exactGrams);
  return lessFen > 0 ? { kind: 'otherNow', product: other.product, lessFen } : null;
}

function otherFrom(own: PricedWay, other: PricedWay, exactGrams: number): PriceFinding | null {
  const heaviest = Math.min(own.limitGrams, other.limitGrams);
  const step = Math.min(...[...own.weighing.steps, ...other.weighing.steps].map(({ stepGrams }) => stepGrams));
  let fromGrams: number | null = null;
  for (let grams = heaviest; grams > exactGrams && priceOf(other, grams) < priceOf(own, grams); grams -= step) fromGrams = grams;
  return fromGrams === null ? null : { kind: 'otherFrom', product: other.product, fromGrams };
}

function withinProduct(own: PricedWay, exactGrams: number): PriceFinding {
  const stretches = stretchesOf(own);
  const at = stretches.findIndex(({ toGrams }) => exactGrams < toGrams);
  const [now, next] = [stretches[at], stretches[at + 1]];
  if (at >= 0 && now && next && next.fenPerKg < now.fenPerKg) return { kind: 'fallsNext', fromGrams: next.fromGrams, fenPerKg: next.fenPerKg, beforeFenPerKg: now.fenPerKg };
  return { kind: 'lowest', fenPerKg: (now ?? stretches.at(-1))?.fenPerKg ?? 0 };
}
