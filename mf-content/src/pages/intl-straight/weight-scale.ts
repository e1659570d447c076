/** The weights of both lines as stretches of one scale. */
import type { WeightBands } from './weight-bands.ts';

/** A stretch of the scale, kilograms: the line to take first, either of the two, the only one that takes it, or that one with its price confirmed before. */
export interface WeightSpan {
  readonly from: number;
  readonly to: number;
  readonly kind: 'first' | 'either' | 'only' | 'confirmed';
  readonly line: 'small' | 'special';
}

/** Heaviest shipments, kilograms: of a small parcel, of the special line without a confirmed price, and at all. */
interface Limits {
  readonly smallKg: number;
  readonly confirmKg: number;
  readonly lineKg: number;
}

/** From no weight to the heaviest; stretches without any width are left out. */
export const weightSpans = ({ underKg, fromKg }: Pick<WeightBands, 'underKg' | 'fromKg'>, { smallKg, confirmKg, lineKg }: Limits): readonly WeightSpan[] =>
  (
    [
      { from: 0, to: underKg, kind: 'first', line: 'small' },
      { from: underKg, to: fromKg, kind: 'either', line: 'special' },
      { from: fromKg, to: smallKg, kind: 'first', line: 'special' },
      { from: smallKg, to: confirmKg, kind: 'only', line: 'special' },
      { from: confirmKg, to: lineKg, kind: 'confirmed', line: 'special' },
    ] as const
  ).filter(({ from, to }) => from < to);
