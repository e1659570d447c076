/** Transit times as bars on one scale, so that services compare at a glance (VISUAL: durations share one scale). */
import type { TransitDays } from '@amberlane/contract/domain';

/** Working days on the scale. */
export const SCALE_DAYS = 10;

/**
 * CSS grid columns of a bar, a column a day: from the first possible day to the end of the last. Throws when the last
 * day is off the scale: then the scale must grow, for all services at once.
 */
export function durationBar({ from, to }: TransitDays): string {
  if (to > SCALE_DAYS) throw new RangeError(`${to} days do not fit a scale of ${SCALE_DAYS}`);
  return `${from} / ${to + 1}`;
}
