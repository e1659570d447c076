/** Examples of the tracking calls for the documentation: one demo waybill, as it reads while customs hold it. */
import { ERROR } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import type { TrackDetail, TrackEvent, TrackPlace, TrackResult } from '@amberlane/contract/calls/tracking';
import type { CallExample } from '../plugins/call-route.ts';

const KARACHI: TrackPlace = { code: 'PK-KHI', name: 'Karachi', country: 'PK', timeZone: 'Asia/Karachi', position: { lat: 24.9, lng: 67 } };
const YIWU: TrackPlace = { code: 'CN-YIW', name: 'Yiwu', country: 'CN', timeZone: 'Asia/Shanghai', position: { lat: 29.3, lng: 120.1 } };
const AS_OF = '2026-11-20T09:00:00.000Z';
const WAYBILL_NO = 'PK918203744566';

type FoundTrack = Extract<TrackResult, { outcome: 'found' }>;

const HELD: TrackEvent = {
  id: 'PK918203744566-11',
  code: 'CUSTOMS_HELD',
  reason: 'RECEIVER_ID_MISSING',
  handover: null,
  disposal: null,
  attempt: null,
  towards: null,
  actionRequired: true,
  occurredAt: '2026-11-20T04:20:00.000Z',
  place: KARACHI,
};

const FOUND: FoundTrack = {
  outcome: 'found',
  waybillNo: WAYBILL_NO,
  waybill: {
    waybillNo: WAYBILL_NO,
    group: 'inTransit',
    expressStatus: 'CUSTOMS_HELD',
    needsAction: true,
    expressType: 'smallParcel',
    origin: YIWU,
    destination: KARACHI,
    weightGrams: 2300,
    pacNumber: 1,
    milestones: [
      { milestone: 'ACCEPTED', state: 'done', at: '2026-11-14T09:30:00.000Z', place: YIWU },
      { milestone: 'FLOWN', state: 'done', at: '2026-11-17T04:25:00.000Z', place: KARACHI },
      { milestone: 'CUSTOMS', state: 'now', at: null, place: KARACHI },
      { milestone: 'LAST_MILE', state: 'todo', at: null, place: null },
      { milestone: 'DELIVERED', state: 'todo', at: null, place: KARACHI },
    ],
    expected: null,
    nextScan: null,
    events: [HELD],
  },
};

const DETAIL: TrackDetail = {
  acceptName: 'Bilal Ahmed',
  acceptPhone: '+923•••••••44',
  acceptCountry: 'PK',
  receiverAddress: ['House 45-B, Street 7', 'Karachi'],
  signedBy: null,
  siteCode: null,
  shownTo: 'phone',
};

const NOT_FOUND: TrackResult = {
  outcome: 'noInfo',
  waybillNo: 'NG40718352966',
  hint: 'shape',
  missingDigits: 1,
  suggestion: null,
  fault: { code: ERROR.WAYBILL_MALFORMED, message: errorMessage(ERROR.WAYBILL_MALFORMED, 'en') },
};

export const TRACK_EXAMPLE: CallExample = {
  request: { waybillNos: [WAYBILL_NO, 'NG40718352966'] },
  reply: { results: [FOUND, NOT_FOUND], asOf: AS_OF },
};
export const MALL_NO_EXAMPLE: CallExample = { request: { mallNo: 'SHOP-100144' }, reply: { results: [FOUND], asOf: AS_OF } };
export const DETAILS_EXAMPLE: CallExample = { request: { waybillNo: WAYBILL_NO }, reply: { ...FOUND, detail: null } };
export const UNLOCK_EXAMPLE: CallExample = { request: { waybillNo: WAYBILL_NO, phoneLast4: '0144' }, reply: { ...FOUND, detail: DETAIL } };
export const LATEST_EXAMPLE: CallExample = {
  request: { waybillNos: [WAYBILL_NO] },
  reply: { results: [{ waybillNo: WAYBILL_NO, outcome: 'found', group: 'inTransit', latest: HELD }], asOf: AS_OF },
};
