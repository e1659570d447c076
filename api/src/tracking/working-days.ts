/** Days on which couriers work, counted on the calendar of a place, and wall-clock times of a zone. */
import type { Country } from '@amberlane/contract/site';

/** ISO weekdays without delivery. Couriers work on most weekends, so this is not the country's weekend. */
const REST_DAYS: Readonly<Record<Country, readonly number[]>> = {
  MA: [7], GH: [7], NG: [7], KE: [7], UG: [7], CN: [7], EG: [5], PK: [7], SA: [5], AE: [7], TR: [7],
};

/** A calendar day, `2026-11-20`. */
export type LocalDay = string;

const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
      timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** Wall clock of a zone at an instant, written as if it were UTC: milliseconds. */
function wallClock(at: Date, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The calendar day that a place has at an instant. */
export function localDay(at: Date, timeZone: string): LocalDay {
  return new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);
}

/** Hour of the day with its fraction, 0 to 24. */
export function localHour(at: Date, timeZone: string): number {
  return (wallClock(at, timeZone) % DAY_MS) / 3_600_000;
}

/** The instant at which the clock of a zone shows this day and time (`HH:MM`). A time that a DST jump skips moves on by the jump. */
export function instantAt(day: LocalDay, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (utc: number): number => wallClock(new Date(utc), timeZone) - utc;
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}

export function addDays(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const isoWeekday = (day: LocalDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export const isWorkingDay = (day: LocalDay, country: Country): boolean => !REST_DAYS[country].includes(isoWeekday(day));

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
