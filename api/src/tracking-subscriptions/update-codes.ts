/** Which tracking events are told by email. Pure. */
import type { EventCode } from '@amberlane/contract/calls/tracking';

/** Events that a subscriber gets an email about: what moves the day of the delivery, or asks for something. */
export const UPDATE_CODES = [
  'DEPARTED_AIR', 'ARRIVED_COUNTRY', 'CUSTOMS_HELD', 'CUSTOMS_RELEASED', 'OUT_FOR_DELIVERY', 'ATTEMPT_FAILED', 'READY_AT_POINT',
  'DELIVERED', 'RETURN_STARTED', 'RETURNED_TO_WAREHOUSE', 'DISPOSED',
] as const satisfies readonly EventCode[];
export type UpdateCode = (typeof UPDATE_CODES)[number];

export const isUpdate = (code: EventCode): code is UpdateCode => (UPDATE_CODES as readonly EventCode[]).includes(code);

export interface Scan {
  readonly waybillNo: string;
  readonly eventId: string;
  readonly code: EventCode;
  readonly occurredAt: Date;
}

/**
 * What is told of events that arrive together: of each waybill the newest one worth an email, in the order of the numbers,
 * so that two batches lock their subscriptions in the same order.
 */
export function updatesOf(scans: readonly Scan[]): readonly Scan[] {
  const newest = new Map<string, Scan>();
  for (const scan of scans) {
    const known = newest.get(scan.waybillNo);
    if (isUpdate(scan.code) && (!known || scan.occurredAt >= known.occurredAt)) newest.set(scan.waybillNo, scan);
  }
  return [...newest.values()].sort((a, b) => (a.waybillNo < b.waybillNo ? -1 : 1));
}
