export type RelativeUnit = 'minute' | 'hour' | 'day';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far an instant is from now in the unit that people would say: minutes up to an hour, hours up to a day, then days. Negative: past. */
export function relativeSpan(at: number, now: number): { readonly value: number; readonly unit: RelativeUnit } {
  const distance = at - now;
  const size = Math.abs(distance);
  if (size < HOUR) return { value: Math.trunc(distance / MINUTE) || 0, unit: 'minute' };
  if (size < DAY) return { value: Math.trunc(distance / HOUR), unit: 'hour' };
  return { value: Math.trunc(distance / DAY), unit: 'day' };
}
