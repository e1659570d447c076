/** A request that creates an international shipment, as a shop writes it, and its answer; the test holds both against the contract. */
import { requestText, responseText } from './sample-text.ts';

export const ORDER_PATH = '/oms/website/order/intl/add';

export const ORDER_BODY = {
  mallNo: 'shop-1042',
  expressType: 'smallParcel',
  pacNumber: 1,
  weightGrams: 900,
  localShipWay: 'SELF_DELIVERY',
  currency: 'CNY',
  goods: [{ goodsNameEn: 'Cotton dress', goodsNameCn: '棉质连衣裙', goodsType: 'CLOTHES', quantity: 2, unitPrice: 6500 }],
  sendName: 'Li Wei',
  sendPhone: '+8613800138000',
  senderAddress: { countryCode: 'CN', province: 'Zhejiang', city: 'Jinhua', area: 'Yiwu', street: '88 Chouzhou Road', postcode: '322000' },
  acceptName: 'Ama Mensah',
  acceptPhone: '+233201234567',
  receiverAddress: { countryCode: 'GH', province: 'Greater Accra', city: 'Accra', street: '14 Oxford Street, Osu' },
  agreementVersion: '2026-11',
};

export const ORDER_ANSWER = {
  orderNo: 'AL402918375566',
  waybillNo: 'GH520938177409',
  status: 'SUBMITTED',
  referencePrice: { amount: 8400, currency: 'CNY' },
};

/** What the API says of a field that is missing. */
export const ORDER_ERROR = { code: 1_000_400, fields: [{ field: 'weightGrams', code: 'required' }] };

const REQUEST = requestText(ORDER_PATH, ORDER_BODY, ['idempotency-key: shop-1042']);

export const ORDER_SAMPLE = {
  request: REQUEST,
  /** Lines of the request that stand before the fold: its headers and what is in the parcel. */
  shown: REQUEST.slice(0, REQUEST.indexOf('"sendName"')).split('\n').length - 1,
  response: responseText({ success: true, data: ORDER_ANSWER }),
  error: responseText({ success: false, error: ORDER_ERROR }),
};
