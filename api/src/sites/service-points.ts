/** Service points as the wire wants them: named, placed, open or not, near or far. */
import type { z } from 'zod';
import { COUNTRY_LOCALES, type Locale } from '@amberlane/contract/site';
import { openingState } from '@amberlane/contract/domain/opening-state';
import type { HoursRow } from '@amberlane/contract/domain/opening-state';
import type { MapPoint, queryLocationByCountry, ServicePoint } from '@amberlane/contract/calls/service-points';
import { nameIn } from '../areas/division-list.ts';
import type { AreaRecord } from '../areas/repository.ts';
import type { TwoScripts } from '../database/tables/areas.ts';
import { distanceMetres, type Position } from '@amberlane/contract/domain/distance';
import type { SiteRecord } from './repository.ts';

export type SiteFilters = z.output<typeof queryLocationByCountry.request>;

/** How a reader is answered: language, instant, where they are. */
interface Reader {
  readonly locale: Locale;
  readonly now: Date;
  readonly position: Position | null;
}

/** Sites that fit, nearest first when the reader's position is known, points closed for good last. */
export function choose(sites: readonly SiteRecord[], { cityCode, service, type }: SiteFilters, position: Position | null): SiteRecord[] {
  const distances = new Map(sites.map((site) => [site.site_code, position ? distanceMetres(position, positionOf(site)) : 0]));
  return sites
    .filter((site) => (cityCode === undefined || site.city === cityCode) && (service === undefined || site.services.includes(service)) && (type === undefined || site.type === type))
    .sort((a, b) => Number(a.closed_for_good) - Number(b.closed_for_good) || (distances.get(a.site_code) ?? 0) - (distances.get(b.site_code) ?? 0));
}

export const toMapPoint = (site: SiteRecord, locale: Locale): MapPoint => ({
  siteCode: site.site_code,
  siteName: site.names[locale],
  type: site.type,
  countryCode: site.country,
  ...positionOf(site),
  closedForGood: site.closed_for_good,
});

export function toServicePoint(site: SiteRecord, areas: ReadonlyMap<string, AreaRecord>, { locale, now, position }: Reader): ServicePoint {
  const plan = { hours: site.hours, ramadanHours: site.ramadan_hours, closures: site.closures, closedForGood: site.closed_for_good, timeZone: site.time_zone };
  const { isOpen, changesAt } = openingState(plan, now);
  const nameOf = (code: string): string => {
    const area = areas.get(code);
    return area ? nameIn(area.names, locale) : code;
  };
  return {
    ...toMapPoint(site, locale),
    provinceCode: site.province,
    provinceName: nameOf(site.province),
    cityCode: site.city,
    cityName: nameOf(site.city),
    areaCode: site.area,
    areaName: site.area === null ? null : nameOf(site.area),
    ...bothScripts(site.address, site.landmark),
    phone: site.phone,
    email: site.email,
    services: [...site.services],
    timeZone: site.time_zone,
    hours: site.hours.map(toHours),
    ramadanHours: site.ramadan_hours?.map(toHours) ?? null,
    closures: [...site.closures],
    openNow: isOpen,
    changesAt: changesAt?.toISOString() ?? null,
    distanceMetres: position ? distanceMetres(position, positionOf(site)) : null,
  };
}

/** The name over the door for a reader of another language; in English for one of the country's own. */
export function otherNameOf({ country, names }: SiteRecord, locale: Locale): { locale: Locale; name: string } | null {
  // Signs in Morocco are in French and Arabic.
  const local = country === 'MA' && locale !== 'ar' ? 'ar' : COUNTRY_LOCALES[country][0];
  const other = local === locale ? 'en' : local;
  return names[other] === names[locale] || other === locale ? null : { locale: other, name: names[other] };
}

const toHours = ({ days, from, to }: HoursRow) => ({ days: [...days], from, to });

const bothScripts = (address: TwoScripts, landmark: TwoScripts) => ({
  address: address.latin,
  localAddress: address.local,
  landmark: landmark.latin,
  localLandmark: landmark.local,
});

export const positionOf = (site: SiteRecord): Position => ({ lat: site.lat_micro / 1_000_000, lng: site.lng_micro / 1_000_000 });
