/**
 * Parcels of the mock API: the named waybills of the demo data (design §2) under the same numbers, and any number of
 * generated ones. Histories are relative to the clock, so that they never look dead.
 */
import { ERROR } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { completeWaybillNo, judgeWaybillNo } from '@amberlane/contract/domain';
import { COUNTRIES, isCountry, type Country, type Locale } from '@amberlane/contract/site';
import type { EventCode, Milestone, TrackEvent, TrackResult, TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { mainPlaceOf, trackPlaceOf, type PlaceCode } from './places.ts';

const HOUR_MS = 3_600_000;

/** Hours between an event and the newest one, its code, and where: the origin, the hub in Dubai or the destination. */
type Step = readonly [hoursBefore: number, code: EventCode, where: 'origin' | 'hub' | 'destination'];

const WAY: readonly Step[] = [
  [210, 'ORDER_CREATED', 'origin'],
  [190, 'PICKED_UP', 'origin'],
  [184, 'ORIGIN_HUB_IN', 'origin'],
  [168, 'EXPORT_CUSTOMS', 'origin'],
  [158, 'EXPORT_RELEASED', 'origin'],
  [150, 'DEPARTED_AIR', 'origin'],
  [140, 'TRANSIT_HUB', 'hub'],
  [124, 'DEPARTED_AIR', 'hub'],
  [116, 'ARRIVED_COUNTRY', 'destination'],
  [96, 'IMPORT_CUSTOMS', 'destination'],
  [70, 'CUSTOMS_RELEASED', 'destination'],
  [50, 'DEST_HUB_IN', 'destination'],
  [26, 'AT_DELIVERY_SITE', 'destination'],
  [7, 'OUT_FOR_DELIVERY', 'destination'],
  [0, 'DELIVERED', 'destination'],
];

interface Story {
  readonly destination: Country;
  /** Events of the usual way that have happened. */
  readonly events: number;
  /** What came then instead of the next event. */
  readonly then?: Pick<TrackEvent, 'code' | 'reason' | 'attempt'>;
}

const NAMED: Readonly<Record<string, Story>> = {
  NG407183529669: { destination: 'NG', events: 15 },
  MA250918463370: { destination: 'MA', events: 15 },
  GH520938177409: { destination: 'GH', events: 8 },
  KE301746622950: { destination: 'KE', events: 6 },
  EG884210937716: { destination: 'EG', events: 12 },
  AE730182649501: { destination: 'AE', events: 1 },
  PK918203744566: { destination: 'PK', events: 10, then: { code: 'CUSTOMS_HELD', reason: 'RECEIVER_ID_MISSING', attempt: null } },
  SA673401955282: { destination: 'SA', events: 14, then: { code: 'ATTEMPT_FAILED', reason: 'NOBODY_HOME', attempt: 1 } },
};
/** Shops' own order numbers of named waybills, as in the demo data. */
export const NAMED_ORDERS: Readonly<Record<string, string>> = { 'SHOP-100142': 'NG407183529669', 'SHOP-100143': 'GH520938177409' };
/** The partner network that alone knows this parcel does not answer, or has not answered yet. */
const UPSTREAM: Readonly<Record<string, 'failed' | 'waiting'>> = { UG582103946717: 'failed', TR294618305726: 'waiting' };
/** Generated numbers begin with this after the country; no named one does. */
const GENERATED = '990000';

/** Numbers of `count` generated parcels, each at another point of its way. */
export const generatedWaybillNos = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => completeWaybillNo(COUNTRIES[index % COUNTRIES.length] ?? 'GH', `${GENERATED}${String(index).padStart(5, '0')}`));

function storyOf(waybillNo: string): Story | null {
  const named = NAMED[waybillNo];
  if (named) return named;
  const destination = waybillNo.slice(0, 2);
  if (!isCountry(destination) || waybillNo.slice(2, 8) !== GENERATED) return null;
  return { destination, events: 1 + (Number(waybillNo.slice(8, 13)) % WAY.length) };
}

const faultOf = <const C extends number>(code: C, locale: Locale) => ({ code, message: errorMessage(code, locale) });

/** What is said of a right number that nobody knows. */
export const unknownNumber = (waybillNo: string, locale: Locale): TrackResult => ({
  outcome: 'noInfo', waybillNo, hint: 'unknown', missingDigits: null, suggestion: null, fault: faultOf(ERROR.NO_TRACK_INFO, locale),
});

