/** Address books of the demo customers: none, a few, a dozen, many; in five scripts. The large one has the names that break pages. */
import { address } from '@amberlane/contract/calls/address';
import type { EntryContent } from '../address-book/repository.ts';
import { DEMO_ACCOUNT, OTHER_ACCOUNT, SHOP_ACCOUNT } from './accounts.ts';

type Row = readonly [name: string, mobile: string, place: Parameters<typeof address.parse>[0]];

const ACCRA = { countryCode: 'GH', province: 'Greater Accra', city: 'Accra', area: 'Osu', street: '12 Cocoa Lane', digitalAddress: 'GA-183-8164' };
const LAGOS = { countryCode: 'NG', province: 'Lagos', city: 'Ikeja', street: '27 Market Street', landmark: 'Opposite the post office', postcode: '100271' };
const RIYADH = { countryCode: 'SA', shortAddress: 'RRRD2929', province: 'Riyadh', city: 'Riyadh', area: 'Al Olaya', street: 'King Fahd Road', building: '2929', postcode: '12211', localAddress: 'طريق الملك فهد، حي العليا' };
const KARACHI = { countryCode: 'PK', province: 'Sindh', city: 'Karachi', street: 'House 45-B, Street 7', landmark: 'نزد مرکزی مسجد', postcode: '75500', localAddress: 'مکان نمبر ۴۵ بی، گلی ۷' };
const ISTANBUL = { countryCode: 'TR', province: 'İstanbul', city: 'Kadıköy', area: 'Caferağa', street: 'Gül Sokak', building: 'No: 8', postcode: '34710' };
const GUANGZHOU = { countryCode: 'CN', province: '广东省', city: '广州', area: '白云区', street: '朝阳路 18 号 3 栋 502', postcode: '510000' };

const DOZEN: readonly Row[] = [
  ['Akosua Mensah', '+233245550142', ACCRA],
  ['林晓岚', '+8613800550142', GUANGZHOU],
  ['Adaeze Okafor', '+2348035550143', LAGOS],
  ['نورة القحطاني', '+966505550142', RIYADH],
  ['عائشہ صدیقی', '+923005550142', KARACHI],
  ['Çağrı Işık Öztürk', '+905325550142', ISTANBUL],
  ['Salma Bennis', '+212661550142', { countryCode: 'MA', province: 'Casablanca-Settat', city: 'Casablanca', street: '12, rue des Orangers', postcode: '20250' }],
  ['Wanjiru Kamau', '+254712550142', { countryCode: 'KE', province: 'Nairobi', city: 'Westlands', street: 'Acacia Court, 3rd floor', poBox: 'P.O. Box 30197' }],
  ['Nakato Sarah', '+256772550142', { countryCode: 'UG', province: 'Central', city: 'Kampala', street: 'Garden Road', building: 'Plot 16' }],
  ['Oluwaseun Chukwuemeka Adebayo-Fashola and Daughters Trading Stores', '+2348035550144', LAGOS],
  ['Kwame Asante', '+233245550145', { ...ACCRA, street: '4 Palm Road', digitalAddress: '' }],
  ['منى عبد الله', '+201005550142', { countryCode: 'EG', province: 'Cairo', city: 'Nasr City', street: '14 Orchard Street', localAddress: '14 شارع البستان، مدينة نصر' }],
];

/** As somebody may type them, or import them from a file. */
const HOSTILE: readonly Row[] = [
  ['=SUM(A1:A9)', '+233245550145', ACCRA],
  ['<b>Kofi</b> 🎁 "Shop"', '+233245550146', ACCRA],
];

/** Names that their country writes otherwise than the entry does. */
const LOCAL_NAMES: ReadonlyMap<string, string> = new Map([['Salma Bennis', 'سلمى بنيس']]);

const entry = ([name, mobile, place]: Row, isDefault = false): EntryContent => ({
  name, localName: LOCAL_NAMES.get(name) ?? '', company: '', mobile, email: '', address: address.parse(place), defaultSender: isDefault, defaultReceiver: false,
});

const MANY: readonly EntryContent[] = Array.from({ length: 60 }, (_none, index) => {
  const rows = [...DOZEN.slice(0, -HOSTILE.length), ...HOSTILE];
  const [name, mobile, place] = rows[index % rows.length] ?? rows[0] ?? ['', '', ACCRA];
  return entry([`${name} ${index + 1}`, mobile, place], index === 0);
});

/** By account; every other demo customer's book is empty. */
export const DEMO_BOOKS: ReadonlyMap<string, readonly EntryContent[]> = new Map([
  [DEMO_ACCOUNT, DOZEN.map((row, index) => entry(row, index === 0))],
  [OTHER_ACCOUNT, DOZEN.slice(0, 3).map((row) => entry(row))],
  [SHOP_ACCOUNT, MANY],
]);
