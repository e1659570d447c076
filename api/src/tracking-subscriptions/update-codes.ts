/** Which tracking events are told by email. Pure. */
import type { EventCode } from '@amberlane/contract/calls/tracking';

/** Events that a subscriber gets an email about: what moves the day of the delivery, or asks for something. */
export const UPDATE_CODES = [
  'DEPARTED_AIR', 'ARRIVED_COUNTRY', 'CUSTOMS_HELD', 'CUSTOMS_RELEASED', 'OUT_FOR_DELIVERY', 'ATTEMPT_FAILED', 'READY_AT_POINT',
  'DELIVERED', 'RETURN_STARTED', 'RETURNED_TO_WAREHOUSE', 'DISPOSED',
] as const satisfies readonly EventCode[];
export type UpdateCode = (typeof UPDATE_CODES)[number];

export const isUpdate = (code: EventCode): code is UpdateCode => (UPDATE_CODES as readonly EventCode[]).includes(code);

export interface WaybillEvent {
  readonly waybillNo: string;
  readonly eventId: string;
  readonly code: EventCode;
  readonly occurredAt: Date;
}

/**
 * What is told of events that arrive together: of each waybill the newest one worth an email, in the order of the numbers,
 * so that two batches lock their subscriptions in the same order.
 */
export function updatesOf(events: readonly WaybillEvent[]): readonly WaybillEvent[] {
  const newest = new Map<string, WaybillEvent>();
  for (const event of events) {
    const known = newest.get(event.waybillNo);
    if (isUpdate(event.code) && (!known || event.occurredAt >= known.occurredAt)) newest.set(event.waybillNo, event);
  }
  return [...newest.values()].sort((a, b) => (a.waybillNo < b.waybillNo ? -1 : 1));
}
