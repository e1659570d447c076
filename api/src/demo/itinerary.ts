/**
 * The whole life of a demo parcel as a list of steps, decided by its waybill number and its script alone: seed and
 * simulator tell the same story. Pure.
 */
import type { EventCode, EventReason, TrackEvent, TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { ARRIVALS, COLLECTIONS, flightHours, type Collection, type LaneCountry } from './trade-lanes.ts';
import { randomFrom, type Random } from './random.ts';

export const SCRIPTS = [
  'straight', 'inspected', 'papersMissing', 'secondTry', 'threeTries', 'shelved', 'refused', 'paidRedelivery', 'servicePoint', 'lateScan',
] as const;
export type Script = (typeof SCRIPTS)[number];

export interface DemoParcel {
  readonly waybillNo: string;
  readonly script: Script;
  readonly product: TrackedWaybill['expressType'];
  readonly origin: string;
  readonly destination: string;
}

export interface Step {
  readonly code: EventCode;
  readonly place: string;
  readonly towards: string | null;
  readonly reason: EventReason | null;
  readonly handover: TrackEvent['handover'];
  readonly disposal: TrackEvent['disposal'];
  readonly attempt: number | null;
  /** Hours after the step before; the event then waits for working hours. */
  readonly hours: readonly [min: number, max: number];
  /** The event reached us only after later ones. */
  readonly late: boolean;
}

type Carries = Partial<Pick<Step, 'towards' | 'reason' | 'handover' | 'disposal' | 'attempt' | 'late'>>;

const step = (code: EventCode, place: string, hours: Step['hours'], carries: Carries = {}): Step => ({
  code, place, hours, towards: null, reason: null, handover: null, disposal: null, attempt: null, late: false, ...carries,
});

export function itineraryOf(parcel: DemoParcel): readonly Step[] {
  const random = randomFrom(parcel.waybillNo);
  return [...journeyOf(parcel, random), ...handoverOf(parcel, random)];
}

function journeyOf(parcel: DemoParcel, random: Random): Step[] {
  if (parcel.product === 'localDelivery') return localJourney(parcel);
  const arrival = ARRIVALS[laneCountry(parcel.destination)];
  const collection = random.pick(COLLECTIONS.filter(({ hub }) => hub === parcel.origin));
  return [
    ...collected(collection, random),
    ...exported(parcel.origin, collection.gateway),
    ...flown([collection.gateway, ...random.pick(arrival.via), arrival.gateway], parcel.script === 'lateScan'),
    ...cleared(arrival.gateway, parcel.script, random),
    step('DEST_HUB_IN', arrival.gateway, [3, 12]),
    step('DEST_HUB_OUT', arrival.gateway, [5, 16], { towards: parcel.destination }),
    step('AT_DELIVERY_SITE', parcel.destination, arrival.gateway === parcel.destination ? [2, 5] : [8, 20]),
  ];
}

function collected({ city, dropOff, hub }: Collection, random: Random): Step[] {
  const [ordered, arrived] = [step('ORDER_CREATED', city, [0, 0]), step('ORIGIN_HUB_IN', hub, [2, 7])];
  if (random.fraction() < 0.4) return [ordered, step('DROPPED_OFF', dropOff, [2, 20]), arrived];
  return [ordered, step('PICKUP_SCHEDULED', city, [0.1, 1]), step('PICKED_UP', city, [4, 22]), arrived];
}

function exported(hub: string, gateway: string): Step[] {
  const road = [step('ORIGIN_HUB_OUT', hub, [4, 14], { towards: gateway }), step('ORIGIN_HUB_IN', gateway, [5, 18])];
  const customs = [step('EXPORT_CUSTOMS', gateway, [3, 14]), step('EXPORT_RELEASED', gateway, [4, 14])];
  return hub === gateway ? customs : [...road, ...customs];
}

/** Event to event: the flight, then unloading; at a hub, the wait for the next flight. */
function flown(stops: readonly string[], withLateEvent: boolean): Step[] {
  return stops.slice(1).flatMap((to, index) => {
    const from = stops[index] ?? to;
    const inTheAir = flightHours(from, to);
    const isLast = index === stops.length - 2;
    return [
      step('DEPARTED_AIR', from, index === 0 ? [4, 20] : [6, 22], { towards: to }),
      step(isLast ? 'ARRIVED_COUNTRY' : 'TRANSIT_HUB', to, [inTheAir + 1, inTheAir + 4], { late: withLateEvent && index === 0 }),
    ];
  });
}

const CUSTOMS_REASONS: readonly EventReason[] = ['DOCUMENTS_MISSING', 'RECEIVER_ID_MISSING', 'DUTY_UNPAID'];

function cleared(gateway: string, script: Script, random: Random): Step[] {
  const entered = step('IMPORT_CUSTOMS', gateway, [4, 20]);
  if (script === 'inspected') {
    return [entered, step('CUSTOMS_HELD', gateway, [6, 24], { reason: 'INSPECTION' }), step('CUSTOMS_RELEASED', gateway, [20, 60])];
  }
  if (script === 'papersMissing') {
    const held = step('CUSTOMS_HELD', gateway, [8, 30], { reason: random.pick(CUSTOMS_REASONS) });
    return [entered, held, step('CUSTOMS_RELEASED', gateway, [40, 130])];
  }
  return [entered, step('CUSTOMS_RELEASED', gateway, [12, 44])];
}

function localJourney({ origin, destination }: DemoParcel): Step[] {
  return [
    step('ORDER_CREATED', origin, [0, 0]),
    step('PICKUP_SCHEDULED', origin, [0.1, 1]),
    step('PICKED_UP', origin, [2, 8]),
    step('ORIGIN_HUB_IN', origin, [1, 4]),
    step('ORIGIN_HUB_OUT', origin, [2, 8], { towards: destination }),
    step('DEST_HUB_IN', destination, [5, 14]),
    step('DEST_HUB_OUT', destination, [1, 5], { towards: destination }),
    step('AT_DELIVERY_SITE', destination, [1, 4]),
  ];
}

const ATTEMPT_REASONS: readonly EventReason[] = ['NOBODY_HOME', 'ADDRESS_INCOMPLETE', 'RECEIVER_UNREACHABLE', 'RECEIVER_POSTPONED'];

/** From the delivery site to the end, which the script decides. */
function handoverOf({ script, destination, product }: DemoParcel, random: Random): Step[] {
  const out = step('OUT_FOR_DELIVERY', destination, [2, 16]);
  const delivered = step('DELIVERED', destination, [1, 6], { handover: random.pick(['RECEIVER', 'RECEIVER', 'RECEIVER', 'FAMILY', 'NEIGHBOUR']) });
  const attempt = (count: number): Step[] => [
    out,
    step('ATTEMPT_FAILED', destination, [2, 6], { attempt: count, reason: random.pick(ATTEMPT_REASONS) }),
  ];
  const warehouse = product === 'localDelivery' ? destination : ARRIVALS[laneCountry(destination)].gateway;
  const returned = [
    step('RETURN_STARTED', destination, [12, 30], { towards: warehouse }),
    step('RETURNED_TO_WAREHOUSE', warehouse, [16, 40]),
  ];
  switch (script) {
    case 'straight':
    case 'inspected':
    case 'papersMissing':
    case 'lateScan':
      return [out, delivered];
    case 'servicePoint':
      return [step('READY_AT_POINT', destination, [3, 10]), step('DELIVERED', destination, [6, 70], { handover: 'SERVICE_POINT' })];
    case 'secondTry':
      return [...attempt(1), out, delivered];
    case 'threeTries':
      // Ten calendar days without an answer, the day of the return not counted: destroyed by default (spec §4).
      return [...attempt(1), ...attempt(2), ...attempt(3), ...returned, step('DISPOSED', warehouse, [264, 270], { disposal: 'DESTROYED' })];
    case 'shelved':
      return [...attempt(1), ...attempt(2), ...attempt(3), ...returned, step('DISPOSED', warehouse, [50, 190], { disposal: 'SHELVED' })];
    case 'paidRedelivery':
      return [...attempt(1), ...attempt(2), ...attempt(3), ...returned, step('OUT_FOR_DELIVERY', warehouse, [40, 120]), delivered];
    case 'refused':
      return [
        out,
        step('ATTEMPT_FAILED', destination, [1, 5], { attempt: 1, reason: 'REFUSED' }),
        ...returned,
        step('DISPOSED', warehouse, [60, 200], { disposal: 'DESTROYED' }),
      ];
  }
}

function laneCountry(destination: string): LaneCountry {
  const code = destination.slice(0, 2);
  if (!isLaneCountry(code)) throw new RangeError(`no lane leads to ${destination}`);
  return code;
}

const isLaneCountry = (code: string): code is LaneCountry => code in ARRIVALS;
