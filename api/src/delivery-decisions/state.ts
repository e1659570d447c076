/** The state of a decision in the shape of the contract. */
import type { Kysely } from 'kysely';
import { DECISION_OPTIONS, SENDER_OPTIONS, ATTEMPT_OPTIONS, TIME_WINDOWS, type DecisionOption, type DecisionState, type DeliveryDecision } from '@amberlane/contract/calls/delivery-decisions';
import type { TrackDetail, TrackedWaybill, TrackPlace } from '@amberlane/contract/calls/tracking';
import type { Money } from '@amberlane/contract/domain/money';
import type { Locale } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';
import { siteByCode } from '../sites/repository.ts';
import { correctedFields } from './corrected-address.ts';
import { freeAttempts, standingOf } from './decision-period.ts';
import { cityOf, closedOf, openOf, type ParcelFacts } from './parcel-facts.ts';
import { toDecisionPoint } from './points-of-city.ts';
import type { DecisionRow } from './repository.ts';
import { refusalOf, type Reader } from './who-may.ts';

interface StateParts {
  readonly facts: ParcelFacts;
  readonly waybill: TrackedWaybill;
  readonly detail: TrackDetail;
  readonly reader: Reader;
  readonly locale: Locale;
  readonly now: Date;
}

export const yuan = (amount: number): Money => ({ amount, currency: 'CNY' });

export async function toState(db: Kysely<Database>, { facts, waybill, detail, reader, locale, now }: StateParts): Promise<DecisionState> {
  const { parcel, decisions, points, daysOn } = facts;
  const standing = standingOf(parcel, now);
  const { latest, attempts, period } = standing;
  const closed = closedOf(parcel, decisions, now);
  const places = new Map(waybill.events.map(({ place }) => [place.code, place]));
  const placeOf = (code: string): TrackPlace => places.get(code) ?? waybill.destination;
  const free = freeAttempts(standing);
  const days = closed === null ? daysOn(now) : [];
  const open = openOf(decisions, standing);
  const receipts = await Promise.all(decisions.map((row) => toReceipt(db, row, row === open ? 'OPEN' : row.state === 'replaced' ? 'REPLACED' : 'CARRIED_OUT', locale)));
  const feeOf = (option: DecisionOption): Money | null => (ATTEMPT_OPTIONS.includes(option) ? yuan(days[0]?.feeFen ?? free.feeFen) : option === 'RETURN' ? null : yuan(0));
  const missing = (option: DecisionOption) => (option === 'COLLECT' && points.length === 0 ? ('NO_POINT' as const) : ATTEMPT_OPTIONS.includes(option) && days.length === 0 ? ('NO_DAY' as const) : null);
  const { country, city } = cityOf(facts);
  const offered = reader === 'sender' ? DECISION_OPTIONS : DECISION_OPTIONS.filter((option) => !SENDER_OPTIONS.includes(option));
  return {
    waybillNo: parcel.waybillNo,
    reader,
    closed,
    place: placeOf(latest.place.code),
    attempts: attempts.map(({ occurredAt, place, reason, attempt }, index) => ({ at: occurredAt.toISOString(), place: placeOf(place.code), reason, attempt: attempt ?? index + 1 })),
    period: period && {
      startedAt: period.start.occurredAt.toISOString(), deadline: period.deadline.toISOString(), days: period.days, timeZone: period.start.place.timeZone, destroyed: period.destroyed,
    },
    recipient: { name: detail.acceptName, phone: detail.acceptPhone, country, city, addressLines: detail.receiverAddress },
    options: offered.map((option) => ({ option, fee: feeOf(option), refusal: refusalOf(option, reader, open) ?? missing(option) })),
    days: days.map(({ day, feeFen }) => ({ day, fee: yuan(feeFen) })),
    windows: TIME_WINDOWS.map((window) => ({ ...window })),
    points: points.map((site) => toDecisionPoint(site, locale)),
    addressFields: correctedFields(country),
    free: { left: free.left, until: free.until, attempts: free.attempts, days: free.days },
    feePerAttempt: yuan(free.feeFen),
    decision: receipts.find(({ state }) => state === 'OPEN') ?? null,
    earlier: receipts.filter(({ state }) => state !== 'OPEN'),
    version: decisions[0]?.version ?? 0,
    asOf: now.toISOString(),
  };
}

async function toReceipt(db: Kysely<Database>, row: DecisionRow, state: DeliveryDecision['state'], locale: Locale): Promise<DeliveryDecision> {
  const site = row.site_code === null ? undefined : await siteByCode(db, row.site_code);
  return {
    reference: row.reference,
    version: row.version,
    option: row.option,
    decidedBy: row.decided_by,
    decidedAt: row.created_at.toISOString(),
    day: row.day,
    window: row.time_window,
    addressLines: row.address && [...row.address],
    point: site ? { siteCode: site.site_code, siteName: site.names[locale] } : null,
    fee: row.fee_fen === null ? null : yuan(row.fee_fen),
    deadline: row.deadline.toISOString(),
    timeZone: row.time_zone,
    state,
  };
}
