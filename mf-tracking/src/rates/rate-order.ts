/** Services that take a weight first, then those that are made for heavier parcels. Pure. */
import type { ListedRate } from '../api/rates-api.ts';

export interface RatesByWeight {
  readonly fitting: readonly ListedRate[];
  /** What one pays for is more than what is sent. */
  readonly heavier: readonly ListedRate[];
}

/** `grams`: the asked weight. Where nothing is made for so little, all of them fit alike. */
export function ratesByWeight(rates: readonly ListedRate[], grams: number): RatesByWeight {
  const isFitting = ({ minimum }: ListedRate): boolean => minimum.grams <= grams;
  const fitting = rates.filter(isFitting);
  return fitting.length === 0 ? { fitting: rates, heavier: [] } : { fitting, heavier: rates.filter((rate) => !isFitting(rate)) };
}
