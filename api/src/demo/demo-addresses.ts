/** Addresses of demo parcels as a form asks for them: the province and code of every city that parcels come from or go to. */
import type { AddressField } from '@amberlane/contract/domain/address-rules';
import { address, type Address } from '@amberlane/contract/calls/address';
import { STARTING_PLACES } from '../tracking/place-data.ts';
import type { Party } from '../tracking/party.ts';

type City = Partial<Record<AddressField, string>> & { readonly province: string };

/** By place code. */
const CITIES: Readonly<Record<string, City>> = {
  'CN-CAN': { province: '广东省', area: '白云区', postcode: '510000' },
  'CN-FOS': { province: '广东省', area: '南海区', postcode: '528200' },
  'CN-SZX': { province: '广东省', area: '宝安区', postcode: '518100' },
  'CN-DGG': { province: '广东省', area: '虎门镇', postcode: '523900' },
  'CN-YIW': { province: '浙江省', area: '稠江街道', postcode: '322000' },
  'CN-HGH': { province: '浙江省', area: '萧山区', postcode: '311200' },
  'CN-SHA': { province: '上海市', area: '浦东新区', postcode: '200120' },
  'NG-LOS': { province: 'Lagos' },
  'NG-IKJ': { province: 'Lagos' },
  'NG-ABV': { province: 'Federal Capital Territory' },
  'NG-KAN': { province: 'Kano' },
  'NG-PHC': { province: 'Rivers' },
  'NG-IBA': { province: 'Oyo' },
  'GH-ACC': { province: 'Greater Accra', digitalAddress: 'GA-183-8164' },
  'GH-TEM': { province: 'Greater Accra' },
  'GH-KMS': { province: 'Ashanti', digitalAddress: 'AK-039-5028' },
  'GH-TML': { province: 'Northern' },
  'KE-NBO': { province: 'Nairobi', postcode: '00100' },
  'KE-MBA': { province: 'Mombasa', postcode: '80100' },
  'KE-KIS': { province: 'Kisumu' },
  'KE-NUU': { province: 'Nakuru' },
  'UG-KLA': { province: 'Central' },
  'UG-EBB': { province: 'Central' },
  'UG-JIN': { province: 'Eastern' },
  'MA-CAS': { province: 'Casablanca-Settat', postcode: '20000' },
  'MA-RBA': { province: 'Rabat-Salé-Kénitra', postcode: '10000' },
  'MA-RAK': { province: 'Marrakech-Safi', postcode: '40000' },
  'MA-TNG': { province: 'Tanger-Tétouan-Al Hoceïma', postcode: '90000' },
  'EG-CAI': { province: 'Cairo' },
  'EG-GIZ': { province: 'Giza' },
  'EG-ALY': { province: 'Alexandria' },
  'EG-MAN': { province: 'Dakahlia' },
  'SA-RUH': { province: 'Riyadh', street: 'King Fahd Road', area: 'Al Olaya' },
  'SA-JED': { province: 'Makkah', street: 'Palestine Street', area: 'Al Hamra' },
  'SA-DMM': { province: 'Eastern Province', street: 'King Saud Street', area: 'Al Faisaliyah' },
  'SA-MED': { province: 'Madinah', street: 'Quba Road', area: 'Al Awali' },
  'AE-DXB': { province: 'Dubai' },
  'AE-AUH': { province: 'Abu Dhabi' },
  'AE-SHJ': { province: 'Sharjah' },
  'PK-KHI': { province: 'Sindh', postcode: '74000' },
  'PK-LHE': { province: 'Punjab', postcode: '54000' },
  'PK-LYP': { province: 'Punjab', postcode: '38000' },
  'PK-ISB': { province: 'Islamabad Capital Territory', postcode: '44000' },
  'TR-IST': { province: 'İstanbul', postcode: '34710' },
  'TR-ANK': { province: 'Ankara', postcode: '06420' },
  'TR-IZM': { province: 'İzmir', postcode: '35220' },
};

const CODES: ReadonlyMap<string, string> = new Map(STARTING_PLACES.map(({ code, names }) => [names[code.startsWith('CN') ? 'zh-CN' : 'en'], code]));

/** Where a party of a demo parcel lives. Throws a RangeError for a city that no parcel goes to. */
export function demoAddress({ country, addressLines: [line = '', city = ''] }: Party): Address {
  const known = CITIES[CODES.get(city) ?? ''];
  if (!known) throw new RangeError(`no address in ${city}`);
  // Of the Saudi parties the first line is the short national address.
  const street = country === 'SA' ? { shortAddress: line } : { street: line };
  return address.parse({ countryCode: country, city, ...street, ...known });
}
