/** Opening hours as a line of text, made from the same rows that machines read (spec §3 openTime, §9). */
import type { Locale } from '@amberlane/contract/site';
import type { OpeningHours } from '@amberlane/contract/calls/countries';
import { textOf } from '../texts.ts';

const WEEK_DAYS = 7;

/** `Mon–Fri 09:30–18:00, Sat and Sun 09:30–13:30`, `Every day 09:00–17:00` in the language asked; times as everywhere else on the site. */
export function openingHoursText(hours: OpeningHours, locale: Locale): string {
  const name = (day: number): string => textOf('opening-hours.day', locale, { day });
  const listed = (parts: readonly string[]): string => parts.slice(1).reduce((before, next) => textOf('opening-hours.list', locale, { before, next }), parts[0] ?? '');
  const run = ([first, last]: readonly [number, number]): string => {
    if (first === last) return name(first);
    if (last - first === WEEK_DAYS - 1) return textOf('opening-hours.everyDay', locale);
    return textOf(last - first === 1 ? 'opening-hours.pair' : 'opening-hours.days', locale, { first: name(first), last: name(last) });
  };
  return listed(hours.map(({ days, from, to }) => textOf('opening-hours.row', locale, { days: listed(runsOf(days).map(run)), from, to })));
}

/** `[1, 2, 3, 6]` → `[[1, 3], [6, 6]]`. */
function runsOf(days: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
