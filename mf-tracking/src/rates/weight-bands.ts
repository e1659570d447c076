/** Weights whose prices stand beside the asked one, and what they cost: the sum that a bill names for the freight. Pure. */
import { chargeableWeight, freightAmount, weighingRule } from '@amberlane/contract/domain';
import type { ListedRate } from '../api/rates-api.ts';
import { takesGrams } from './weight-verdict.ts';

/** Grams. */
const BANDS = [1_000, 2_000, 5_000, 10_000, 20_000];

/** Weights that phones show before a rate is opened, grams. */
export const USUAL_BANDS: ReadonlySet<number> = new Set([1_000, 2_000, 5_000, 10_000]);

/** Without the asked weight, which has its own column. */
export const bandsBeside = (grams: number | 'fault'): readonly number[] => BANDS.filter((band) => band !== grams);

/** Fen; null where the service does not take so much on the day (ISO date). */
export function bandPrice(rate: ListedRate, grams: number, day: string): number | null {
  if (!takesGrams(rate.product, grams, day)) return null;
  return freightAmount(rate, chargeableWeight(grams, null, 1, weighingRule(rate.product, day)).chargeableGrams);
}
