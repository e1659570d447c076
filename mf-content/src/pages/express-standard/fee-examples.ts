/** Sums that a courier collects and what they cost, from the rule that bills (spec §9 "COD fee"). Amounts in fen. */
import type { CashOnDeliveryRule } from '@amberlane/contract/domain';

const WHOLE_IN_BASIS_POINTS = 10_000;

/** Examples on the curve and in the table: one at the floor, two between, one at the ceiling under the rules of today. */
export const EXAMPLE_SUMS_FEN = [10_000, 100_000, 1_000_000, 6_000_000] as const;

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

/** The frame of the curve: sums and fees grow tenfold from step to step, so that all turns are seen. */
const FRAME = { width: 480, height: 220, pad: 24 } as const;
const SUMS = [3_000, 20_000_000] as const;
const room = (value: number, [from, to]: readonly [number, number], size: number): number =>
  Math.round((Math.log(value / from) / Math.log(to / from)) * size);

/** Where a sum and its fee lie in the frame, from its upper start corner. */
export function pointOf(sumFen: number, rule: CashOnDeliveryRule): readonly [x: number, y: number] {
  const { feeFen } = feeOf(sumFen, rule);
  const { width, height, pad } = FRAME;
  const inner = height - 2 * pad;
  return [room(sumFen, SUMS, width), pad + inner - room(feeFen, [rule.minFen, rule.maxFen], inner)];
}

/** The curve: flat at the floor, rising with the sum, flat at the ceiling. */
export function curveOf(rule: CashOnDeliveryRule): string {
  const [floorEnds, ceilingFrom] = [rule.minFen, rule.maxFen].map((fee) => (fee * WHOLE_IN_BASIS_POINTS) / rule.basisPoints);
  const [start, end] = SUMS;
  return `M${[start, floorEnds ?? start, ceilingFrom ?? end, end].map((sum) => pointOf(sum, rule).join(' ')).join('L')}`;
}

export const FEE_FRAME = `0 0 ${FRAME.width} ${FRAME.height}`;
