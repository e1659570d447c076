/** Today and yesterday, as they are called at the place where something happened. */
import { zonedDay } from '@amberlane/ui';

export type RelativeDay = 'today' | 'yesterday' | 'other';

const DAY_MS = 86_400_000;

/** `at` and `asOf` are ISO instants; days are those of the IANA zone, whatever its clocks did in between. */
export function relativeDay(at: string, asOf: string, zone: string): RelativeDay {
  const daysAgo = (Date.parse(zonedDay(asOf, zone)) - Date.parse(zonedDay(at, zone))) / DAY_MS;
  if (daysAgo === 0) return 'today';
  return daysAgo === 1 ? 'yesterday' : 'other';
}
