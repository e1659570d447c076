/**
 * What can honestly be said about a parcel's future: the window of delivery and the next event. Pure: the past is
 * the parcel's events, the promise is the product's transit time (spec §9), "now" is passed in.
 */
import { redeliveryRule, transitDays } from '@amberlane/contract/domain';
import { addDays, addWorkingDays, type LocalDay } from '@amberlane/contract/domain/working-days';
import type { EventCode } from '@amberlane/contract/calls/tracking';
import { latestOf, type Parcel, type ParcelEvent, type Place } from './parcel.ts';
import { instantAt, localDay, localHour } from './wall-clock.ts';

export interface DeliveryWindow {
  readonly from: Date;
  readonly to: Date;
  /** End of what the product promised, when this window ends later; null while the promise holds. */
  readonly missed: Date | null;
}

export interface NextEvent {
  readonly code: EventCode;
  readonly place: Place;
  readonly by: Date;
}

/** Couriers ring from and until these local times. */
const DELIVERY_HOURS = { from: '09:00', to: '18:00' } as const;
/** A parcel that reaches the site after this hour goes out the next day. */
const LAST_DEPARTURE_HOUR = 14;

/** Working days that usually pass between this event and the door; null when delivery is not in sight. */
const DAYS_TO_DOOR: Readonly<Partial<Record<EventCode, readonly [min: number, max: number]>>> = {
  ARRIVED_COUNTRY: [2, 4],
  IMPORT_CUSTOMS: [2, 4],
  CUSTOMS_RELEASED: [1, 3],
  DEST_HUB_IN: [1, 3],
  DEST_HUB_OUT: [1, 2],
  AT_DELIVERY_SITE: [0, 1],
  OUT_FOR_DELIVERY: [0, 0],
  ATTEMPT_FAILED: [1, 2],
};
const DAYS_FROM_LAST_FLIGHT = [2, 3] as const;
/** Working days that the rest of the way takes at the least, however little of the promise is left. */
const LEAST_DAYS: Readonly<Partial<Record<EventCode, number>>> = {
  ORIGIN_HUB_IN: 4, ORIGIN_HUB_OUT: 4, EXPORT_CUSTOMS: 4, EXPORT_RELEASED: 3, DEPARTED_AIR: 3, TRANSIT_HUB: 3,
};
/** The same within a country. */
const LEAST_LOCAL_DAYS = 1;
const WITHOUT_WINDOW: readonly EventCode[] = [
  'CUSTOMS_HELD', 'READY_AT_POINT', 'DELIVERED', 'RETURN_STARTED', 'RETURNED_TO_WAREHOUSE', 'DELIVERY_DECIDED', 'DISPOSED',
];

/** First and last day of the expected delivery; null once it is delivered, returned, held or waiting at a point. */
export function deliveryWindow(parcel: Parcel, now: Date): DeliveryWindow | null {
  const latest = latestOf(parcel);
  if (WITHOUT_WINDOW.includes(latest.code) || latest.reason === 'REFUSED') return null;
  const { country, timeZone } = parcel.destination;
  const today = localDay(now, timeZone);
  const promised = promisedDays(parcel);
  let [from, to] = daysOfDelivery(parcel, latest, promised);
  if (to < today) {
    // The window has passed, so say what is usual from here instead of repeating it.
    from = addWorkingDays(today, 1, country);
    to = addWorkingDays(today, 2, country);
  } else if (from < today) from = today;
  const endOf = (day: LocalDay): Date => instantAt(day, DELIVERY_HOURS.to, timeZone);
  return { from: instantAt(from, DELIVERY_HOURS.from, timeZone), to: endOf(to), missed: to > promised[1] ? endOf(promised[1]) : null };
}

/** First and last day that the product promises (spec §9), counted from the hand-over; an order waits for its own. */
function promisedDays({ events, createdAt, product, destination: { country, timeZone } }: Parcel): [LocalDay, LocalDay] {
  const accepted = events.find(({ code }) => code === 'PICKED_UP' || code === 'DROPPED_OFF');
  const acceptedDay = localDay(accepted?.occurredAt ?? createdAt, timeZone);
  const { from, to } = transitDays(product, acceptedDay);
  return [addWorkingDays(acceptedDay, from, country), addWorkingDays(acceptedDay, to, country)];
}

function daysOfDelivery(parcel: Parcel, latest: ParcelEvent, [first, last]: [LocalDay, LocalDay]): [LocalDay, LocalDay] {
  const { country, timeZone } = parcel.destination;
  const after = (days: number): LocalDay => addWorkingDays(latestDay(latest, timeZone), days, country);
  const usual = DAYS_TO_DOOR[latest.code];
  if (usual) return [after(usual[0]), after(usual[1])];
  if (isLastFlight(latest, parcel)) {
    const from = later(first, after(DAYS_FROM_LAST_FLIGHT[0]));
    return [from, later(from, earlier(last, after(DAYS_FROM_LAST_FLIGHT[1])))];
  }
  const least = LEAST_DAYS[latest.code];
  if (least === undefined) return [first, last];
  const soonest = after(parcel.product === 'localDelivery' ? LEAST_LOCAL_DAYS : least);
  return [later(first, soonest), later(last, soonest)];
}

/** The day from which the rest is counted: tomorrow when the courier has already left. */
function latestDay(latest: ParcelEvent, timeZone: string): LocalDay {
  const day = localDay(latest.occurredAt, timeZone);
  const missedCourier = latest.code === 'AT_DELIVERY_SITE' && localHour(latest.occurredAt, timeZone) >= LAST_DEPARTURE_HOUR;
  return missedCourier ? localDay(new Date(latest.occurredAt.getTime() + 86_400_000), timeZone) : day;
}

