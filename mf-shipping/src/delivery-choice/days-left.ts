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
  const dayOf = (at: string): number => Date.parse(zonedDay(at, timeZone)) / DAY_MS;
  return { days, today: Math.max(0, dayOf(asOf) - dayOf(startedAt)), left: Math.max(0, dayOf(deadline) - dayOf(asOf)) };
}
