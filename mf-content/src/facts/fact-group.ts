/** Figures that one row of the business rules gives to the prose, under the names that sentences use. */
import type { DatedRule } from '@amberlane/contract/domain';

export type Figures = Readonly<Record<string, string | number>>;

export interface FactGroup {
  /** The row; null for a figure without days of its own. */
  readonly rule: DatedRule | null;
  readonly figures: Figures;
}

/** Units of the sentences: yuan, kilograms, centimetres, whole currency units, shares of one. */
export const FEN = 100;
export const MINOR_UNITS = 100;
export const GRAMS = 1_000;
export const MILLIMETRES = 10;
export const WHOLE_IN_BASIS_POINTS = 10_000;
