/** Prices of further steps as prices of a kilogram, so that tiers of different steps compare. Pure. */
import type { FreightRate } from '@amberlane/contract/calls/rates';

/** Fen for a kilogram. */
export interface KilogramPrices {
  readonly least: number;
  readonly most: number;
}

/** null for a rate without further steps. Rounded up, as every price is. */
export function pricePerKilogram(tiers: FreightRate['tiers']): KilogramPrices | null {
  if (tiers.length === 0) return null;
  const prices = tiers.map(({ stepGrams, stepAmount }) => Math.ceil((stepAmount * 1_000) / stepGrams));
  return { least: Math.min(...prices), most: Math.max(...prices) };
}

/** A tier with the weight at which it begins, grams. */
export type TierFrom = FreightRate['tiers'][number] & { readonly fromGrams: number };

export const tiersFrom = ({ firstGrams, tiers }: Pick<FreightRate, 'firstGrams' | 'tiers'>): readonly TierFrom[] =>
  tiers.map((tier, index) => ({ ...tier, fromGrams: tiers[index - 1]?.uptoGrams ?? firstGrams }));
