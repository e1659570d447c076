/** Goods as sellers pack them, to show how a small parcel is weighed. Sizes in centimetres, weights in grams. */
import { chargeableWeight, weighingRule, type ChargeableWeight } from '@amberlane/contract/domain';
import type { Sides } from '../../picture/parcel-drawing.ts';

export interface PackedGoods extends Sides {
  readonly id: 'case' | 'shoes' | 'blender' | 'jacket';
  readonly grams: number;
}

const MILLIMETRES = 10;

/** One for each reason that a weight can have, and one more that is only rounded. */
export const PACKED_GOODS: readonly PackedGoods[] = [
  { id: 'case', grams: 180, length: 18, width: 10, height: 3 },
  { id: 'shoes', grams: 1_240, length: 32, width: 19, height: 11 },
  { id: 'blender', grams: 2_610, length: 38, width: 14, height: 13 },
  { id: 'jacket', grams: 900, length: 45, width: 35, height: 15 },
];

/** What they are charged at by the rules of a day (ISO date). */
export const weighedOn = (day: string, { grams, length, width, height }: PackedGoods): ChargeableWeight =>
  chargeableWeight(grams, { lengthMm: length * MILLIMETRES, widthMm: width * MILLIMETRES, heightMm: height * MILLIMETRES }, 1, weighingRule('smallParcel', day));
