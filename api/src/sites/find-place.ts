/** Looks a typed place up: in the country that was asked for, else in which country it is. */
import type { Kysely } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { FoundPlace } from '@amberlane/contract/calls/service-points';
import { foldName } from '../areas/name-fold.ts';
import { nameIn } from '../areas/division-list.ts';
import { areasByCode, areasLike } from '../areas/repository.ts';
import type { Database } from '../database/tables.ts';
import { nearestCity } from '../rates/nearest-city.ts';
import { isWord, readPlace } from './place-search.ts';
import { allSites, type SiteRecord } from './repository.ts';

interface PlaceSearch {
  readonly search: string;
  readonly country: Country;
  readonly locale: Locale;
}

interface Finding {
  readonly place: FoundPlace | null;
  readonly elsewhere: Country | null;
  /** What a misspelt name may mean in the country. */
  readonly suggestion: string | null;
}

const NOTHING: Finding = { place: null, elsewhere: null, suggestion: null };

/** `sites` are all points of the country. */
export async function findPlace(db: Kysely<Database>, { search, country, locale }: PlaceSearch, sites: readonly SiteRecord[]): Promise<Finding> {
  if (search === '') return NOTHING;
  const folded = foldName(search);
  const areas = isWord(folded) ? await areasLike(db, { type: null, search: folded, countryCode: undefined, parentCode: undefined }) : [];
  const place = readPlace(search, areas.filter((area) => area.country === country), sites, locale);
  if (place) return { ...NOTHING, place };
  const everywhere = await allSites(db);
  const others = [...new Set(everywhere.map((site) => site.country))].filter((other) => other !== country);
  const holds = (other: Country): boolean => {
    const found = readPlace(search, areas.filter((area) => area.country === other), everywhere.filter((site) => site.country === other), locale);
    return found !== null && found.siteCodes.length > 0;
  };
  const elsewhere = others.find(holds) ?? null;
  return { ...NOTHING, elsewhere, suggestion: elsewhere === null ? await nearestName(db, search, sites, locale) : null };
}

/** The division with points, else the point, whose name is spelt much like what was typed. */
async function nearestName(db: Kysely<Database>, search: string, sites: readonly SiteRecord[], locale: Locale): Promise<string | null> {
  const open = sites.filter(({ closed_for_good: closed }) => !closed);
  const codes = open.flatMap(({ province, city, area }) => [city, area, province].filter((code) => code !== null));
  const areas = await areasByCode(db, codes);
  const named = [
    ...codes.flatMap((code) => areas.get(code) ?? []).map(({ names }) => ({ names: { ...names }, name: nameIn(names, locale) })),
    ...open.map(({ names }) => ({ names: { ...names }, name: names[locale] })),
  ];
  return nearestCity(named, search)?.name ?? null;
}