const isLastFlight = (event: ParcelEvent, parcel: Parcel): boolean =>
  event.code === 'DEPARTED_AIR' && event.towards?.country === parcel.destination.country;

const later = (a: LocalDay, b: LocalDay): LocalDay => (a > b ? a : b);
const earlier = (a: LocalDay, b: LocalDay): LocalDay => (a < b ? a : b);

interface Expectation {
  readonly code: EventCode;
  readonly at: 'here' | 'towards' | 'origin' | 'destination';
  readonly withinHours: number;
}

/** The usual next event and how long it may take; a code that is missing here waits for a person. */
const NEXT: Readonly<Partial<Record<EventCode, Expectation>>> = {
  ORDER_CREATED: { code: 'PICKED_UP', at: 'here', withinHours: 72 },
  PICKUP_SCHEDULED: { code: 'PICKED_UP', at: 'here', withinHours: 48 },
  PICKED_UP: { code: 'ORIGIN_HUB_IN', at: 'origin', withinHours: 24 },
  DROPPED_OFF: { code: 'ORIGIN_HUB_IN', at: 'origin', withinHours: 24 },
  ORIGIN_HUB_IN: { code: 'ORIGIN_HUB_OUT', at: 'here', withinHours: 24 },
  ORIGIN_HUB_OUT: { code: 'EXPORT_CUSTOMS', at: 'towards', withinHours: 36 },
  EXPORT_CUSTOMS: { code: 'EXPORT_RELEASED', at: 'here', withinHours: 36 },
  EXPORT_RELEASED: { code: 'DEPARTED_AIR', at: 'here', withinHours: 36 },
  DEPARTED_AIR: { code: 'TRANSIT_HUB', at: 'towards', withinHours: 36 },
  TRANSIT_HUB: { code: 'DEPARTED_AIR', at: 'here', withinHours: 36 },
  ARRIVED_COUNTRY: { code: 'IMPORT_CUSTOMS', at: 'here', withinHours: 24 },
  IMPORT_CUSTOMS: { code: 'CUSTOMS_RELEASED', at: 'here', withinHours: 48 },
  CUSTOMS_RELEASED: { code: 'DEST_HUB_IN', at: 'here', withinHours: 24 },
  DEST_HUB_IN: { code: 'DEST_HUB_OUT', at: 'here', withinHours: 24 },
  DEST_HUB_OUT: { code: 'AT_DELIVERY_SITE', at: 'destination', withinHours: 36 },
  AT_DELIVERY_SITE: { code: 'OUT_FOR_DELIVERY', at: 'here', withinHours: 36 },
  OUT_FOR_DELIVERY: { code: 'DELIVERED', at: 'here', withinHours: 10 },
  ATTEMPT_FAILED: { code: 'OUT_FOR_DELIVERY', at: 'here', withinHours: 72 },
  RETURN_STARTED: { code: 'RETURNED_TO_WAREHOUSE', at: 'towards', withinHours: 72 },
};
const BROUGHT_BY_SENDER: Expectation = { code: 'DROPPED_OFF', at: 'here', withinHours: 72 };
const LAST_FLIGHT: Expectation = { code: 'ARRIVED_COUNTRY', at: 'towards', withinHours: 28 };
const BETWEEN_LOCAL_HUBS: Expectation = { code: 'DEST_HUB_IN', at: 'towards', withinHours: 24 };
const REFUSED_GOES_BACK: Expectation = { code: 'RETURN_STARTED', at: 'here', withinHours: 48 };
const HOUR_MS = 3_600_000;
const LAST_MINUTE = '23:59';

/**
 * The next event and its limit, on the full hour; null when none is expected. A limit in the past means "late". It lies
 * within `window`, the expected delivery, unless that was over before the newest event.
 */
export function nextEvent(parcel: Parcel, window: DeliveryWindow | null): NextEvent | null {
  const latest = latestOf(parcel);
  if (latest.code === 'RETURNED_TO_WAREHOUSE') return { code: 'DISPOSED', place: latest.place, by: endOfDecision(latest) };
  const next = expectationOf(latest, parcel);
  if (!next) return null;
  const places = { here: latest.place, towards: latest.towards ?? latest.place, origin: parcel.origin, destination: parcel.destination };
  const usual = new Date(Math.ceil((latest.occurredAt.getTime() + next.withinHours * HOUR_MS) / HOUR_MS) * HOUR_MS);
  const mayCap = window !== null && window.to > latest.occurredAt && window.to < usual;
  return { code: next.code, place: places[next.at], by: mayCap ? window.to : usual };
}

/** Natural days to choose after the return, counted on the calendar of the warehouse; then the default takes its course (spec §4). */
export function endOfDecision({ occurredAt, place: { timeZone } }: Pick<ParcelEvent, 'occurredAt' | 'place'>): Date {
  const returned = localDay(occurredAt, timeZone);
  return instantAt(addDays(returned, redeliveryRule(returned).decisionDays), LAST_MINUTE, timeZone);
}

function expectationOf(latest: ParcelEvent, parcel: Parcel): Expectation | undefined {
  if (latest.code === 'ORDER_CREATED' && parcel.shipWay === 'SELF_DELIVERY') return BROUGHT_BY_SENDER;
  if (isLastFlight(latest, parcel)) return LAST_FLIGHT;
  if (latest.code === 'ORIGIN_HUB_OUT' && parcel.product === 'localDelivery') return BETWEEN_LOCAL_HUBS;
  if (latest.reason === 'REFUSED') return REFUSED_GOES_BACK;
  return NEXT[latest.code];
}

