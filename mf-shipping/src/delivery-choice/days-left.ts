/** The days to decide as the page draws them. Pure. */
import { zonedDay } from '@amberlane/ui';
import type { DecisionState } from './decision-calls.ts';

const DAY_MS = 86_400_000;

export interface DaysLeft {
  /** Of the rule: the day of the start is none of them. */
  readonly days: number;
  /** Day that is running, from 0 for the day of the start; more than `days` when all are over. */
  readonly today: number;
  /** Calendar days after today; 0 on the last one. */
  readonly left: number;
}

export function daysLeft({ startedAt, deadline, days, timeZone }: NonNullable<DecisionState['period']>, asOf: string): DaysLeft {
  return { days, today: daysBetween(startedAt, asOf, timeZone), left: daysBetween(asOf, deadline, timeZone) };
}

/** Calendar days of the place from one instant to a later one; 0 on the same day, and when it is over. */
export function daysBetween(from: string, to: string, timeZone: string): number {
  const dayOf = (at: string): number => Date.parse(zonedDay(at, timeZone)) / DAY_MS;
  return Math.max(0, dayOf(to) - dayOf(from));
}
