/**
 * How the divisions of a country are written down, and the rows made of them. Codes stay what they are once they
 * are out: addresses hold them. So areas are only added at the end of their city, never moved.
 */
import type { Country, Locale } from '@amberlane/contract/site';
import type { AreaType } from '@amberlane/contract/calls/areas';
import type { AreaNames } from '../database/tables/areas.ts';
import { foldName } from './name-fold.ts';

/** Script of the second spelling; null where the country writes Latin. */
type LocalLanguage = Extract<Locale, 'ar' | 'ur' | 'zh-CN' | 'tr'> | null;

export interface Divisions {
  readonly country: Country;
  readonly local: LocalLanguage;
  /** `code|Latin|zh-CN|fr|ar|ur|tr`; an empty French or Turkish name is the Latin one. */
  readonly provinces: readonly string[];
  /** By code of the province: `code Latin=local: area=local, area=local`. */
  readonly cities: Readonly<Record<string, readonly string[]>>;
  /** Translations of large cities: `code of the city|zh-CN|fr|ar|ur|tr|en`; empty or missing French, Turkish and English as with provinces. */
  readonly large: readonly string[];
}

interface AreaRow {
  readonly code: string;
  readonly type: AreaType;
  readonly country: Country;
  readonly parent: string | null;
  readonly names: AreaNames;
  readonly search: string;
}

/** Provinces, then cities, then areas: what is referred to comes first. */
export function rowsOf({ country, local, provinces, cities, large }: Divisions): AreaRow[] {
  const translated = new Map(large.map((entry) => readTranslation(entry)));
  const rows: Record<AreaType, AreaRow[]> = { province: [], city: [], area: [] };
  const add = (type: AreaType, code: string, parent: string | null, names: AreaNames): void => {
    rows[type].push({ code: `${country}-${code}`, type, country, parent: parent && `${country}-${parent}`, names, search: searchText(names) });
  };
  for (const entry of provinces) {
    const { code, names } = readProvince(entry, local);
    add('province', code, null, names);
    for (const listed of cities[code] ?? []) {
      const [head = '', areas = ''] = listed.split(': ');
      const [letters = ''] = head.split(' ', 1);
      const cityCode = `${code}-${letters}`;
      add('city', cityCode, code, { ...readSpellings(head.slice(letters.length + 1)), ...translated.get(cityCode)?.(head.slice(letters.length + 1).split('=')[0] ?? '') });
      for (const [index, area] of areas.split(', ').filter(Boolean).entries()) {
        add('area', `${cityCode}-${String(index + 1).padStart(2, '0')}`, cityCode, readSpellings(area));
      }
    }
  }
  return [...rows.province, ...rows.city, ...rows.area];
}

function readProvince(entry: string, local: LocalLanguage): { readonly code: string; readonly names: AreaNames } {
  const [code = '', latin = '', zh = '', fr = '', ar = '', ur = '', tr = ''] = entry.split('|');
  const names = { en: latin, 'zh-CN': zh, fr: fr || latin, ar, ur, tr: tr || latin };
  return { code, names: { latin, ...(local === null || names[local] === latin ? {} : { local: names[local] }), ...names } };
}

function readTranslation(entry: string): [string, (latin: string) => Partial<Record<Locale, string>>] {
  const [code = '', zh = '', fr = '', ar = '', ur = '', tr = '', en = ''] = entry.split('|');
  return [code, (latin) => ({ en: en || latin, 'zh-CN': zh, fr: fr || latin, ar, ur, tr: tr || latin })];
}

function readSpellings(spellings: string): AreaNames {
  const [latin = '', local] = spellings.split('=');
  return local === undefined ? { latin } : { latin, local };
}

const searchText = (names: AreaNames): string => [...new Set(Object.values(names).map(foldName))].join('\n');

/** The name for a reader of a language: the translation, else the local spelling where it is in the reader's script, else Latin. */
export function nameIn(names: AreaNames, locale: Locale): string {
  const translation = names[locale];
  if (translation !== undefined) return translation;
  return names.local !== undefined && SCRIPT_OF[locale]?.test(names.local) ? names.local : names.latin;
}

/** Arabic and Urdu readers read one another's letters; Turkish spellings are Latin and read by Turkish readers. */
const SCRIPT_OF: Readonly<Partial<Record<Locale, RegExp>>> = {
  ar: /^\p{Script=Arabic}/u,
  ur: /^\p{Script=Arabic}/u,
  'zh-CN': /^\p{Script=Han}/u,
  tr: /^\p{Script=Latin}/u,
};
