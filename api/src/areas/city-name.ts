/** Names of cities as people typed them, in the language of another reader. */
import type { Country, Locale } from '@amberlane/contract/site';
import { STARTING_CITIES } from '../rates/city-data.ts';
import { STARTING_AREAS } from './area-data.ts';
import { nameIn } from './division-list.ts';
import { foldName } from './name-fold.ts';

type NameIn = (locale: Locale) => string;

/** The city of this name, whatever language it was typed in, as the reader's language calls it; as typed where we know no such city. */
export const cityIn = (country: Country | null, typed: string, locale: Locale): string =>
  (country && known().get(keyOf(country, typed))?.(locale)) || typed;

/** A Chinese city is written with its rank and without. */
const keyOf = (country: Country, name: string): string => `${country} ${foldName(name.trim().replace(/(?<=\p{Script=Han}{2})市$/u, ''))}`;

let cities: ReadonlyMap<string, NameIn> | null = null;

function known(): ReadonlyMap<string, NameIn> {
  cities ??= new Map([
    ...STARTING_AREAS.filter(({ type }) => type === 'city').flatMap(({ country, names }) => entriesOf(country, names, (locale) => nameIn(names, locale))),
    ...STARTING_CITIES.flatMap(({ country, names }) => entriesOf(country, names, (locale) => names[locale])),
  ]);
  return cities;
}

const entriesOf = (country: Country, names: object, nameOf: NameIn): [string, NameIn][] =>
  Object.values(names).flatMap((name: unknown) => (typeof name === 'string' && name !== '' ? [[keyOf(country, name), nameOf] as [string, NameIn]] : []));
