/** Addresses for tests of the book's pages. */
import type { AddressEntry } from '../src/addresses/address-calls.ts';
import { blankEntry } from '../src/addresses/entry-values.ts';

const accra = blankEntry('GH');
const riyadh = blankEntry('SA');

export const AKOSUA: AddressEntry = {
  ...accra, id: 'entry-1', version: 1, name: 'Akosua Mensah', mobile: '+233245550142', defaultSender: true,
  address: { ...accra.address, province: 'Greater Accra', city: 'Accra', street: '12 Cocoa Lane', digitalAddress: 'GA-183-8164' },
};

export const NOURA: AddressEntry = {
  ...riyadh, id: 'entry-2', version: 3, name: 'Noura Al-Qahtani', localName: 'نورة القحطاني', mobile: '+966505550142', defaultReceiver: true,
  address: { ...riyadh.address, shortAddress: 'RRRD2929', province: 'Riyadh', city: 'Riyadh', street: 'King Fahd Road', building: '2929', postcode: '12211' },
};

export const pageOfEntries = (...list: readonly AddressEntry[]) => ({ total: list.length, pageNum: 1, pageSize: 12, list: [...list] });
