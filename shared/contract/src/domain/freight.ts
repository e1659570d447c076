/** What a weight costs by a tariff. Apart from the other lines of a price: pages that show freight alone load no more than this. */
import { divideUp } from './divide-up.ts';

/** Steps of weight with one price, up to a weight; prices in fen. */
export interface RateTier {
  /** null: without end. */
  readonly uptoGrams: number | null;
  readonly stepGrams: number;
  readonly stepAmount: number;
}

/** What a weight costs: the first weight, then steps that get cheaper. */
export interface Tariff {
  /** Of the first weight, fen. */
  readonly firstAmount: number;
  readonly firstGrams: number;
  /** By weight, the lightest first; the last one without end. */
  readonly tiers: readonly RateTier[];
}

/** Freight alone, fen, for a weight that is a multiple of the product's step. */
export const freightAmount = (tariff: Tariff, grams: number): number => tariff.firstAmount + stepsBegun(tariff, grams).reduce((sum, { amount }) => sum + amount, 0);

/** Steps beyond the first weight, tier by tier; tiers above the weight are left out. */
export function stepsBegun({ firstGrams, tiers }: Tariff, grams: number) {
  let end = firstGrams;
  return tiers.flatMap(({ uptoGrams, stepGrams, stepAmount }) => {
    const from = end;
    const to = Math.min(grams, uptoGrams ?? grams);
    if (to <= from) return [];
    end = to;
    const steps = divideUp(to - from, stepGrams);
    return [{ from, to, stepGrams, stepAmount, steps, amount: steps * stepAmount }];
  });
}
