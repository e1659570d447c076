import { withOwnDay } from '@amberlane/core';

/**
 * Wall-clock parts of an instant in a place's zone. Made of numbers, so that server and browser write the same string
 * whatever data their Intl carries; only names of days and months come from the language.
 */
const FORMATTERS = new Map<string, Intl.DateTimeFormat>();

function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = FORMATTERS.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, options);
  FORMATTERS.set(key, made);
  return made;
}

function partsOf(at: string, timeZone: string): Record<string, string> {
  const numbers = formatter('en-GB', {
    timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortOffset',
  });
  return Object.fromEntries(numbers.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}

/** `09:42` in an IANA zone; `at` is an ISO instant. */
export function clockTime(at: string, timeZone: string): string {
  const { hour, minute } = partsOf(at, timeZone);
  return `${hour}:${minute}`;
}

/** `2026-11-20`: the day of the instant in that zone, for grouping. */
export function zonedDay(at: string, timeZone: string): string {
  const { year, month, day } = partsOf(at, timeZone);
  return `${year}-${month}-${day}`;
}

/** `UTC+1`, `UTC+5:30`; `UTC` without an offset. */
export function utcOffset(at: string, timeZone: string): string {
  const offset = partsOf(at, timeZone).timeZoneName ?? '';
  return offset.replace('GMT', 'UTC').replace(/[+-]0$/, '');
}

/** `Fri 20 Nov` in the words and order of the language; `tag` is the place's formatting tag. */
export function dayName(at: string, timeZone: string, tag: string): string {
  return withOwnDay(formatter(tag, { timeZone, weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(at)), tag);
}

/** `Friday, 20 November` in the words and order of the language. */
export function longDayName(at: string, timeZone: string, tag: string): string {
  return withOwnDay(formatter(tag, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(at)), tag);
}

/** `20 Nov` in the words and order of the language. */
export function dateName(at: string, timeZone: string, tag: string): string {
  return withOwnDay(formatter(tag, { timeZone, day: 'numeric', month: 'short' }).format(new Date(at)), tag);
}
