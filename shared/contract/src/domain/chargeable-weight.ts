/**
 * What a parcel weighs for its price: the higher of actual and volume weight, at least the minimum, rounded up to the
 * product's step (spec §9). Whole grams and millimetres only; every rounding goes up.
 */
import { divideUp } from './divide-up.ts';
import type { WeighingRule } from './rules/products.ts';

export { divideUp };

/** Outer sizes of one piece, millimetres. */
export interface PieceSize {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The weight with everything that explains it; weights in grams. */
export interface ChargeableWeight {
  readonly actualGrams: number;
  /** null when no size was given. */
  readonly volumeGrams: number | null;
  /** Sides of a piece rounded up to whole centimetres, as they were multiplied. */
  readonly measuredCm: readonly [length: number, width: number, height: number] | null;
  readonly pieces: number;
  readonly volumeDivisor: number;
  readonly minimumGrams: number;
  /** The chargeable weight is a multiple of it. */
  readonly stepGrams: number;
  readonly chargeableGrams: number;
  readonly wonBy: 'actual' | 'volume' | 'minimum';
}

/** `actualGrams` is the weight of all pieces together, `size` that of each of them. */
export function chargeableWeight(actualGrams: number, size: PieceSize | null, pieces: number, rule: WeighingRule): ChargeableWeight {
  const { volumeDivisor, minimumGrams } = rule;
  const measuredCm = size && ([divideUp(size.lengthMm, 10), divideUp(size.widthMm, 10), divideUp(size.heightMm, 10)] as const);
  const volumeGrams = measuredCm && divideUp(measuredCm[0] * measuredCm[1] * measuredCm[2] * 1_000 * pieces, volumeDivisor);
  const higher = Math.max(actualGrams, volumeGrams ?? 0);
  const { grams, stepGrams } = stepUp(Math.max(higher, minimumGrams), rule);
  const wonBy = higher < minimumGrams ? 'minimum' : volumeGrams !== null && volumeGrams > actualGrams ? 'volume' : 'actual';
  return { actualGrams, volumeGrams, measuredCm, pieces, volumeDivisor, minimumGrams, stepGrams, chargeableGrams: grams, wonBy };
}

function stepUp(exact: number, { id, steps }: WeighingRule): { readonly grams: number; readonly stepGrams: number } {
  for (const { uptoGrams, stepGrams } of steps) {
    const grams = divideUp(exact, stepGrams) * stepGrams;
    if (uptoGrams === null || grams <= uptoGrams) return { grams, stepGrams };
  }
  throw new RangeError(`${id} has no step for ${exact} g`);
}
