/** Delivery attempts of a parcel: how many were made, what is still free, and what another costs (spec §4, §9). */
import { redeliveryRule } from '@amberlane/contract/domain';
import type { TrackEvent, TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { zonedDay } from '@amberlane/ui';

export interface Redelivery {
  readonly made: number;
  /** Free attempts that are left today. */
  readonly freeLeft: number;
  /** Last day on which they are free, ISO date at the place of the attempts. */
  readonly freeUntil: string;
  /** Fen of a Chinese yuan for each further attempt. */
  readonly feeFen: number;
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const isAttempt = ({ code }: TrackEvent): boolean => code === 'ATTEMPT_FAILED';

/** null before the first failed attempt. The rule of that day holds for all of them; days are those of the place. */
export function redeliveryOf({ events }: Pick<TrackedWaybill, 'events'>, asOf: string): Redelivery | null {
  const first = events.findLast(isAttempt);
  if (!first) return null;
  const { timeZone } = first.place;
  const begun = zonedDay(first.occurredAt, timeZone);
  const { freeAttempts, windowDays, feeCnyFen } = redeliveryRule(begun);
  const made = Math.max(events.filter(isAttempt).length, ...events.map(({ attempt }) => attempt ?? 0));
  const freeUntil = dayAfter(begun, windowDays);
  const over = zonedDay(asOf, timeZone) > freeUntil;
  return { made, freeLeft: over ? 0 : Math.max(0, freeAttempts - made), freeUntil, feeFen: feeCnyFen };
}

/** What another delivery of a returned parcel costs, fen. */
export const redeliveryFee = ({ occurredAt, place }: TrackEvent): number => redeliveryRule(zonedDay(occurredAt, place.timeZone)).feeCnyFen;
