/**
 * What may be decided about a parcel at a moment, read from its scans alone (spec §4, §9). Pure. Decisions are no scans:
 * `DELIVERY_DECIDED` changes nothing here.
 */
import { redeliveryRule } from '@amberlane/contract/domain';
import { addDays, addWorkingDays, type LocalDay } from '@amberlane/contract/domain/working-days';
import type { DECISION_CLOSED } from '@amberlane/contract/calls/delivery-decisions';
import { endOfDecision } from '../tracking/expectation.ts';
import type { Parcel, ParcelEvent } from '../tracking/parcel.ts';
import { localDay } from '../tracking/wall-clock.ts';

export type Closed = (typeof DECISION_CLOSED)[number];

export interface DecisionPeriod {
  /** The return to the warehouse; before one, the first failed attempt. */
  readonly start: ParcelEvent;
  /** Last minute of the last day, on the clock of the place. */
  readonly deadline: Date;
  readonly days: number;
  /** Without a decision the parcel is destroyed. */
  readonly destroyed: boolean;
}

export interface Standing {
  /** Newest scan. */
  readonly latest: ParcelEvent;
  /** Oldest first. */
  readonly attempts: readonly ParcelEvent[];
  readonly period: DecisionPeriod | null;
  readonly closed: Closed | null;
}

const CLOSED_BY: Readonly<Partial<Record<ParcelEvent['code'], Closed>>> = { OUT_FOR_DELIVERY: 'OUT', READY_AT_POINT: 'AT_POINT', DELIVERED: 'OVER', DISPOSED: 'OVER' };

export function standingOf({ events: [first, ...rest] }: Pick<Parcel, 'events'>, now: Date): Standing {
  const scans = [first, ...rest.filter(({ code }) => code !== 'DELIVERY_DECIDED')];
  const latest = scans.at(-1) ?? first;
  const attempts = scans.filter(({ code }) => code === 'ATTEMPT_FAILED');
  const [failed] = attempts;
  if (!failed) return { latest, attempts, period: null, closed: latest.code === 'DELIVERED' || latest.code === 'DISPOSED' ? 'OVER' : 'NOT_FAILED' };
  const returned = scans.findLast(({ code }) => code === 'RETURNED_TO_WAREHOUSE');
  const start = returned ?? failed;
  const deadline = endOfDecision(start);
  const period = { start, deadline, days: redeliveryRule(localDay(start.occurredAt, start.place.timeZone)).decisionDays, destroyed: latest.code === 'RETURNED_TO_WAREHOUSE' };
  const closed = CLOSED_BY[latest.code] ?? (endOfMinute(deadline) <= now ? 'DEADLINE' : null);
  return { latest, attempts, period, closed };
}

/** The last minute counts as a whole. */
export const endOfMinute = (deadline: Date): Date => new Date(deadline.getTime() + 60_000);

/** Scans of earlier attempts can be missing: the last one says which it was. */
const attemptsMade = ({ attempts }: Pick<Standing, 'attempts'>): number => Math.max(attempts.length, attempts.at(-1)?.attempt ?? 0);

export interface FailedAttempts {
  readonly count: number;
  /** Of the last one. */
  readonly reason: ParcelEvent['reason'];
  /** Free attempts that are not used; none once the parcel is on its way back. */
  readonly freeLeft: number;
  /** Last day on which a courier who is booked now comes free; null where he costs the fee. */
  readonly freeUntil: LocalDay | null;
  readonly feeFen: number;
}

/** null while none failed. */
export function failedAttempts(standing: Standing, now: Date): FailedAttempts | null {
  const last = standing.attempts.at(-1);
  if (!last) return null;
  const { left, until, feeFen } = freeAttempts(standing);
  const isFree = offeredDays(standing, now, 1)[0]?.feeFen === 0;
  return { count: attemptsMade(standing), reason: last.reason, freeLeft: left, freeUntil: isFree ? until : null, feeFen };
}

export interface FreeAttempts {
  readonly left: number;
  /** Last day of a free attempt; null when none is left. */
  readonly until: LocalDay | null;
  readonly attempts: number;
  readonly days: number;
  readonly feeFen: number;
}

/** Attempts that cost nothing: so many, within so many days of the first one, and none after the return. */
export function freeAttempts(standing: Standing): FreeAttempts {
  const { attempts, latest } = standing;
  const [failed] = attempts;
  const at = failed ?? latest;
  const day = localDay(at.occurredAt, at.place.timeZone);
  const { freeAttempts: most, windowDays, feeCnyFen } = redeliveryRule(day);
  const isBack = latest.code === 'RETURN_STARTED' || latest.code === 'RETURNED_TO_WAREHOUSE';
  const left = isBack ? 0 : Math.max(0, most - attemptsMade(standing));
  return { left, until: left > 0 ? addDays(day, windowDays) : null, attempts: most, days: windowDays, feeFen: feeCnyFen };
}

export interface OfferedDay {
  readonly day: LocalDay;
  readonly feeFen: number;
}

/** Working days of the place on which a courier can come, from tomorrow to the last day of the period. */
export function offeredDays(standing: Standing, now: Date, most: number): readonly OfferedDay[] {
  const { period, latest } = standing;
  if (!period) return [];
  const { country, timeZone } = latest.place;
  const { until, feeFen } = freeAttempts(standing);
  const last = localDay(period.deadline, timeZone);
  const days: OfferedDay[] = [];
  for (let day = addWorkingDays(addDays(localDay(now, timeZone), 1), 0, country); day <= last && days.length < most; day = addWorkingDays(day, 1, country)) {
    days.push({ day, feeFen: until !== null && day <= until ? 0 : feeFen });
  }
  return days;
}
