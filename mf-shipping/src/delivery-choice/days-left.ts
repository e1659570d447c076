/** The days to decide as the pages count them. Pure. */
import { zonedDay } from '@amberlane/ui';

const DAY_MS = 86_400_000;

/** What is left until the day on which a deadline is printed, the one of its place. */
export interface LastDay {
  readonly at: string;
  readonly timeZone: string;
}

/**
 * Calendar days from the reader's own day to the day that is printed, so that one date has one count wherever the parcels are;
 * 0 on that day, and when it is over.
 */
export function daysLeft({ at, timeZone }: LastDay, asOf: string, ownZone: string): number {
  return Math.max(0, dayNumber(at, timeZone) - dayNumber(asOf, ownZone));
}

const dayNumber = (at: string, timeZone: string): number => Date.parse(zonedDay(at, timeZone)) / DAY_MS;
