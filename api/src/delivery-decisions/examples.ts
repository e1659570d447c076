/** Examples of decisions for the documentation: a parcel in Riyadh after three attempts. */
import type { DecisionState, DeliveryDecision } from '@amberlane/contract/calls/delivery-decisions';
import type { TrackPlace } from '@amberlane/contract/calls/tracking';
import type { CallExample } from '../plugins/call-route.ts';

const RIYADH: TrackPlace = { code: 'SA-RUH', name: 'Riyadh', country: 'SA', timeZone: 'Asia/Riyadh', position: { lat: 24.7, lng: 46.7 } };
const FEE = { amount: 4_000, currency: 'CNY' } as const;
const FREE = { amount: 0, currency: 'CNY' } as const;

const DECISION: DeliveryDecision = {
  reference: 'DD-7K2M-94QX', version: 1, option: 'REDELIVER', decidedBy: 'recipient', decidedAt: '2026-11-23T10:30:00.000Z', day: '2026-11-25', window: 'AFTERNOON', addressLines: null, point: null,
  fee: FEE, deadline: '2026-12-01T20:59:00.000Z', timeZone: 'Asia/Riyadh', state: 'OPEN',
};

const STATE: DecisionState = {
  waybillNo: 'SA673401955282',
  reader: 'recipient',
  closed: null,
  place: RIYADH,
  attempts: [
    { at: '2026-11-17T07:22:00.000Z', place: RIYADH, reason: 'NOBODY_HOME', attempt: 1 },
    { at: '2026-11-18T11:05:00.000Z', place: RIYADH, reason: 'RECEIVER_UNREACHABLE', attempt: 2 },
    { at: '2026-11-19T15:40:00.000Z', place: RIYADH, reason: 'NOBODY_HOME', attempt: 3 },
  ],
  period: { startedAt: '2026-11-21T08:10:00.000Z', deadline: '2026-12-01T20:59:00.000Z', days: 10, timeZone: 'Asia/Riyadh', destroyed: true },
  recipient: { name: 'Noura Al-Harbi', phone: '+966•••••••45', country: 'SA', city: 'Riyadh', addressLines: ['3421 King Fahd Road', 'Riyadh 12271'] },
  options: [
    { option: 'REDELIVER', fee: FEE, refusal: null },
    { option: 'CORRECT_ADDRESS', fee: FEE, refusal: null },
    { option: 'COLLECT', fee: FREE, refusal: null },
  ],
  days: [{ day: '2026-11-25', fee: FEE }, { day: '2026-11-26', fee: FEE }],
  windows: [{ code: 'MORNING', from: '09:00', to: '13:00' }, { code: 'AFTERNOON', from: '13:00', to: '17:00' }, { code: 'EVENING', from: '17:00', to: '20:00' }],
  points: [{ siteCode: 'SA-RUH-02', siteName: 'Olaya', address: 'Olaya Street', localAddress: 'شارع العليا', hours: [{ days: [1, 2, 3, 4, 6, 7], from: '09:00', to: '17:00' }], timeZone: 'Asia/Riyadh' }],
  addressFields: [{ field: 'street', required: true }, { field: 'shortAddress', required: true }],
  free: { left: 0, until: null, attempts: 3, days: 5 },
  feePerAttempt: FEE,
  decision: null,
  earlier: [],
  version: 0,
  asOf: '2026-11-23T10:30:00.000Z',
};

export const DECISION_EXAMPLE: CallExample = { request: { waybillNo: STATE.waybillNo, phoneLast4: '0145' }, reply: STATE };
export const DECIDE_EXAMPLE: CallExample = {
  request: { waybillNo: STATE.waybillNo, phoneLast4: '0145', version: 0, option: 'REDELIVER', day: '2026-11-25', window: 'AFTERNOON', email: 'noura@example.com' },
  reply: { ...STATE, decision: DECISION, version: 1 },
};
