/** Address books of the mock API: by token, judged as the API judges, three entries from the start. */
import { randomUUID } from 'node:crypto';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import { address } from '@amberlane/contract/calls/address';
import {
  addAddress, addressEntryContent, deleteAddress, exportAddresses, getAddress, importAddresses, searchAddresses, updateAddress, type AddressEntry,
} from '@amberlane/contract/calls/address-book';
import { csvText } from '@amberlane/contract/domain/address-csv';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import { readFieldFaults } from '@amberlane/contract/domain/field-faults';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { type MockRoutes, perCustomer, Refusal, serve, serveFile } from '@amberlane/testing/mock-api/serve';

type Content = Omit<AddressEntry, 'id' | 'version'>;
type Book = Map<string, AddressEntry>;
type ImportedRow = ReplyOf<typeof importAddresses>['rows'][number];

const ACCRA = { countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'GA-183-8164' } as const;
const RIYADH = { countryCode: 'SA', shortAddress: 'RRRD2929', province: 'Riyadh', city: 'Riyadh', area: 'Al Olaya', street: 'King Fahd Road', building: '2929', postcode: '12211', localAddress: 'طريق الملك فهد، حي العليا' } as const;
const GUANGZHOU = { countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号 3 栋 502', postcode: '510000' } as const;

const content = (name: string, localName: string, mobile: string, place: Parameters<typeof address.parse>[0], sender = false): Content => ({
  name, localName, company: '', mobile, email: '', address: address.parse(place), defaultSender: sender, defaultReceiver: false,
});

const STARTING: readonly Content[] = [
  content('Akosua Mensah', '', '+233245550142', ACCRA, true),
  content('Noura Al-Qahtani', 'نورة القحطاني', '+966505550142', RIYADH),
  content('林晓岚', '', '+8613800550142', GUANGZHOU),
];

const idOf = (index: number): string => `mock-${index + 1}`;
/** An entry that every book has from the start. */
export const FIRST_ENTRY = idOf(0);

const newBook = (): Book => new Map(STARTING.map((entry, index) => [idOf(index), { ...entry, id: idOf(index), version: 1 }]));
const books = perCustomer(newBook);

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const searched = ({ name, localName, company, mobile, email, address: place }: AddressEntry): string => folded([name, localName, company, mobile, email, ...Object.values(place)].join('\n'));

const alike = (book: Book, { name, mobile, address: { street } }: Content): AddressEntry | undefined =>
  [...book.values()].find((entry) => entry.mobile === mobile && (folded(entry.name) === folded(name) || folded(entry.address.street) === folded(street)));

/** The numbering plans of the API are not here: what is no number at all is refused. */
const judgePhone = ({ mobile }: Content) => (/^\+?[\d ]{8,20}$/.test(mobile) ? [] : [{ field: 'mobile', code: 'phone' as const, params: {} }]);

/** Marks that the entry claims leave whoever has them. */
function keep(book: Book, entry: AddressEntry): AddressEntry {
  for (const [id, other] of book) {
    book.set(id, { ...other, defaultSender: other.defaultSender && !entry.defaultSender, defaultReceiver: other.defaultReceiver && !entry.defaultReceiver });
  }
  book.set(entry.id, entry);
  return entry;
}

function found(book: Book, id: string): AddressEntry {
  const entry = book.get(id);
  if (!entry) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
  return entry;
}

const { maxEntries: max } = RULES.addressBook;

export function serveAddressBook(routes: MockRoutes, isEmpty: () => boolean): void {
  const bookOf = (token: string): Book => (isEmpty() ? new Map<string, AddressEntry>() : books(token));
  serve(routes, searchAddresses, ({ keyword, countryCode, pageNum, pageSize }, { token }) => {
    const all = [...bookOf(token).values()].filter((entry) => searched(entry).includes(folded(keyword)) && (countryCode === undefined || entry.address.countryCode === countryCode));
    const sorted = all.sort((a, b) => Number(b.defaultSender || b.defaultReceiver) - Number(a.defaultSender || a.defaultReceiver) || a.name.localeCompare(b.name));
    return { total: all.length, pageNum, pageSize, list: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
  });
  serve(routes, getAddress, ({ id }, { token }) => found(books(token), id));
  serve(routes, addAddress, ({ keepDuplicate, ...entry }, { token }) => {
    const book = books(token);
    const fields = judgePhone(entry);
    if (fields.length > 0) throw new Refusal(ERROR.VALIDATION, { fields });
    const existing = keepDuplicate ? undefined : alike(book, entry);
    if (existing) throw new Refusal(ERROR.ADDRESS_DUPLICATE, { status: 409, values: { name: existing.name }, existing: { id: existing.id, name: existing.name } });
    if (book.size >= max) throw new Refusal(ERROR.ADDRESS_BOOK_FULL, { status: 409, values: { max } });
    return keep(book, { ...entry, id: randomUUID(), version: 1 });
  });
  serve(routes, updateAddress, (entry, { token }) => {
    const book = books(token);
    if (found(book, entry.id).version !== entry.version) throw new Refusal(ERROR.CONFLICT, { status: 409 });
    return keep(book, { ...entry, version: entry.version + 1 });
  });
  serve(routes, deleteAddress, ({ id }, { token }) => {
    const { id: gone } = found(books(token), id);
    books(token).delete(gone);
    return { id: gone };
  });
  serve(routes, importAddresses, ({ entries, keepDuplicates }, { token, locale }) => ({ rows: entries.map((entry, index) => importRow(books(token), index, entry, keepDuplicates, locale)) }));
  serveFile(routes, exportAddresses, ({ locale }, { token }) => ({
    name: 'amberlane-addresses.csv',
    text: csvText([...books(token).values()].map(({ address: place, defaultSender: _sender, defaultReceiver: _receiver, version: _version, id: _id, ...entry }) => ({ ...entry, ...place, country: place.countryCode })), locale),
  }));
}

function importRow(book: Book, index: number, given: unknown, keepDuplicates: boolean, locale: Locale): ImportedRow {
  const parsed = addressEntryContent.safeParse(given);
  const faults = parsed.success ? judgePhone(parsed.data) : readFieldFaults(parsed.error, given);
  if (!parsed.success || faults.length > 0) {
    return { index, status: 'refused', fields: faults.map(({ field, code, params }) => ({ field, code, message: fieldMessage(code, locale, params) })) };
  }
  const existing = keepDuplicates ? undefined : alike(book, parsed.data);
  if (existing) return { index, status: 'duplicate', existing: { id: existing.id, name: existing.name } };
  if (book.size >= max) return { index, status: 'full' };
  return { index, status: 'added', id: keep(book, { ...parsed.data, id: randomUUID(), version: 1, defaultSender: false, defaultReceiver: false }).id };
}
