/** Provinces, cities, areas and service points. */
import type { JSONColumnType } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { AreaType } from '@amberlane/contract/calls/areas';
import type { Closure, HoursRow } from '@amberlane/contract/domain/opening-state';
import type { SiteService, SiteType } from '@amberlane/contract/calls/service-points';

/** Latin spelling, local spelling when there is another, and translations where the place is large enough to have them. */
export interface AreaNames extends Partial<Readonly<Record<Locale, string>>> {
  readonly latin: string;
  readonly local?: string;
}

interface AreaTable {
  code: string;
  type: AreaType;
  country: Country;
  /** Code of the province or city that it lies in; null for provinces. */
  parent: string | null;
  names: JSONColumnType<AreaNames>;
  /** Folded spellings, one a line. */
  search: string;
  sort: number;
}

/** Latin and local spelling of a line of an address; `local` is null where the country writes Latin. */
export interface TwoScripts {
  readonly latin: string;
  readonly local: string | null;
}

interface SiteTable {
  site_code: string;
  type: SiteType;
  country: Country;
  province: string;
  city: string;
  area: string | null;
  names: JSONColumnType<Readonly<Record<Locale, string>>>;
  address: JSONColumnType<TwoScripts>;
  landmark: JSONColumnType<TwoScripts>;
  phone: string;
  email: string;
  services: JSONColumnType<readonly SiteService[]>;
  /** Millionths of a degree, WGS 84. */
  lat_micro: number;
  lng_micro: number;
  hours: JSONColumnType<readonly HoursRow[]>;
  /** Hours in Ramadan; null when they stay the same. */
  ramadan_hours: JSONColumnType<readonly HoursRow[]> | null;
  closures: JSONColumnType<readonly Closure[]>;
  closed_for_good: boolean;
  time_zone: string;
  sort: number;
}

export interface AreaTables {
  area: AreaTable;
  site: SiteTable;
}
