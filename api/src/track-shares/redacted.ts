/** A tracking result for somebody who was not given the waybill number. Pure. */
import type { TrackResult } from '@amberlane/contract/calls/tracking';

/** Digits left to tell two parcels of one family apart. */
const SHOWN = 3;

/** `NG407183529669` becomes `NG•••••••••669`: nine hidden digits of which one follows from the others. */
export const maskWaybillNo = (waybillNo: string): string =>
  waybillNo.slice(0, 2) + '•'.repeat(Math.max(0, waybillNo.length - 2 - SHOWN)) + waybillNo.slice(-SHOWN);

/** The same with its number masked wherever it stands; ids of events carry it too. */
export function redacted(result: TrackResult): TrackResult {
  const waybillNo = maskWaybillNo(result.waybillNo);
  if (result.outcome === 'noInfo') return { ...result, waybillNo, suggestion: null };
  if (result.outcome !== 'found') return { ...result, waybillNo };
  const events = result.waybill.events.map((event, index, { length }) => ({ ...event, id: String(length - index) }));
  return { ...result, waybillNo, waybill: { ...result.waybill, waybillNo, events } };
}
