/** Measures as people type them, in the digits of any script, as whole numbers; null for what is none. */
import { gramsOf } from '@amberlane/ui/fields';

/** Thousandths, to which the number is read without rounding. */
const thousandthsOf = gramsOf;
const inUnits = (typed: string, thousandths: number): number | null => {
  const value = thousandthsOf(typed);
  return value !== null && value % thousandths === 0 ? value / thousandths : null;
};

/** Millimetres of a length typed in centimetres; finer than that is no length. */
export const millimetresOf = (typed: string): number | null => inUnits(typed, 100);

export const wholeNumberOf = (typed: string): number | null => inUnits(typed, 1_000);

/** Watt-hours rounded up: a limit is not undercut by a fraction. */
export function wholeWattHours(typed: string): number | null {
  const milli = thousandthsOf(typed);
  return milli === null ? null : Math.ceil(milli / 1_000);
}

/** Watt-hours of volts and milliampere-hours, in thousandths: 3.85 V × 5,000 mAh is 19,250. */
export function milliwattHours(volts: string, milliampHours: string): number | null {
  const millivolts = thousandthsOf(volts);
  const capacity = wholeNumberOf(milliampHours);
  if (millivolts === null || capacity === null) return null;
  const product = millivolts * capacity;
  return Number.isSafeInteger(product) ? Math.ceil(product / 1_000) : null;
}
