/** Examples of the calls for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const address = {
  provinceCode: '', cityCode: '', areaCode: '', street2: '', building: '', landmark: '', poBox: '', shortAddress: '', additionalNo: '', digitalAddress: '', makani: '', localAddress: '',
};
const SETTINGS = {
  sendName: '林晓岚', sendCompany: '', sendPhone: '+8613800550142', sendEmail: '',
  senderAddress: { ...address, countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号', postcode: '510000' },
  product: 'smallParcel', goodsType: 'CLOTHES', currency: 'CNY',
};
const id = '0d5f6d1e-3a53-4a0e-9a53-00000000b001';
const counts = { ready: 1, faulty: 1, skipped: 0, queued: 0, created: 0, failed: 0, cancelled: 0 };
const VIEW = {
  id, name: 'orders-november.xlsx', settings: SETTINGS, rows: 2, counts, items: 0,
  createdAt: '2026-11-20T10:30:00.000Z', updatedAt: '2026-11-20T10:30:00.000Z', keptUntil: '2026-12-20T10:30:00.000Z',
};
const CELLS = {
  acceptName: 'Akosua Mensah', acceptPhone: '024 555 0142', country: 'Ghana', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'GA-183-8164',
  goodsNameEn: 'Cotton T-shirt', goodsNameCn: '棉质T恤', quantity: '3', unitPrice: '45.00', weightKg: '0.86', mallNo: 'SHOP-200001',
};
const READY = { line: 2, state: 'ready', headLine: null, cells: CELLS, faults: [], price: { amount: 7_800, currency: 'CNY' }, orderId: null, orderNo: null, waybillNo: null };
const FAULTY = {
  ...READY, line: 3, state: 'faulty', cells: { ...CELLS, acceptPhone: '12' }, price: null,
  faults: [{ column: 'acceptPhone', code: 'phone', message: 'Enter a phone number of this country.' }],
};
const TOTAL = { amount: 7_800, currency: 'CNY' };

export const CREATE_EXAMPLE: CallExample = { request: { name: VIEW.name, rows: 2, settings: SETTINGS }, reply: { ...VIEW, counts: { ...counts, ready: 0, faulty: 0 } } };
export const PUT_EXAMPLE: CallExample = { request: { id, rows: [{ line: 2, cells: READY.cells }, { line: 3, cells: FAULTY.cells }] }, reply: { rows: [READY, FAULTY], counts } };
export const LIST_EXAMPLE: CallExample = { request: { size: 10 }, reply: { list: [VIEW], nextCursor: '' } };
export const VIEW_EXAMPLE: CallExample = { request: { id }, reply: VIEW };
export const ROWS_EXAMPLE: CallExample = { request: { id, states: ['faulty'] }, reply: { rows: [FAULTY], nextAfter: null } };
export const QUOTE_EXAMPLE: CallExample = {
  request: { id },
  reply: { rows: 1, unpriced: 0, total: TOTAL, products: [{ product: 'smallParcel', rows: 1, unpriced: 0, total: TOTAL }], day: '2026-11-20' },
};
export const CONFIRM_EXAMPLE: CallExample = { request: { id, agreementVersion: '2026-11', rows: 1, total: TOTAL }, reply: { ...VIEW, counts: { ...counts, ready: 0, queued: 1 } } };
export const DELETE_EXAMPLE: CallExample = { request: { id }, reply: { id } };
