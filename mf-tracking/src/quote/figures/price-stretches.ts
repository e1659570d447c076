/** The parts of a tariff on which the price rises evenly. Pure; weights in grams, prices in fen. */
import type { PricedWay } from '@amberlane/contract/domain';

/** Part of the tariff in which every further kilogram costs the same. */
export interface PriceStretch {
  readonly fromGrams: number;
  readonly toGrams: number;
  readonly fenPerKg: number;
}

/** From the minimum to the heaviest that is taken. */
export function stretchesOf({ tariff, weighing, limitGrams }: PricedWay): readonly PriceStretch[] {
  let fromGrams = weighing.minimumGrams;
  return tariff.tiers.flatMap(({ uptoGrams, stepGrams, stepAmount }) => {
    const stretch = { fromGrams, toGrams: Math.min(uptoGrams ?? limitGrams, limitGrams), fenPerKg: Math.round((stepAmount * 1_000) / stepGrams) };
    if (stretch.toGrams <= fromGrams) return [];
    fromGrams = stretch.toGrams;
    return [stretch];
  });
}
