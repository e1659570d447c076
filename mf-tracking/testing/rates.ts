/** Rates for tests. */
import type { FreightRate } from '@amberlane/contract/calls/rates';

/** Small parcel from Guangzhou to Lagos, with what a test says otherwise. */
export const rate = (changes: Partial<FreightRate> = {}): FreightRate => ({
  id: 'rate.smallParcel.CN-CAN.NG-LOS.2026-01-01',
  product: 'smallParcel',
  origin: { code: 'CN-CAN', name: 'Guangzhou', country: 'CN', remote: false },
  destination: { code: 'NG-LOS', name: 'Lagos', country: 'NG', remote: false },
  currency: 'CNY',
  firstGrams: 500,
  firstAmount: 4_620,
  tiers: [
    { uptoGrams: 1_000, stepGrams: 100, stepAmount: 660 },
    { uptoGrams: 5_000, stepGrams: 100, stepAmount: 630 },
    { uptoGrams: null, stepGrams: 1_000, stepAmount: 5_020 },
  ],
  minimum: { grams: 1_000, amount: 7_920 },
  transit: { from: 5, to: 10 },
  remarks: [{ code: 'WAYBILL_LIMIT', text: 'One parcel per shipment, up to 30 kg.' }],
  validFrom: '2026-01-01',
  validTo: null,
  ...changes,
});
