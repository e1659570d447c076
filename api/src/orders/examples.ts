/** Examples of the order calls for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const address = {
  provinceCode: '', cityCode: '', areaCode: '', street2: '', building: '', landmark: '', poBox: '', shortAddress: '', additionalNo: '', digitalAddress: '', makani: '', localAddress: '',
};

const FORM = {
  expressType: 'smallParcel', customerType: 'INDIVIDUAL', customerStatus: 'REGULAR', shipmentMode: 'SINGLE', serviceTypes: ['COMMON_PACKAGE'], cycle: '', volume: null,
  sendName: '林晓岚', sendLocalName: '', sendCompany: '', sendPhone: '+8613800550142', sendEmail: '',
  senderAddress: { ...address, countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号', postcode: '510000' },
  acceptName: 'Akosua Mensah', acceptLocalName: '', acceptCompany: '', acceptPhone: '+233245550142', acceptPhone2: '', acceptEmail: '',
  receiverAddress: { ...address, countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', postcode: '', digitalAddress: 'GA-183-8164' },
  receiverType: 'individual', receiverNationalId: '',
  pacNumber: 1, weightGrams: 860, length: 30, width: 20, height: 10,
  goods: [{ goodsType: 'CLOTHES', goodsNameCn: '棉质T恤', goodsNameEn: 'Cotton T-shirt', quantity: 3, unitPrice: 4500, branded: false, battery: null, hsCode: '610910', originCountry: 'CN', netWeightGrams: 540 }],
  currency: 'CNY', cod: null, insuredValue: null, purpose: 'ecommerce', remark: '', mallNo: 'SHOP-200001', presend: false, domesticTransOrder: '',
  localShipWay: 'SELF_DELIVERY', siteCode: '', pickupAddress: null, pickupDate: null, pickupTime: '', quoteId: '', quotedWeightGrams: null, step: '', agreementVersion: '2026-11',
};

const SUMMARY = {
  id: '0d5f6d1e-3a53-4a0e-9a53-00000000a001',
  orderNo: 'AL402918375566',
  tradeNo: 'T304958172635401928',
  waybillNo: 'GH520938177409',
  kind: 'international',
  status: 'SUBMITTED',
  expressStatus: 'ORDER_CREATED',
  customsReason: null,
  orderTime: '2026-11-20T10:30:00.000Z',
  updatedAt: '2026-11-20T10:30:00.000Z',
  version: 1,
  operations: ['edit', 'cancel'],
  referencePrice: { amount: 8_400, currency: 'CNY' },
  total: { amount: 13_500, currency: 'CNY' },
  heavy: false,
  acceptCountry: 'GH',
};

const RULE = 'rate.smallParcel.CN-CAN.GH-ACC.2026-01-01';
const LINE = { ruleId: RULE, basis: 'chargeableWeight', quantity: 500, unit: 'gram', currency: 'CNY', original: null };
const PRICE = {
  lines: [
    { ...LINE, code: 'FREIGHT_FIRST', label: 'Freight, first 0.5 kg', unitSize: 500, rate: 4_900, amount: 4_900 },
    { ...LINE, code: 'FREIGHT_STEPS', label: 'Freight from 0.5 to 1 kg: 5 × 0.1 kg', unitSize: 100, rate: 700, amount: 3_500 },
  ],
  total: { amount: 8_400, currency: 'CNY' }, chargeableGrams: 1_000, day: '2026-11-20',
};

const DETAIL = { ...SUMMARY, form: FORM, price: PRICE };
const { id } = SUMMARY;

export const ADD_EXAMPLE: CallExample = { request: { ...FORM, draft: false }, reply: DETAIL };
export const EDIT_EXAMPLE: CallExample = { request: { ...FORM, draft: false, id, version: 1 }, reply: { ...DETAIL, version: 2 } };
export const DETAIL_EXAMPLE: CallExample = { request: { id }, reply: DETAIL };
export const TRADE_EXAMPLE: CallExample = { request: { tradeNo: SUMMARY.tradeNo }, reply: DETAIL };
export const CANCEL_EXAMPLE: CallExample = {
  request: { id },
  reply: { ...DETAIL, status: 'CANCELLED', waybillNo: null, expressStatus: null, operations: ['delete'], version: 2 },
};
export const DELETE_EXAMPLE: CallExample = { request: { id }, reply: { id } };
export const RESTORE_EXAMPLE: CallExample = { request: { id }, reply: { ...DETAIL, status: 'DELIVERED', expressStatus: 'DELIVERED', operations: ['delete'] } };
export const CANCEL_ALL_EXAMPLE: CallExample = { request: { ids: [id] }, reply: { list: [{ id, orderNo: SUMMARY.orderNo, error: null }] } };
export const EXPORT_EXAMPLE: CallExample = {
  request: { statuses: ['DELIVERED'], from: '2026-11-01', to: '2026-11-30', format: 'xlsx' },
  reply: { url: '/v1/api/file/view/export.kq3T1v8mZ0aYb2LxN5wRj7cUe9HgFs4dPoIiQyXtVnM', expiresAt: '2026-11-20T10:40:00.000Z', rows: 128 },
};

const COUNTS = { DRAFT: 2, SUBMITTED: 1, ACCEPTED: 0, PICKED_UP: 0, IN_TRANSIT: 4, DELIVERED: 128, RETURNED: 0, CANCELLED: 3 };

export const PAGE_EXAMPLE: CallExample = {
  request: { statuses: ['SUBMITTED'], sort: 'newest', pageNum: 1, pageSize: 10 },
  reply: {
    total: 1, pageNum: 1, pageSize: 10, counts: COUNTS, waiting: 2, nextCursor: '',
    list: [{
      ...SUMMARY, expressType: 'smallParcel', acceptName: FORM.acceptName, acceptCity: 'Accra', pacNumber: 1, weightGrams: 860, mallNo: FORM.mallNo,
      sendName: FORM.sendName, sendCountry: 'CN', sendCity: '广州', goodsName: 'Cotton T-shirt', goodsCount: 1, cod: null, presend: false, domesticTransOrder: '', decideBy: null, expected: null, lastPlace: '', failedAttempts: null,
    }],
  },
};
