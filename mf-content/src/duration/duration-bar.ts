/** Transit times as bars on one scale, so that services compare at a glance (VISUAL: durations share one scale). */
import type { TransitDays } from '@amberlane/contract/domain';

/** Working days on the scale. */
export const SCALE_DAYS = 10;

export interface DurationBar {
  /** CSS grid columns, a column a day: from the first possible day to the end of the last. */
  readonly bar: string;
  /** Columns of the label, on the roomier side of the bar. */
  readonly label: string;
  readonly labelSide: 'before' | 'after';
}

/** Throws when the last day is off the scale: then the scale must grow, for all services at once. */
export function durationBar({ from, to }: TransitDays): DurationBar {
  if (to > SCALE_DAYS) throw new RangeError(`${to} days do not fit a scale of ${SCALE_DAYS}`);
  const end = SCALE_DAYS + 1;
  const bar = `${from} / ${to + 1}`;
  return from - 1 > SCALE_DAYS - to
    ? { bar, label: `1 / ${from}`, labelSide: 'before' }
    : { bar, label: `${to + 1} / ${end}`, labelSide: 'after' };
}
