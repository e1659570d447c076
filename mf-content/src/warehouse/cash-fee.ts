/** Fee of cash on delivery as a page works it out on examples (spec §9 "COD fee"). Amounts in fen. */
import type { CashOnDeliveryRule } from '@amberlane/contract/domain';

export interface CashFee {
  readonly collected: number;
  readonly fee: number;
  /** Which part of the rule decided. */
  readonly decidedBy: 'least' | 'share' | 'most';
}

const WHOLE_IN_BASIS_POINTS = 10_000;

export function cashFee(collected: number, { basisPoints, minFen, maxFen }: Pick<CashOnDeliveryRule, 'basisPoints' | 'minFen' | 'maxFen'>): CashFee {
  const share = Math.round((collected * basisPoints) / WHOLE_IN_BASIS_POINTS);
  if (share < minFen) return { collected, fee: minFen, decidedBy: 'least' };
  if (share > maxFen) return { collected, fee: maxFen, decidedBy: 'most' };
  return { collected, fee: share, decidedBy: 'share' };
}

/** Three round amounts: one on which the least fee is due, one on which the share is, one on which the limit holds. */
export function sampleAmounts(rule: Pick<CashOnDeliveryRule, 'basisPoints' | 'minFen' | 'maxFen'>): readonly number[] {
  const atLeast = (rule.minFen * WHOLE_IN_BASIS_POINTS) / rule.basisPoints;
  const atMost = (rule.maxFen * WHOLE_IN_BASIS_POINTS) / rule.basisPoints;
  return [roundedDown(atLeast), roundedDown(Math.sqrt(atLeast * atMost)), 2 * roundedDown(atMost)];
}

/** To one leading digit: 16,667 becomes 10,000. */
function roundedDown(fen: number): number {
  const unit = 10 ** Math.floor(Math.log10(fen));
  return Math.floor(fen / unit) * unit;
}
