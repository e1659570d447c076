/** Service points at which the recipient of a city can collect a parcel. */
import type { Kysely } from 'kysely';
import type { Locale } from '@amberlane/contract/site';
import { distanceMetres } from '@amberlane/contract/domain/distance';
import { foldName } from '../areas/name-fold.ts';
import { areasByCode, type AreaRecord } from '../areas/repository.ts';
import type { Database } from '../database/tables.ts';
import { sitesOf, type SiteRecord } from '../sites/repository.ts';
import { positionOf } from '../sites/service-points.ts';
import type { PlaceRow } from '../tracking/place-repository.ts';

/** Positions of cities are known to a tenth of a degree. */
const NEAR_METRES = 35_000;
const MOST_POINTS = 8;

/** Every spelling that is known. */
const namesOf = (area: AreaRecord | undefined): string[] => (area ? Object.values<string>({ ...area.names }) : []);

/** Open points that hand parcels out, in the city by its name or near its middle; nearest first. */
export async function pointsOfCity(db: Kysely<Database>, place: PlaceRow, city: string): Promise<readonly SiteRecord[]> {
  const sites = (await sitesOf(db, place.country)).filter(({ closed_for_good, services }) => !closed_for_good && services.includes('PICK_UP'));
  const areas = await areasByCode(db, sites.flatMap(({ province, city: code }) => [province, code]));
  const wanted = new Set([city, ...Object.values(place.names)].map(foldName));
  const isNamed = ({ province, city: code }: SiteRecord): boolean => [code, province].some((one) => namesOf(areas.get(one)).some((name) => wanted.has(foldName(name))));
  const middle = place.lat_tenths === null || place.lng_tenths === null ? null : { lat: place.lat_tenths / 10, lng: place.lng_tenths / 10 };
  const distanceOf = (site: SiteRecord): number => (middle ? distanceMetres(middle, positionOf(site)) : 0);
  return sites
    .filter((site) => isNamed(site) || (middle !== null && distanceOf(site) <= NEAR_METRES))
    .sort((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, MOST_POINTS);
}

export const toDecisionPoint = (site: SiteRecord, locale: Locale) => ({
  siteCode: site.site_code,
  siteName: site.names[locale],
  address: site.address.latin,
  localAddress: site.address.local,
  hours: site.hours.map(({ days, from, to }) => ({ days: [...days], from, to })),
  timeZone: site.time_zone,
});
