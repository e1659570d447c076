/** Examples of the address book's calls for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const CONTENT = {
  name: 'Noura Al-Qahtani',
  localName: 'نورة القحطاني',
  company: '',
  mobile: '+966505550142',
  email: '',
  address: {
    countryCode: 'SA', provinceCode: '', cityCode: '', areaCode: '', province: 'Riyadh', city: 'Riyadh', area: 'Al Olaya', street: 'King Fahd Road', street2: '', building: '2929',
    postcode: '12211', landmark: '', poBox: '', shortAddress: 'RRRD2929', additionalNo: '8118', digitalAddress: '', makani: '', localAddress: 'طريق الملك فهد، حي العليا',
  },
  defaultSender: false,
  defaultReceiver: true,
};
const ENTRY = { id: '0d5f6d1e-3a53-4a0e-9a53-00000000b001', ...CONTENT, version: 1 };
const { id } = ENTRY;

export const ADD_EXAMPLE: CallExample = { request: { ...CONTENT, keepDuplicate: false }, reply: ENTRY };
export const UPDATE_EXAMPLE: CallExample = { request: ENTRY, reply: { ...ENTRY, version: 2 } };
export const DELETE_EXAMPLE: CallExample = { request: { id }, reply: { id } };
export const SEARCH_EXAMPLE: CallExample = { request: { keyword: 'olaya', pageNum: 1, pageSize: 10 }, reply: { total: 1, pageNum: 1, pageSize: 10, list: [ENTRY] } };
export const GET_EXAMPLE: CallExample = { request: { id }, reply: ENTRY };
export const IMPORT_EXAMPLE: CallExample = {
  request: { entries: [CONTENT, { ...CONTENT, mobile: '12' }], keepDuplicates: false },
  reply: {
    rows: [
      { index: 0, status: 'added', id },
      { index: 1, status: 'refused', fields: [{ field: 'mobile', code: 'phone', message: 'Invalid number: please enter a phone number of the chosen country.' }] },
    ],
  },
};
