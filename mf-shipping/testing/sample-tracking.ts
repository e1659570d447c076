/** A parcel on its way from Guangzhou to Accra, as tracking answers its owner. */
import type { TrackDetails, TrackEvent, TrackPlace } from '@amberlane/contract/calls/tracking';

const place = (code: string, name: string, country: TrackPlace['country'], timeZone: string): TrackPlace => ({ code, name, country, timeZone });
const GUANGZHOU = place('CN-CAN', 'Guangzhou', 'CN', 'Asia/Shanghai');
const LAGOS = place('NG-LOS', 'Lagos', 'NG', 'Africa/Lagos');
const ACCRA = place('GH-ACC', 'Accra', 'GH', 'Africa/Accra');

const event = (code: TrackEvent['code'], occurredAt: string, at: TrackPlace, more: Partial<TrackEvent> = {}): TrackEvent => ({
  id: `${code} ${occurredAt}`, code, reason: null, handover: null, disposal: null, attempt: null, towards: null, actionRequired: false, occurredAt, place: at, ...more,
});

const EVENTS: readonly TrackEvent[] = [
  event('DEPARTED_AIR', '2026-11-20T08:42:00.000Z', LAGOS, { towards: ACCRA }),
  event('TRANSIT_HUB', '2026-11-20T05:10:00.000Z', LAGOS),
  event('DEPARTED_AIR', '2026-11-18T00:55:00.000Z', GUANGZHOU, { towards: LAGOS }),
  event('EXPORT_RELEASED', '2026-11-17T18:20:00.000Z', GUANGZHOU),
  event('ORIGIN_HUB_OUT', '2026-11-17T16:00:00.000Z', GUANGZHOU),
  event('ORIGIN_HUB_IN', '2026-11-17T07:12:00.000Z', GUANGZHOU),
  event('PICKED_UP', '2026-11-17T03:03:00.000Z', GUANGZHOU),
];

type Found = Extract<TrackDetails, { readonly outcome: 'found' }>;

/** Seven events, so that the oldest one folds; `signedBy` as the owner sees it. */
export const trackedOrder = (signedBy: string | null = null): Found => ({
  outcome: 'found',
  waybillNo: 'GH520938177409',
  waybill: {
    waybillNo: 'GH520938177409', group: 'inTransit', expressStatus: 'DEPARTED_AIR', needsAction: false, expressType: 'smallParcel', origin: GUANGZHOU, destination: ACCRA, weightGrams: 1_400, pacNumber: 1,
    milestones: [
      { milestone: 'ACCEPTED', state: 'done', at: '2026-11-17T03:03:00.000Z', place: GUANGZHOU },
      { milestone: 'FLOWN', state: 'now', at: null, place: LAGOS },
      { milestone: 'CUSTOMS', state: 'todo', at: null, place: null },
      { milestone: 'LAST_MILE', state: 'todo', at: null, place: null },
      { milestone: 'DELIVERED', state: 'todo', at: '2026-11-23T09:00:00.000Z', place: ACCRA },
    ],
    expected: { from: '2026-11-23T09:00:00.000Z', to: '2026-11-24T18:00:00.000Z', missed: null },
    nextScan: { code: 'ARRIVED_COUNTRY', place: ACCRA, by: '2026-11-21T14:00:00.000Z' },
    events: [...EVENTS],
  },
  detail: { acceptName: 'Ama Boateng', acceptPhone: '+2332••••••67', acceptCountry: 'GH', receiverAddress: ['12 Ring Road Central', 'Accra'], signedBy, siteCode: null, shownTo: 'owner' },
});

/** The same while its sender still has it; `by` is when we expect it. */
export function waitingOrder(by: string): Found {
  const tracked = trackedOrder();
  const { milestones: [, ...later], ...waybill } = tracked.waybill;
  return {
    ...tracked,
    waybill: {
      ...waybill,
      expressStatus: 'ORDER_CREATED',
      milestones: [{ milestone: 'ACCEPTED', state: 'now', at: null, place: GUANGZHOU }, ...later.map((step) => ({ ...step, state: 'todo' as const }))],
      nextScan: { code: 'DROPPED_OFF', place: GUANGZHOU, by },
      events: [event('ORDER_CREATED', '2026-11-16T01:00:00.000Z', GUANGZHOU)],
    },
  };
}
