/** Orders for tests and for the mock API, as the API answers them: the fields that matter are named by the caller. */
import { orderDraft, type OrderDetail, type OrderDraft, type OrderSummary } from '@amberlane/contract/calls/orders';
import { operationsOf } from '@amberlane/contract/domain/order-states';
import type { Money } from '@amberlane/contract/domain/money';

/** Weight above which an order is confirmed by hand, grams (spec §5). */
const HEAVY_GRAMS = 100_000;

/** Of a further delivery attempt (spec §4). */
export const REDELIVERY_FEE: Money = { amount: 4_000, currency: 'CNY' };

export const GUANGZHOU = { countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号 3 栋 502', postcode: '510000' } as const;
export const ACCRA = { countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Ring Road Central', digitalAddress: 'GA-183-8164' } as const;
export const KUMASI = { countryCode: 'GH', province: 'Ashanti', city: 'Kumasi', area: 'Bantama', street: '4 Bantama High Street', digitalAddress: 'AK-039-5028' } as const;
export const LAGOS = { countryCode: 'NG', province: 'Lagos', city: 'Lagos', area: 'Ikeja', street: '27 Allen Avenue', landmark: 'Opposite the post office' } as const;
export const RIYADH = { countryCode: 'SA', shortAddress: 'RRRD2929', province: 'Riyadh', city: 'Riyadh', area: 'Al Olaya', street: 'King Fahd Road', building: '2929', postcode: '12211', localAddress: 'طريق الملك فهد، حي العليا' } as const;

/** The form of a complete order from Guangzhou to Accra; `more` replaces fields. */
export const formOf = (more: Readonly<Record<string, unknown>> = {}): OrderDraft =>
  orderDraft.parse({
    expressType: 'smallParcel',
    customerType: 'BUSINESS',
    customerStatus: 'REGULAR',
    shipmentMode: 'SINGLE',
    sendName: 'Lin Xiaolan',
    sendLocalName: '林晓岚',
    sendPhone: '+8613800550142',
    sendCompany: 'Lihua Lighting Co., Ltd.',
    sendEmail: 'lin@example.com',
    senderAddress: GUANGZHOU,
    acceptName: 'Ama Boateng',
    acceptPhone: '+233231234567',
    receiverAddress: ACCRA,
    weightGrams: 1_400,
    length: 28,
    width: 20,
    height: 12,
    localShipWay: 'DOOR_PICKUP',
    pickupDate: '2026-11-17',
    goods: [
      { goodsType: 'GENERAL', goodsNameCn: 'LED 灯泡', goodsNameEn: 'LED bulb, E27, 9 W', quantity: 12, unitPrice: 1_800, hsCode: '853952' },
      { goodsType: 'GENERAL', goodsNameCn: '棉质灯罩', goodsNameEn: 'Lamp shade, cotton', quantity: 2, unitPrice: 6_000, hsCode: '940599' },
    ],
    mallNo: 'SHOP-100143',
    agreementVersion: '2026-01',
    ...more,
  });

const CNY = (amount: number): Money => ({ amount, currency: 'CNY' });

/** What a parcel to Accra costs in the samples: the first kilogram and one step. */
const PRICE: NonNullable<OrderDetail['price']> = {
  lines: [
    { code: 'FREIGHT_FIRST', ruleId: 'rate.smallParcel.gh.2026', label: 'Freight, first 1 kg', basis: 'chargeableWeight', quantity: 1_000, unit: 'gram', unitSize: 1_000, rate: 8_600, amount: 8_600, currency: 'CNY', original: null },
    { code: 'FREIGHT_STEPS', ruleId: 'rate.smallParcel.gh.2026', label: 'Freight, each further 0.5 kg', basis: 'chargeableWeight', quantity: 500, unit: 'gram', unitSize: 500, rate: 3_440, amount: 3_440, currency: 'CNY', original: null },
  ],
  total: CNY(12_040),
  chargeableGrams: 1_500,
  day: '2026-11-16',
};

/** Declared value of all goods; null while a price or a quantity is missing. */
export function totalOf({ goods, currency }: OrderDraft): Money | null {
  if (goods.length === 0 || goods.some(({ quantity, unitPrice }) => quantity === null || unitPrice === null)) return null;
  return { currency, amount: goods.reduce((sum, { quantity, unitPrice }) => sum + (quantity ?? 0) * (unitPrice ?? 0), 0) };
}

const NOT_SENT: readonly OrderDetail['status'][] = ['DRAFT', 'CANCELLED'];

/** One order with all that follows from its form and status. */
export function orderOf({ form = formOf(), status = 'IN_TRANSIT', expressStatus = status === 'IN_TRANSIT' ? 'DEPARTED_AIR' : null, ...more }: Partial<OrderDetail> = {}): OrderDetail {
  const local = form.senderAddress !== null && form.senderAddress.countryCode === form.receiverAddress?.countryCode;
  const sent = status !== 'DRAFT';
  return {
    id: 'order-1',
    orderNo: 'A-10466',
    tradeNo: 'T-20261116-10466',
    waybillNo: NOT_SENT.includes(status) ? null : 'GH520938177409',
    kind: local ? 'local' : 'international',
    status,
    expressStatus,
    customsReason: expressStatus === 'CUSTOMS_HELD' ? 'DOCUMENTS_MISSING' : null,
    orderTime: '2026-11-16T08:00:00.000Z',
    updatedAt: '2026-11-20T08:42:00.000Z',
    version: 3,
    operations: [...operationsOf(status)],
    referencePrice: sent ? PRICE.total : null,
    total: totalOf(form),
    heavy: (form.weightGrams ?? 0) > HEAVY_GRAMS,
    acceptCountry: form.receiverAddress?.countryCode ?? null,
    form,
    price: sent ? PRICE : null,
    ...more,
  };
}

/** The order as a list shows it. */
export const summaryOf = ({ form, price: _price, ...order }: OrderDetail): OrderSummary => ({
  ...order,
  expressType: form.expressType,
  acceptName: form.acceptName,
  acceptCity: form.receiverAddress?.city ?? '',
  pacNumber: form.pacNumber,
  weightGrams: form.weightGrams,
  mallNo: form.mallNo,
  sendName: form.sendName,
  sendCountry: form.senderAddress?.countryCode ?? null,
  sendCity: form.senderAddress?.city ?? '',
  goodsName: form.goods[0]?.goodsNameEn ?? '',
  goodsCount: form.goods.length,
  cod: form.cod,
  presend: form.presend,
  decideBy: order.expressStatus === 'ATTEMPT_FAILED' || order.expressStatus === 'RETURNED_TO_WAREHOUSE' ? { at: '2026-12-01T20:59:00.000Z', timeZone: 'Asia/Riyadh' } : null,
  expected: order.status === 'IN_TRANSIT' && order.expressStatus !== 'ATTEMPT_FAILED' && order.expressStatus !== 'CUSTOMS_HELD' ? { from: '2026-11-30T06:00:00.000Z', to: '2026-12-01T15:00:00.000Z', timeZone: 'Asia/Riyadh' } : null,
  lastPlace: order.status === 'IN_TRANSIT' ? 'Dubai' : '',
  failedAttempts: order.expressStatus === 'ATTEMPT_FAILED' ? { count: 1, reason: 'NOBODY_HOME', freeLeft: 2, freeUntil: '2026-12-01', feePerAttempt: REDELIVERY_FEE } : order.expressStatus === 'RETURNED_TO_WAREHOUSE' ? { count: 3, reason: 'NOBODY_HOME', freeLeft: 0, freeUntil: null, feePerAttempt: REDELIVERY_FEE } : null,
  domesticTransOrder: form.domesticTransOrder,
});
