/** Which scans are news for somebody who waits for a parcel, and when a parcel's news are over. Pure. */
import type { EventCode } from '@amberlane/contract/calls/tracking';

/** Scans that a follower gets a letter about: what moves the day of the delivery, or asks for something. */
export const NEWS_CODES = [
  'DEPARTED_AIR', 'ARRIVED_COUNTRY', 'CUSTOMS_HELD', 'CUSTOMS_RELEASED', 'OUT_FOR_DELIVERY', 'ATTEMPT_FAILED', 'READY_AT_POINT',
  'DELIVERED', 'RETURN_STARTED', 'RETURNED_TO_WAREHOUSE', 'DISPOSED',
] as const satisfies readonly EventCode[];
export type NewsCode = (typeof NEWS_CODES)[number];

export const isNews = (code: EventCode): code is NewsCode => (NEWS_CODES as readonly EventCode[]).includes(code);

export interface Scan {
  readonly waybillNo: string;
  readonly eventId: string;
  readonly code: EventCode;
  readonly occurredAt: Date;
}

/**
 * What is told of scans that arrive together: of each waybill the newest that is news, in the order of the numbers, so
 * that two batches meet their followers in the same order.
 */
export function newsOf(scans: readonly Scan[]): readonly Scan[] {
  const newest = new Map<string, Scan>();
  for (const scan of scans) {
    const known = newest.get(scan.waybillNo);
    if (isNews(scan.code) && (!known || scan.occurredAt >= known.occurredAt)) newest.set(scan.waybillNo, scan);
  }
  return [...newest.values()].sort((a, b) => (a.waybillNo < b.waybillNo ? -1 : 1));
}