/** What the mock API knows of a folded number. */
export function resultOf(waybillNo: string, locale: Locale, now: Date): TrackResult {
  const outcome = UPSTREAM[waybillNo];
  if (outcome === 'failed') return { outcome, waybillNo, fault: faultOf(ERROR.TRACKING_FAILED, locale) };
  if (outcome) return { outcome, waybillNo };
  const verdict = judgeWaybillNo(waybillNo);
  if (verdict.kind !== 'ok') {
    return { outcome: 'noInfo', waybillNo, hint: verdict.kind, missingDigits: verdict.kind === 'shape' ? verdict.missing : null, suggestion: verdict.suggestion, fault: faultOf(ERROR.WAYBILL_MALFORMED, locale) };
  }
  const story = storyOf(waybillNo);
  if (!story) return unknownNumber(waybillNo, locale);
  return { outcome: 'found', waybillNo, waybill: waybillOf(waybillNo, story, locale, now) };
}

function waybillOf(waybillNo: string, story: Story, locale: Locale, now: Date): TrackedWaybill {
  const origin: PlaceCode = 'CN-CAN';
  const destination = mainPlaceOf(story.destination);
  const at = (where: Step[2]): PlaceCode => (where === 'origin' ? origin : where === 'hub' ? 'AE-DXB' : destination);
  const happened = WAY.slice(0, story.events);
  const shift = happened.at(-1)?.[0] ?? 0;
  const age = story.then ? 6 : 2;
  const event = ([hours, code, where]: Step, index: number): TrackEvent => ({
    id: `${waybillNo}-${index + 1}`,
    code,
    reason: null,
    handover: code === 'DELIVERED' ? 'RECEIVER' : null,
    disposal: null,
    attempt: null,
    towards: code === 'DEPARTED_AIR' ? trackPlaceOf(where === 'origin' ? 'AE-DXB' : destination, locale) : null,
    actionRequired: false,
    occurredAt: new Date(now.getTime() - (hours - shift + age) * HOUR_MS).toISOString(),
    place: trackPlaceOf(at(where), locale),
  });
  const oldestFirst = happened.map(event);
  if (story.then) {
    oldestFirst.push({ ...event([shift - age + 2, story.then.code, 'destination'], oldestFirst.length), ...story.then, actionRequired: true });
  }
  const newest = oldestFirst.at(-1) ?? event(WAY[0] ?? [0, 'ORDER_CREATED', 'origin'], 0);
  const delivered = newest.code === 'DELIVERED';
  return {
    waybillNo,
    group: delivered ? 'signed' : 'inTransit',
    expressStatus: newest.code,
    needsAction: newest.actionRequired,
    expressType: 'smallParcel',
    origin: trackPlaceOf(origin, locale),
    destination: trackPlaceOf(destination, locale),
    weightGrams: 1400,
    pacNumber: 1,
    milestones: milestonesOf(oldestFirst, delivered),
    expected: delivered || newest.actionRequired ? null : { from: daysAfter(now, 3), to: daysAfter(now, 5), missed: null },
    nextScan: null,
    events: oldestFirst.toReversed(),
  };
}

const daysAfter = (now: Date, days: number): string => new Date(now.getTime() + days * 24 * HOUR_MS).toISOString();

/** Step that reaches each milestone. */
const REACHED_BY: readonly (readonly [Milestone, EventCode])[] = [
  ['ACCEPTED', 'PICKED_UP'],
  ['FLOWN', 'ARRIVED_COUNTRY'],
  ['CUSTOMS', 'CUSTOMS_RELEASED'],
  ['LAST_MILE', 'OUT_FOR_DELIVERY'],
  ['DELIVERED', 'DELIVERED'],
];

function milestonesOf(events: readonly TrackEvent[], delivered: boolean): TrackedWaybill['milestones'] {
  const reached = REACHED_BY.map(([milestone, code]) => ({ milestone, event: events.find((event) => event.code === code) ?? null }));
  const current = reached.findIndex(({ event }) => event === null);
  return reached.map(({ milestone, event }, index) => ({
    milestone,
    state: delivered || event ? 'done' : index === current ? 'now' : 'todo',
    at: event?.occurredAt ?? null,
    place: event?.place ?? null,
  }));
}
