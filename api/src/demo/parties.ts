/**
 * Senders and receivers of the demo parcels: made-up people, the same for the same waybill. The receivers' phones of
 * the named waybills end in the last four digits of their shop number (`SHOP-100142` → 0142).
 */
import type { Country } from '@amberlane/contract/site';
import { STARTING_PLACES } from '../tracking/place-data.ts';
import type { Party, WaybillParties } from '../tracking/party.ts';
import { DEMO_ACCOUNT, OTHER_ACCOUNT } from './accounts.ts';
import type { DemoHistory, DemoEvent } from './demo-history.ts';
import { demoPlace } from './journey.ts';
import { randomFrom, type Random } from './random.ts';

interface People {
  /** E.164 without the last four digits. */
  readonly phone: string;
  readonly names: readonly string[];
  readonly streets: readonly string[];
}

const PEOPLE: Readonly<Record<Country, People>> = {
  CN: { phone: '+861380055', names: ['林晓岚', '周启明', '许文静', '郭立新'], streets: ['朝阳路 18 号 3 栋 502', '新华街 66 号', '工业园二路 9 号 B 座', '滨江大道 120 号'] },
  NG: { phone: '+234803555', names: ['Adaeze Okafor', 'Tunde Balogun', 'Halima Sani', 'Chinedu Eze'], streets: ['14 Palm Grove Close', '27 Market Street, opposite the post office', '5 Unity Crescent', '63 Station Road'] },
  GH: { phone: '+23324555', names: ['Akosua Mensah', 'Kwame Boateng', 'Efua Asante', 'Yaw Darko'], streets: ['12 Cocoa Lane', '8 Harbour Road, near the Methodist school', '31 Sunrise Avenue', '4 Liberty Street'] },
  KE: { phone: '+25471255', names: ['Wanjiru Kamau', 'Otieno Ouma', 'Amina Hassan', 'Kiprono Rotich'], streets: ['Acacia Court, 3rd floor', '22 River Road', 'Jacaranda Plaza, shop 7', '9 Hill Lane'] },
  UG: { phone: '+25677255', names: ['Nakato Sarah', 'Okello James', 'Namutebi Grace', 'Mugisha Brian'], streets: ['Plot 16, Garden Road', 'Plot 41, Lake View', 'Plot 7, Church Hill', 'Plot 23, Market Lane'] },
  MA: { phone: '+21266155', names: ['Salma Bennis', 'Youssef El Amrani', 'Khadija Tazi', 'Omar Berrada'], streets: ['12, rue des Orangers', '45, avenue de la Gare, 2e étage', '8, lotissement Al Amal', '27, boulevard du Port'] },
  EG: { phone: '+20100555', names: ['منى عبد الرحمن', 'كريم حسنين', 'سارة فؤاد', 'محمود الشاذلي'], streets: ['١٢ شارع النخيل، الدور الثالث', '٤٥ شارع المحطة', '٨ شارع البستان', '٢٧ شارع السلام'] },
  SA: { phone: '+96650555', names: ['نورة القحطاني', 'فهد العتيبي', 'ريم الحربي', 'سلطان الدوسري'], streets: ['RRRD2929', 'RHMA3184', 'JDAA4471', 'DMKB7702'] },
  AE: { phone: '+97150555', names: ['مريم الهاشمي', 'Ravi Menon', 'خالد النعيمي', 'Grace Santos'], streets: ['Al Noor Building, flat 304', 'Palm Tower 2, office 1107', 'Villa 18, Street 9', 'Marina Gate, flat 512'] },
  PK: { phone: '+92300555', names: ['عائشہ صدیقی', 'بلال احمد', 'Sana Malik', 'Hamza Qureshi'], streets: ['مکان نمبر ۱۲، گلی ۴', 'House 45-B, Street 7', 'Flat 9, Gulshan Apartments', 'Shop 3, Main Bazaar'] },
  TR: { phone: '+90532555', names: ['Elif Yıldız', 'Mert Şahin', 'Zeynep Işık', 'Çağrı Öztürk'], streets: ['Çınar Sokak No: 14 Daire: 5', 'İstasyon Caddesi No: 27', 'Gül Sokak No: 8 Kat: 2', 'Liman Caddesi No: 63'] },
};

const CITY_NAMES: ReadonlyMap<string, string> = new Map(STARTING_PLACES.map(({ code, names }) => [code, names[code.startsWith('CN') ? 'zh-CN' : 'en']]));

const OWNERS: Readonly<Record<string, string>> = {
  NG407183529669: DEMO_ACCOUNT,
  GH520938177409: DEMO_ACCOUNT,
  SA673401955282: OTHER_ACCOUNT,
};

/** Sender and receiver of a demo parcel; a shop's order number decides the end of the receiver's phone. */
export function demoParties({ waybillNo, mallNo, origin, destination, events }: DemoHistory): WaybillParties {
  const random = randomFrom(`${waybillNo} parties`);
  const sender = partyAt(origin, random, null);
  const receiver = partyAt(destination, random, mallNo?.slice(-4) ?? null);
  const signedBy = events.map((event) => demoSignature(event, receiver)).find((name) => name !== null) ?? null;
  return { waybillNo, accountId: OWNERS[waybillNo] ?? null, sender, receiver, signedBy };
}

/** Who signs for the parcel with this event; null when it is no delivery. */
export function demoSignature({ id, code, handover }: Pick<DemoEvent, 'id' | 'code' | 'handover'>, receiver: Party): string | null {
  if (code !== 'DELIVERED') return null;
  if (handover === 'RECEIVER' || handover === 'SERVICE_POINT') return receiver.name;
  return randomFrom(id).pick(PEOPLE[receiver.country].names.filter((name) => name !== receiver.name));
}

function partyAt(placeCode: string, random: Random, phoneEnd: string | null): Party {
  const { country } = demoPlace(placeCode);
  const { phone, names, streets } = PEOPLE[country];
  return {
    name: random.pick(names),
    company: '',
    phone: `${phone}${phoneEnd ?? String(random.between(0, 9_999)).padStart(4, '0')}`,
    country,
    addressLines: [random.pick(streets), CITY_NAMES.get(placeCode) ?? placeCode],
  };
}
