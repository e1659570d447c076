/** Sums that a courier collects and what they cost, from the rule that bills (spec §9 "COD fee"). Amounts in fen. */
import type { CashOnDeliveryRule } from '@amberlane/contract/domain';

const WHOLE_IN_BASIS_POINTS = 10_000;

/** Examples of the table: one at the floor, one between, one at the ceiling under the rules of today. */
export const EXAMPLE_SUMS_FEN = [10_000, 100_000, 6_000_000] as const;

export interface FeeExample {
  readonly sumFen: number;
  readonly feeFen: number;
  /** What decided about the fee: its floor, the share of the sum, its ceiling. */
  readonly why: 'least' | 'share' | 'most';
}

/** Fee for a sum, and what decided about it. */
export function feeOf(sumFen: number, { basisPoints, minFen, maxFen }: CashOnDeliveryRule): FeeExample {
  const share = Math.round((sumFen * basisPoints) / WHOLE_IN_BASIS_POINTS);
  if (share <= minFen) return { sumFen, feeFen: minFen, why: 'least' };
  return share < maxFen ? { sumFen, feeFen: share, why: 'share' } : { sumFen, feeFen: maxFen, why: 'most' };
}
