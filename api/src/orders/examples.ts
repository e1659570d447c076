/** Examples of the order calls for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const address = {
  provinceCode: '', cityCode: '', areaCode: '', street2: '', building: '', landmark: '', poBox: '', shortAddress: '', additionalNo: '', digitalAddress: '', makani: '', localAddress: '',
};

const FORM = {
  expressType: 'smallParcel',
  sendName: '林晓岚', sendCompany: '', sendPhone: '+8613800550142', sendEmail: '',
  senderAddress: { ...address, countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号', postcode: '510000' },
  acceptName: 'Akosua Mensah', acceptCompany: '', acceptPhone: '+233245550142', acceptPhone2: '', acceptEmail: '',
  receiverAddress: { ...address, countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', postcode: '', digitalAddress: 'GA-183-8164' },
  receiverType: 'individual', receiverNationalId: '',
  pacNumber: 1, weightGrams: 860, length: 30, width: 20, height: 10,
  goods: [{ goodsType: 'CLOTHES', goodsNameCn: '棉质T恤', goodsNameEn: 'Cotton T-shirt', quantity: 3, unitPrice: 4500, branded: false, battery: null }],
  currency: 'CNY', cod: null, insuredValue: null, purpose: 'ecommerce', remark: '', mallNo: 'SHOP-200001', presend: false, domesticTransOrder: '',
  localShipWay: 'SELF_DELIVERY', siteCode: '', pickupDate: null, pickupTime: '', quoteId: '', agreementVersion: '2026-03',
};

const SUMMARY = {
  id: '0d5f6d1e-3a53-4a0e-9a53-00000000a001',
  orderNo: 'AL402918375566',
  tradeNo: 'T304958172635401928',
  waybillNo: 'GH520938177409',
  kind: 'international',
  status: 'SUBMITTED',
  expressStatus: 'ORDER_CREATED',
  orderTime: '2026-11-20T10:30:00.000Z',
  updatedAt: '2026-11-20T10:30:00.000Z',
  version: 1,
  operations: ['edit', 'cancel'],
  referencePrice: { amount: 7800, currency: 'CNY' },
  acceptCountry: 'GH',
};

const DETAIL = { ...SUMMARY, form: FORM };
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
export const PAGE_EXAMPLE: CallExample = {
  request: { status: 'SUBMITTED', pageNum: 1, pageSize: 10 },
  reply: {
    total: 1, pageNum: 1, pageSize: 10,
    list: [{ ...SUMMARY, expressType: 'smallParcel', acceptName: FORM.acceptName, acceptCity: 'Accra', pacNumber: 1, weightGrams: 860, mallNo: FORM.mallNo }],
  },
};
