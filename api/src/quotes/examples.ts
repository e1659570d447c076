/** Requests and replies that the documentation shows. */
import type { CallExample } from '../plugins/call-route.ts';

const LANE = { origin: { country: 'CN', city: 'CN-CAN' }, destination: { country: 'NG', city: 'NG-LOS' } };
const RATE = 'rate.smallParcel.CN-CAN.NG-LOS.2026-01-01';
const BEGUN = { validFrom: '2019-01-01', validTo: null };

const FREIGHT = {
  ruleId: RATE, basis: 'chargeableWeight', unit: 'gram', currency: 'CNY', original: null,
};

const QUOTE = {
  quoteId: 'eyJpZCI6IjUyZjAifQ.4Y7c8vQm0sTz', validUntil: '2026-11-20T11:00:00.000Z', product: 'smallParcel',
  origin: { code: 'CN-CAN', name: 'Guangzhou', country: 'CN', remote: false },
  destination: { code: 'NG-LOS', name: 'Lagos', country: 'NG', remote: false },
  assumedCity: false,
  chargeable: {
    actualGrams: 1_540, volumeGrams: 1_000, measuredCm: [30, 20, 10], pieces: 1, volumeDivisor: 6_000, minimumGrams: 1_000, stepGrams: 100,
    chargeableGrams: 1_600, wonBy: 'actual', text: 'Charged by actual weight: 1.6 kg.',
  },
  transit: { from: 5, to: 10 },
  lines: [
    { ...FREIGHT, code: 'FREIGHT_FIRST', label: 'Freight, first 0.5 kg', quantity: 500, unitSize: 500, rate: 4_620, amount: 4_620 },
    { ...FREIGHT, code: 'FREIGHT_STEPS', label: 'Freight, 0.5–1 kg: 5 × 0.1 kg', quantity: 500, unitSize: 100, rate: 660, amount: 3_300 },
    { ...FREIGHT, code: 'FREIGHT_STEPS', label: 'Freight, 1–1.6 kg: 6 × 0.1 kg', quantity: 600, unitSize: 100, rate: 630, amount: 3_780 },
  ],
  total: { amount: 11_700, currency: 'CNY' },
  display: null,
  remarks: [{ code: 'WAYBILL_LIMIT', text: 'One parcel per shipment, up to 30 kg.' }],
  notes: [{ code: 'NO_FUEL_SURCHARGE', severity: 'info', ruleId: null, text: 'We charge no fuel surcharge.' }],
  rules: [{ id: 'weighing.smallParcel.2019', ...BEGUN }, { id: 'transit.smallParcel.2019', ...BEGUN }, { id: RATE, validFrom: '2026-01-01', validTo: '2027-03-31' }],
  day: '2026-11-20',
  estimate: 'Estimate based on our rates of 20 November 2026',
};

export const CALC_EXAMPLE: CallExample = {
  request: { ...LANE, weightGrams: 1_540, lengthMm: 300, widthMm: 200, heightMm: 96 },
  reply: { quotes: [QUOTE], refused: [] },
};

export const INTERNATIONAL_EXAMPLE: CallExample = {
  request: {
    ...LANE, product: 'smallParcel', weightGrams: 1_540, lengthMm: 300, widthMm: 200, heightMm: 96, goodsType: 'CLOTHES',
    declaredValue: { amount: 20_000, currency: 'CNY' },
  },
  reply: QUOTE,
};

const SAVED_REPLY = {
  list: [{
    id: '0b1f6a52-9d1c-4a52-8a57-3f2a4f0f6f10', product: 'smallParcel', origin: QUOTE.origin, destination: QUOTE.destination, weightGrams: 1_540, pacNumber: 1,
    total: QUOTE.total, validUntil: QUOTE.validUntil, savedAt: '2026-11-20T10:31:00.000Z', query: 'origin=CN-CAN&destination=NG-LOS&weight=1.54&product=smallParcel',
  }],
  asOf: '2026-11-20T10:31:00.000Z',
};

export const SAVE_EXAMPLE: CallExample = {
  request: { ...LANE, weightGrams: 1_540, product: 'smallParcel', quoteId: QUOTE.quoteId, query: 'origin=CN-CAN&destination=NG-LOS&weight=1.54&product=smallParcel' },
  reply: SAVED_REPLY,
};

export const SAVED_EXAMPLE: CallExample = { request: {}, reply: SAVED_REPLY };

export const DELETE_EXAMPLE: CallExample = { request: { id: '0b1f6a52-9d1c-4a52-8a57-3f2a4f0f6f10' }, reply: { list: [], asOf: SAVED_REPLY.asOf } };
