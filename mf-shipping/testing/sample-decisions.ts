/** A parcel after failed attempts, as the API tells it: in Riyadh, back at the warehouse, four of ten days gone. */
import type { DecisionOption, DecisionState, DeliveryDecision } from '@amberlane/contract/calls/delivery-decisions';
import type { TrackPlace } from '@amberlane/contract/calls/tracking';

export const RETURNED_WAYBILL = 'SA673401955282';
export const RIYADH: TrackPlace = { code: 'SA-RUH', name: 'Riyadh', country: 'SA', timeZone: 'Asia/Riyadh' };
const FEE = { amount: 4_000, currency: 'CNY' } as const;
const FREE = { amount: 0, currency: 'CNY' } as const;
const DAY_MS = 86_400_000;

export const decisionOf = (more: Partial<DeliveryDecision> = {}): DeliveryDecision => ({
  reference: 'DD-7K2M-94QX', version: 1, option: 'REDELIVER', decidedBy: 'recipient', decidedAt: '2026-11-25T10:30:00.000Z', day: '2026-11-26', window: 'AFTERNOON', addressLines: null, point: null,
  fee: FEE, deadline: '2026-12-01T20:59:00.000Z', timeZone: 'Asia/Riyadh', state: 'OPEN', ...more,
});

/** The state at an instant; the parcel came back three days before. */
export function stateAt(now: Date, more: Partial<DecisionState> = {}): DecisionState {
  const at = (days: number, hours = 0): string => new Date(now.getTime() + days * DAY_MS + hours * 3_600_000).toISOString();
  const day = (days: number): string => at(days).slice(0, 10);
  const reader = more.reader ?? 'recipient';
  const all: DecisionOption[] = ['REDELIVER', 'CORRECT_ADDRESS', 'COLLECT', ...(reader === 'sender' ? (['RETURN', 'SHELVE', 'DESTROY'] as const) : [])];
  const feeOf = (option: DecisionOption) => (option === 'RETURN' ? null : option === 'REDELIVER' || option === 'CORRECT_ADDRESS' ? FEE : FREE);
  return {
    waybillNo: RETURNED_WAYBILL,
    reader,
    closed: null,
    place: RIYADH,
    attempts: [
      { at: at(-7, -3), place: RIYADH, reason: 'NOBODY_HOME', attempt: 1 },
      { at: at(-6), place: RIYADH, reason: 'RECEIVER_UNREACHABLE', attempt: 2 },
      { at: at(-5, 4), place: RIYADH, reason: 'NOBODY_HOME', attempt: 3 },
    ],
    period: { startedAt: at(-3), deadline: `${day(7)}T20:59:00.000Z`, days: 10, timeZone: 'Asia/Riyadh', destroyed: true },
    recipient: { name: 'Noura Al-Harbi', phone: '+966•••••••45', country: 'SA', city: 'Riyadh', addressLines: ['3421 King Fahd Road', 'Riyadh 12271'] },
    options: all.map((option) => ({ option, fee: feeOf(option), refusal: null })),
    days: [1, 2, 4, 5].map((days) => ({ day: day(days), fee: FEE })),
    windows: [{ code: 'MORNING', from: '09:00', to: '13:00' }, { code: 'AFTERNOON', from: '13:00', to: '17:00' }, { code: 'EVENING', from: '17:00', to: '20:00' }],
    points: [
      { siteCode: 'SA-RUH-02', siteName: 'Olaya', address: 'Olaya Street', localAddress: 'شارع العليا', hours: [{ days: [1, 2, 3, 4, 6, 7], from: '09:00', to: '17:00' }], timeZone: 'Asia/Riyadh' },
      { siteCode: 'SA-RUH-04', siteName: 'Malaz', address: 'Al Jamiah Street', localAddress: 'شارع الجامعة', hours: [{ days: [1, 2, 3, 4, 6, 7], from: '09:00', to: '17:00' }], timeZone: 'Asia/Riyadh' },
    ],
    addressFields: [
      { field: 'street', required: true }, { field: 'building', required: true }, { field: 'postcode', required: true }, { field: 'additionalNo', required: false }, { field: 'shortAddress', required: true },
    ],
    free: { left: 0, until: null, attempts: 3, days: 5 },
    feePerAttempt: FEE,
    decision: null,
    earlier: [],
    version: 0,
    asOf: now.toISOString(),
    ...more,
  };
}
