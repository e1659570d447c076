/** Wall-clock times of a zone. */
import type { LocalDay } from '@amberlane/contract/domain/working-days';

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
