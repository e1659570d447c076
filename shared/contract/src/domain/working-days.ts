/** Days on which couriers work, counted on the calendar of a country. */
import type { Country } from '../site/index.ts';

/** ISO weekdays without delivery. Couriers work on most weekends, so this is not the country's weekend. */
const REST_DAYS: Readonly<Record<Country, readonly number[]>> = {
  MA: [7], GH: [7], NG: [7], KE: [7], UG: [7], CN: [7], EG: [5], PK: [7], SA: [5], AE: [7], TR: [7],
};

/** A calendar day, `2026-11-20`. */
export type LocalDay = string;

const DAY_MS = 86_400_000;

export function addDays(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const isoWeekday = (day: LocalDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export const isWorkingDay = (day: LocalDay, country: Country): boolean => !REST_DAYS[country].includes(isoWeekday(day));

/** The last working day up to `day`: by which something is promised that an office does. */
export function workingDayUpTo(day: LocalDay, country: Country): LocalDay {
  let reached = day;
  while (!isWorkingDay(reached, country)) reached = addDays(reached, -1);
  return reached;
}

/** The working day `count` working days after `day`; with 0 the day itself or the first working day after it. */
export function addWorkingDays(day: LocalDay, count: number, country: Country): LocalDay {
  let reached = day;
  let left = count;
  while (left > 0 || !isWorkingDay(reached, country)) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, country)) left -= 1;
  }
  return reached;
}
