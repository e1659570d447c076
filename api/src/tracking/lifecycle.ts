/**
 * The legal life of a parcel: which event may follow which (codes of the contract, after UPU EMSEVT), and in what
 * order a history reads. Pure: no clock, no database.
 */
import { EVENT_CODES, type EventCode } from '@amberlane/contract/calls/tracking';

/** Codes that may come next. A parcel's life begins with `ORDER_CREATED`, even if its event arrives late. */
export const NEXT_CODES: Readonly<Record<EventCode, readonly EventCode[]>> = {
  ORDER_CREATED: ['PICKUP_SCHEDULED', 'PICKED_UP', 'DROPPED_OFF'],
  PICKUP_SCHEDULED: ['PICKUP_SCHEDULED', 'PICKED_UP', 'DROPPED_OFF'],
  PICKED_UP: ['ORIGIN_HUB_IN'],
  DROPPED_OFF: ['ORIGIN_HUB_IN'],
  ORIGIN_HUB_IN: ['ORIGIN_HUB_OUT', 'EXPORT_CUSTOMS'],
  // Local delivery has no border to cross: it goes from one hub to the other.
  ORIGIN_HUB_OUT: ['ORIGIN_HUB_IN', 'EXPORT_CUSTOMS', 'DEST_HUB_IN'],
  EXPORT_CUSTOMS: ['EXPORT_RELEASED', 'RETURN_STARTED'],
  EXPORT_RELEASED: ['DEPARTED_AIR'],
  DEPARTED_AIR: ['TRANSIT_HUB', 'ARRIVED_COUNTRY'],
  TRANSIT_HUB: ['DEPARTED_AIR'],
  ARRIVED_COUNTRY: ['IMPORT_CUSTOMS'],
  IMPORT_CUSTOMS: ['CUSTOMS_HELD', 'CUSTOMS_RELEASED'],
  CUSTOMS_HELD: ['CUSTOMS_HELD', 'CUSTOMS_RELEASED', 'RETURN_STARTED'],
  CUSTOMS_RELEASED: ['DEST_HUB_IN'],
  DEST_HUB_IN: ['DEST_HUB_OUT', 'AT_DELIVERY_SITE'],
  DEST_HUB_OUT: ['DEST_HUB_IN', 'AT_DELIVERY_SITE'],
  AT_DELIVERY_SITE: ['OUT_FOR_DELIVERY', 'READY_AT_POINT'],
  OUT_FOR_DELIVERY: ['DELIVERED', 'ATTEMPT_FAILED', 'READY_AT_POINT'],
  ATTEMPT_FAILED: ['OUT_FOR_DELIVERY', 'READY_AT_POINT', 'RETURN_STARTED', 'DELIVERY_DECIDED'],
  READY_AT_POINT: ['DELIVERED', 'RETURN_STARTED'],
  RETURN_STARTED: ['RETURNED_TO_WAREHOUSE', 'DELIVERY_DECIDED'],
  // Paid redelivery starts from the warehouse; else the parcel is shelved or destroyed (spec §4).
  RETURNED_TO_WAREHOUSE: ['OUT_FOR_DELIVERY', 'READY_AT_POINT', 'RETURN_STARTED', 'DELIVERY_DECIDED', 'DISPOSED'],
  // A decision is no scan: what was possible before it stays possible, and a later one replaces it.
  DELIVERY_DECIDED: ['OUT_FOR_DELIVERY', 'READY_AT_POINT', 'RETURN_STARTED', 'RETURNED_TO_WAREHOUSE', 'DELIVERY_DECIDED', 'DISPOSED'],
  DELIVERED: [],
  DISPOSED: [],
};

/** Whether `next` may follow `previous`; null asks for the first event. */
export function mayFollow(previous: EventCode | null, next: EventCode): boolean {
  return previous === null ? next === 'ORDER_CREATED' : NEXT_CODES[previous].includes(next);
}

/** Nothing can follow: the parcel is delivered or disposed of. */
export const isFinal = (code: EventCode): boolean => NEXT_CODES[code].length === 0;

/** Codes that nothing can follow. */
export const FINAL_CODES: readonly EventCode[] = EVENT_CODES.filter(isFinal);

interface TimedEvent {
  readonly id: string;
  readonly code: EventCode;
  readonly occurredAt: Date;
}

/**
 * Oldest first, by the time of the event whenever it reached us. Events of one instant stand in the order of a
 * parcel's life. Gives a new array.
 */
export function inLifeOrder<S extends TimedEvent>(events: readonly S[]): S[] {
  return [...events].sort(
    (a, b) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() ||
      EVENT_CODES.indexOf(a.code) - EVENT_CODES.indexOf(b.code) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Every place where a history in life order breaks the rules, as `PREVIOUS → NEXT`; empty when it is legal. */
export function illegalSteps(codes: readonly EventCode[]): string[] {
  return codes.flatMap((code, index) => {
    const previous = codes[index - 1] ?? null;
    return mayFollow(previous, code) ? [] : [`${previous ?? 'start'} → ${code}`];
  });
}
