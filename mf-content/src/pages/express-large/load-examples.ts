/** Three loads and what they weigh for their price, by the function that bills (spec §9 "volume weight"). */
import { chargeableWeight, weighingRule, type ChargeableWeight } from '@amberlane/contract/domain';

/** Sides in centimetres, weight of one piece in kilograms. */
export interface LoadExample {
  readonly id: 'machines' | 'lampshades' | 'cable';
  readonly pieces: number;
  readonly kilograms: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export const LOAD_EXAMPLES: readonly LoadExample[] = [
  { id: 'machines', pieces: 2, kilograms: 24, length: 60, width: 45, height: 50 },
  { id: 'lampshades', pieces: 2, kilograms: 6, length: 60, width: 60, height: 50 },
  { id: 'cable', pieces: 3, kilograms: 30, length: 50, width: 50, height: 40 },
];

const GRAMS = 1_000;
const MILLIMETRES = 10;

export function weightOf({ pieces, kilograms, length, width, height }: LoadExample, day: string): ChargeableWeight {
  const size = { lengthMm: length * MILLIMETRES, widthMm: width * MILLIMETRES, heightMm: height * MILLIMETRES };
  return chargeableWeight(pieces * kilograms * GRAMS, size, pieces, weighingRule('localDelivery', day));
}
