/** Requests and replies that the documentation shows. */
import type { CallExample } from '../plugins/call-route.ts';

const GUANGZHOU = { code: 'CN-CAN', name: 'Guangzhou', country: 'CN', remote: false };
const LAGOS = { code: 'NG-LOS', name: 'Lagos', country: 'NG', remote: false };
const REMARK = { code: 'WAYBILL_LIMIT', text: 'One parcel per shipment, up to 30 kg.' };

export const RATES_EXAMPLE: CallExample = {
  request: { origin: 'CN-CAN', country: 'NG', product: 'smallParcel', weightGrams: 1_400, pageNum: 1, pageSize: 10 },
  reply: {
    list: [
      {
        id: 'rate.smallParcel.CN-CAN.NG-LOS.2026-01-01', product: 'smallParcel', origin: GUANGZHOU, destination: LAGOS, currency: 'CNY',
        firstGrams: 500, firstAmount: 4_620,
        tiers: [{ uptoGrams: 1_000, stepGrams: 100, stepAmount: 660 }, { uptoGrams: null, stepGrams: 100, stepAmount: 630 }],
        minimum: { grams: 1_000, amount: 7_920 }, transit: { from: 5, to: 10 }, remarks: [REMARK], validFrom: '2026-01-01', validTo: null,
        forWeight: { chargeableGrams: 1_400, amount: 10_440 },
      },
    ],
    total: 1, pageNum: 1, pageSize: 10, day: '2026-11-20', nearest: null,
  },
};

export const RECEIVERS_EXAMPLE: CallExample = {
  request: { origin: 'CN-CAN', country: 'NG' },
  reply: { origins: [{ ...GUANGZHOU, gateway: 'guangzhou' }], receivers: [{ ...LAGOS, products: ['smallParcel', 'specialLine'] }], day: '2026-11-20' },
};

export const REMARKS_EXAMPLE: CallExample = { request: {}, reply: [REMARK] };
