/** The divisions of a country by name: in which province and city a word of an address lies. Pure. */
import type { Country } from '@amberlane/contract/site';
import { placeKey } from './plain-text.ts';

export interface Place {
  /** `NG-LA`, `NG-LA-IKJ`; '' for a city that the tree knows by its districts alone. */
  readonly code: string;
  /** As customs read it. */
  readonly name: string;
}

export interface City extends Place {
  readonly province: Place;
}

/** Names of a country in all languages, as keys. */
export interface Gazetteer {
  readonly provinces: ReadonlyMap<string, Place>;
  /** Several provinces may have a city of one name. */
  readonly cities: ReadonlyMap<string, readonly City[]>;
}

export const NO_PLACES: Gazetteer = { provinces: new Map(), cities: new Map() };

/** Reads the lists of `known-places`: `code name|name: code name|name, …`. */
export function gazetteerOf(country: Country, lines: readonly string[]): Gazetteer {
  const provinces = new Map<string, Place>();
  const cities = new Map<string, City[]>();
  for (const line of lines) {
    const [head = '', list = ''] = line.split(': ');
    const { code, names } = readNames(head);
    const province = { code: `${country}-${code}`, name: names[0] ?? '' };
    for (const name of names) if (!provinces.has(placeKey(name))) provinces.set(placeKey(name), province);
    for (const entry of list.split(', ').filter(Boolean)) {
      const read = readNames(entry);
      const city = { code: read.code === '' ? '' : `${province.code}-${read.code}`, name: read.names[0] ?? '', province };
      for (const key of new Set(read.names.map(placeKey))) cities.set(key, [...(cities.get(key) ?? []), city]);
    }
  }
  return { provinces, cities };
}

function readNames(entry: string): { readonly code: string; readonly names: readonly string[] } {
  const gap = entry.indexOf(' ');
  return { code: entry.slice(0, gap), names: entry.slice(gap + 1).split('|') };
}

/** The lists of one country, brought when they are needed; they are there without the API. */
const LISTS: Readonly<Record<Country, () => Promise<{ readonly PLACES: readonly string[] }>>> = {
  MA: () => import('./known-places/ma.ts'),
  GH: () => import('./known-places/gh.ts'),
  NG: () => import('./known-places/ng.ts'),
  KE: () => import('./known-places/ke.ts'),
  UG: () => import('./known-places/ug.ts'),
  CN: () => import('./known-places/cn.ts'),
  EG: () => import('./known-places/eg.ts'),
  PK: () => import('./known-places/pk.ts'),
  SA: () => import('./known-places/sa.ts'),
  AE: () => import('./known-places/ae.ts'),
  TR: () => import('./known-places/tr.ts'),
};

/** Rejects when the list can't be brought: a parser without it still reads all but the places. */
export const loadGazetteer = async (country: Country): Promise<Gazetteer> => gazetteerOf(country, (await LISTS[country]()).PLACES);
