/** Parcels for tests, as the API answers them: the fields that matter are named by the test. */
import type { TrackedWaybill, TrackEvent, TrackPlace, TrackReply, TrackResult } from '@amberlane/contract/calls/tracking';

const place = (code: string, name: string, country: TrackPlace['country'], timeZone: string, lat: number, lng: number): TrackPlace => ({ code, name, country, timeZone, position: { lat, lng } });

export const GUANGZHOU = place('CN-CAN', 'Guangzhou', 'CN', 'Asia/Shanghai', 23.1, 113.3);
export const DUBAI = place('AE-DXB', 'Dubai', 'AE', 'Asia/Dubai', 25.2, 55.3);
export const LAGOS = place('NG-LOS', 'Lagos', 'NG', 'Africa/Lagos', 6.5, 3.4);
export const ACCRA = place('GH-ACC', 'Accra', 'GH', 'Africa/Accra', 5.6, -0.2);
export const CASABLANCA = place('MA-CAS', 'Casablanca', 'MA', 'Africa/Casablanca', 33.6, -7.6);
export const CAIRO = place('EG-CAI', 'Cairo', 'EG', 'Africa/Cairo', 30, 31.2);
export const RIYADH = place('SA-RUH', 'Riyadh', 'SA', 'Asia/Riyadh', 24.7, 46.7);

export const AS_OF = '2026-11-20T10:15:00.000Z';

export function trackEvent(code: TrackEvent['code'], occurredAt: string, at: TrackPlace, more: Partial<TrackEvent> = {}): TrackEvent {
  const id = `${code} ${occurredAt}`;
  return { id, code, reason: null, handover: null, disposal: null, attempt: null, towards: null, actionRequired: false, occurredAt, place: at, ...more };
}

/** Events of GH520938177409, newest first: by air over Dubai and Lagos. */
const FLIGHT: readonly TrackEvent[] = [
  trackEvent('DEPARTED_AIR', '2026-11-20T08:42:00.000Z', LAGOS, { towards: ACCRA }),
  trackEvent('TRANSIT_HUB', '2026-11-20T05:10:00.000Z', LAGOS),
  trackEvent('DEPARTED_AIR', '2026-11-19T18:05:00.000Z', DUBAI, { towards: LAGOS }),
  trackEvent('TRANSIT_HUB', '2026-11-19T09:30:00.000Z', DUBAI),
  trackEvent('DEPARTED_AIR', '2026-11-18T00:55:00.000Z', GUANGZHOU, { towards: DUBAI }),
  trackEvent('EXPORT_RELEASED', '2026-11-17T18:20:00.000Z', GUANGZHOU),
  trackEvent('ORIGIN_HUB_IN', '2026-11-17T07:12:00.000Z', GUANGZHOU),
  trackEvent('PICKED_UP', '2026-11-17T03:03:00.000Z', GUANGZHOU),
];

export function waybill(more: Partial<TrackedWaybill> = {}): TrackedWaybill {
  const events = more.events ?? [...FLIGHT];
  return {
    waybillNo: 'GH520938177409',
    group: 'inTransit',
    expressStatus: events[0]?.code ?? 'ORDER_CREATED',
    needsAction: false,
    expressType: 'smallParcel',
    origin: GUANGZHOU,
    destination: ACCRA,
    weightGrams: 1400,
    pacNumber: 1,
    milestones: [
      { milestone: 'ACCEPTED', state: 'done', at: '2026-11-17T03:03:00.000Z', place: GUANGZHOU },
      { milestone: 'FLOWN', state: 'now', at: null, place: LAGOS },
      { milestone: 'CUSTOMS', state: 'todo', at: null, place: null },
      { milestone: 'LAST_MILE', state: 'todo', at: null, place: null },
      { milestone: 'DELIVERED', state: 'todo', at: '2026-11-23T09:00:00.000Z', place: ACCRA },
    ],
    expected: { from: '2026-11-23T09:00:00.000Z', to: '2026-11-24T18:00:00.000Z', missed: null },
    nextScan: { code: 'ARRIVED_COUNTRY', place: ACCRA, by: '2026-11-21T14:00:00.000Z' },
    ...more,
    events,
  };
}

export const found = (more: Partial<TrackedWaybill> = {}): TrackResult => {
  const parcel = waybill(more);
  return { outcome: 'found', waybillNo: parcel.waybillNo, waybill: parcel };
};

/** Nobody answered at the door in Riyadh yesterday evening. */
export const attemptFailed = (): TrackResult =>
  found({
    waybillNo: 'SA673401955282',
    needsAction: true,
    destination: RIYADH,
    events: [trackEvent('ATTEMPT_FAILED', '2026-11-19T15:40:00.000Z', RIYADH, { reason: 'NOBODY_HOME', attempt: 2, actionRequired: true })],
    expected: null,
    nextScan: null,
  });

export const delivered = (): TrackResult =>
  found({
    waybillNo: 'NG407183529669',
    group: 'signed',
    destination: LAGOS,
    events: [trackEvent('DELIVERED', '2026-11-18T15:31:00.000Z', LAGOS, { handover: 'RECEIVER' })],
    expected: null,
    nextScan: null,
  });

export const noInfo = (waybillNo: string, more: Partial<Extract<TrackResult, { outcome: 'noInfo' }>> = {}): TrackResult => ({
  outcome: 'noInfo', waybillNo, hint: 'unknown', missingDigits: null, suggestion: null, ...more,
});

export const reply = (...results: TrackResult[]): TrackReply => ({ results, asOf: AS_OF });
