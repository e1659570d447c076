/**
 * Cities that rates begin or end in, as the site starts with them. Names come from the network's places; the cities
 * in which no tracking event happens are named here (en, zh-CN, fr, ar, ur, tr). The first city of a country is its main one.
 */
import { type Gateway } from '@amberlane/contract/domain';
import { isCountry, type Country } from '@amberlane/contract/site';
import type { LocaleNames } from '../database/tables.ts';
import { STARTING_PLACES } from '../tracking/place-data.ts';

export interface StartingCity {
  readonly code: string;
  readonly country: Country;
  readonly names: LocaleNames;
  readonly isRemote: boolean;
  readonly gateway: Gateway | null;
  readonly sort: number;
}

type Names = readonly [en: string, zh: string, fr: string, ar: string, ur: string, tr: string];

const MORE_NAMES: Readonly<Record<string, Names>> = {
  'CN-HKG': ['Hong Kong', '香港', 'Hong Kong', 'هونغ كونغ', 'ہانگ کانگ', 'Hong Kong'],
  'NG-MIU': ['Maiduguri', '迈杜古里', 'Maiduguri', 'مايدوغوري', 'میدوگوری', 'Maiduguri'],
  'KE-GAS': ['Garissa', '加里萨', 'Garissa', 'غاريسا', 'گاریسا', 'Garissa'],
  'UG-ULU': ['Gulu', '古卢', 'Gulu', 'غولو', 'گولو', 'Gulu'],
  'EG-ASW': ['Aswan', '阿斯旺', 'Assouan', 'أسوان', 'اسوان', 'Asvan'],
  'SA-TUU': ['Tabuk', '塔布克', 'Tabouk', 'تبوك', 'تبوک', 'Tebük'],
  'PK-UET': ['Quetta', '奎达', 'Quetta', 'كويتا', 'کوئٹہ', 'Ketta'],
};

/** Cities abroad to which goods are sent, the main city of each country first. */
export const DESTINATIONS = [
  'MA-CAS', 'MA-RBA', 'MA-RAK', 'MA-TNG',
  'GH-ACC', 'GH-TEM', 'GH-KMS', 'GH-TML',
  'NG-LOS', 'NG-ABV', 'NG-KAN', 'NG-PHC', 'NG-IBA', 'NG-MIU',
  'KE-NBO', 'KE-MBA', 'KE-KIS', 'KE-NUU', 'KE-GAS',
  'UG-KLA', 'UG-JIN', 'UG-EBB', 'UG-ULU',
  'EG-CAI', 'EG-GIZ', 'EG-ALY', 'EG-MAN', 'EG-ASW',
  'PK-KHI', 'PK-LHE', 'PK-ISB', 'PK-LYP', 'PK-UET',
  'SA-RUH', 'SA-JED', 'SA-DMM', 'SA-MED', 'SA-TUU',
  'AE-DXB', 'AE-AUH', 'AE-SHJ',
  'TR-IST', 'TR-ANK', 'TR-IZM',
] as const;

/** Where goods for abroad are collected. Goods from Yiwu are handed over in Guangzhou. */
export const ORIGINS: Readonly<Record<string, Gateway>> = { 'CN-CAN': 'guangzhou', 'CN-HKG': 'hongKong', 'CN-YIW': 'guangzhou' };

export const REMOTE_CITIES: ReadonlySet<string> = new Set(['GH-TML', 'NG-MIU', 'KE-GAS', 'UG-ULU', 'EG-ASW', 'PK-UET', 'SA-TUU']);

const PLACE_NAMES: ReadonlyMap<string, LocaleNames> = new Map(STARTING_PLACES.map(({ code, names }) => [code, names]));

function namesOf(code: string): LocaleNames {
  const more = MORE_NAMES[code];
  if (more) return { en: more[0], 'zh-CN': more[1], fr: more[2], ar: more[3], ur: more[4], tr: more[5] };
  const names = PLACE_NAMES.get(code);
  if (!names) throw new RangeError(`${code} has no name`);
  return names;
}

/** The country that a city code begins with. */
export function countryOf(code: string): Country {
  const country = code.slice(0, 2);
  if (!isCountry(country)) throw new RangeError(`${code} lies in no service country`);
  return country;
}

export const STARTING_CITIES: readonly StartingCity[] = [...Object.keys(ORIGINS), ...DESTINATIONS].map((code, sort) => ({
  code,
  country: countryOf(code),
  names: namesOf(code),
  isRemote: REMOTE_CITIES.has(code),
  gateway: ORIGINS[code] ?? null,
  sort,
}));
