/** Looks a typed place up: in the country that was asked for, else in which country it is. */
import type { Kysely } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { FoundPlace } from '@amberlane/contract/calls/service-points';
import { foldName } from '../areas/name-fold.ts';
import { areasLike } from '../areas/repository.ts';
import type { Database } from '../database/tables.ts';
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
}

const NOTHING: Finding = { place: null, elsewhere: null };

/** `sites` are all points of the country. */
export async function findPlace(db: Kysely<Database>, { search, country, locale }: PlaceSearch, sites: readonly SiteRecord[]): Promise<Finding> {
  if (search === '') return NOTHING;
  const folded = foldName(search);
  const areas = isWord(folded) ? await areasLike(db, { type: null, search: folded, countryCode: undefined, parentCode: undefined }) : [];
  const place = readPlace(search, areas.filter((area) => area.country === country), sites, locale);
  if (place) return { place, elsewhere: null };
  const everywhere = await allSites(db);
  const others = [...new Set(everywhere.map((site) => site.country))].filter((other) => other !== country);
  const holds = (other: Country): boolean => {
    const found = readPlace(search, areas.filter((area) => area.country === other), everywhere.filter((site) => site.country === other), locale);
    return found !== null && found.siteCodes.length > 0;
  };
  return { place: null, elsewhere: others.find(holds) ?? null };
}
