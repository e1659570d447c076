import type { OpeningSpan } from '@amberlane/contract/domain/opening-spans';
import { clockTime } from '@amberlane/ui';

const MINUTE_MS = 60_000;

/** Midnight before an instant, by the clock of the zone. */
function midnightBefore(instant: Date, timeZone: string): Date {
  const [hours = 0, minutes = 0] = clockTime(instant.toISOString(), timeZone).split(':').map(Number);
  return new Date(instant.getTime() - (hours * 60 + minutes) * MINUTE_MS);
}

/** A closed office opens “Monday at 09:00” up to the midnight before, and “at 09:00” from then on: two spans in words. */
export function splitAtMidnight(span: OpeningSpan, timeZone: string): readonly OpeningSpan[] {
  const { at, isOpen, changesAt } = span;
  if (isOpen || !changesAt) return [span];
  const midnight = midnightBefore(changesAt, timeZone).toISOString();
  return midnight > at ? [{ ...span, until: midnight }, { ...span, at: midnight }] : [span];
}
