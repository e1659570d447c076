/** The unlabelled parts of an address, one between two marks, and the places that they name. Pure. */
import type { Country } from '@amberlane/contract/site';
import { countryNamed } from './address-words.ts';
import { placeKey } from './plain-text.ts';
import type { City, Gazetteer, Place } from './places.ts';

/** Stands where a phone number was: a name is often beside it. */
export const PHONE_MARK = '\ue000';

const HAN = /\p{Script=Han}/u;
const CUT = /[\n,;|\t]+|\s[-/–]\s/u;

/** Parts in the order of the text, without the country's name; Chinese is cut at blanks as well. */
export function partsOf(text: string, country: Country): readonly string[] {
  const marked = country === 'TR' ? text.replace(/(\p{L})\s*\/\s*(\p{L})/gu, '$1, $2').replace(/(\s(?:mah\.?|mahalles[iıİ]|mh\.))\s+(?=\S)/giu, '$1, ') : text;
  return marked
    .replaceAll(PHONE_MARK, `\n${PHONE_MARK}\n`)
    .split(CUT)
    .flatMap((part) => (HAN.test(part) ? part.split(' ') : [part]))
    .map((part) => withoutCountry(part.replace(/^[\s.:\-()]+|[\s:\-(]+$/g, '')))
    .filter((part) => part !== '');
}

function withoutCountry(part: string): string {
  if (countryNamed(part) !== null) return '';
  const words = part.split(' ');
  for (const length of [4, 3, 2, 1]) if (words.length > length && countryNamed(words.slice(-length).join(' ')) !== null) return words.slice(0, -length).join(' ').replace(/[\s.]+$/, '');
  return part;
}

/** The country that the text names in a part, or at the end of one; the last one counts. */
export function countryIn(text: string): Country | null {
  const named = text.split(CUT).flatMap((part) => {
    const words = part.trim().replace(/\.$/, '').split(' ');
    return [4, 3, 2, 1].flatMap((length) => countryNamed(words.slice(-length).join(' ')) ?? []).slice(0, 1);
  });
  return named.at(-1) ?? (/^\s*中国/m.test(text) ? 'CN' : null);
}

export interface Part {
  readonly text: string;
  /** What the whole part is the name of. */
  readonly province: Place | null;
  readonly cities: readonly City[];
}

const partOf = (text: string, { provinces, cities }: Gazetteer): Part => ({ text, province: provinces.get(placeKey(text)) ?? null, cities: cities.get(placeKey(text)) ?? [] });
export const namesPlace = ({ province, cities }: Part): boolean => province !== null || cities.length > 0;

/** Parts with the places at their ends as parts of their own: `14 Allen Avenue Ikeja Lagos`. */
export function placedParts(texts: readonly string[], places: Gazetteer, isKept: (text: string) => boolean): readonly Part[] {
  return texts.flatMap((text) => {
    const whole = partOf(text, places);
    if (namesPlace(whole) || isKept(text)) return [whole];
    const ends: Part[] = [];
    let words = text.split(' ');
    for (let end = lastPlace(words, places); end; end = lastPlace(words, places)) {
      ends.unshift(end.part);
      words = words.slice(0, -end.length);
    }
    return [partOf(words.join(' ').replace(/[\s.]+$/, ''), places), ...ends];
  });
}

function lastPlace(words: readonly string[], places: Gazetteer): { readonly part: Part; readonly length: number } | null {
  for (const length of [3, 2, 1]) {
    if (words.length <= length) continue;
    const part = partOf(words.slice(-length).join(' '), places);
    if (namesPlace(part)) return { part, length };
  }
  return null;
}

export interface Divisions {
  readonly province: Place | null;
  readonly city: City | null;
  /** Parts that were read for them. */
  readonly used: ReadonlySet<Part>;
}

/** Province and city that the parts name, those at the end first; `fixed` is a province that a label has named. */
export function divisionsOf(parts: readonly Part[], fixed: Place | null = null): Divisions {
  const backwards = [...parts].reverse();
  const provincePart = fixed ? undefined : backwards.find(({ province }) => province !== null);
  const province = fixed ?? provincePart?.province ?? null;
  const inProvince = ({ cities }: Part): City | undefined => cities.find((city) => province === null || city.province.code === province.code);
  const cityPart = backwards.find((part) => part !== provincePart && inProvince(part) !== undefined);
  const sameName = provincePart ? (inProvince(provincePart) ?? null) : null;
  const city = (cityPart && inProvince(cityPart)) ?? sameName ?? (provincePart ? null : (backwards.find(({ cities }) => cities.length > 0)?.cities[0] ?? null));
  const isUsed = (part: Part): boolean => part === provincePart || part === cityPart || (part.province !== null && part.province.code === (city?.province ?? province)?.code) || (city !== null && part.cities.includes(city));
  return { province: city?.province ?? province, city, used: new Set(parts.filter(isUsed)) };
}
