/** Whether a point opens on the next such day of the week. Pure. */
import type { OpeningPlan } from '@amberlane/contract/domain/opening-state';

/** ISO weekdays, 1 = Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const DAY_MS = 86_400_000;

/** `asOf`: UTC instant from which the next such day is counted, today included, in the zone of the point. */
export function isOpenOn({ hours, closures, closedForGood, timeZone }: OpeningPlan, weekday: Weekday, asOf: string): boolean {
  if (closedForGood || !hours.some(({ days }) => days.includes(weekday))) return false;
  const date = nextDate(weekday, asOf, timeZone);
  return !closures.some(({ from, to }) => from <= date && date <= to);
}

/** `2026-11-27`, the next Friday from a Monday. */
function nextDate(weekday: Weekday, asOf: string, timeZone: string): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(asOf));
  const start = Date.parse(`${today}T00:00:00Z`);
  const days = (weekday - new Date(start).getUTCDay() + 7) % 7;
  return new Date(start + days * DAY_MS).toISOString().slice(0, 10);
}
