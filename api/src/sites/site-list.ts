/** How the service points of a country are written down, and the rows made of them. */
import { COUNTRY_TIME_ZONE, LOCALES, type Country, type Locale } from '@amberlane/contract/site';
import type { Closure, HoursRow } from '@amberlane/contract/domain/opening-state';
import type { SiteService, SiteType } from '@amberlane/contract/calls/service-points';
import { STARTING_COUNTRIES } from '../countries/country-data.ts';
import type { TwoScripts } from '../database/tables/areas.ts';
import { textOf } from '../texts.ts';
import { SITE_HOURS } from './site-hours.ts';

/**
 * `code|type|code of city or area|lat|lng|place: Latin, zh-CN, ar, ur, fr, tr|address: Latin=local|landmark: Latin=local`.
 * French and Turkish names of a place may be left out where they are the Latin one. A line without `=` is in a country
 * that writes Latin. Types: h hub, s shop, l locker, f franchise. Codes of places are without their country; codes of
 * sites stay what they are once they are out.
 */
export interface SiteList {
  readonly country: Country;
  readonly sites: readonly string[];
}

interface SiteRow {
  readonly site_code: string;
  readonly type: SiteType;
  readonly country: Country;
  readonly province: string;
  readonly city: string;
  readonly area: string | null;
  readonly names: Readonly<Record<Locale, string>>;
  readonly address: TwoScripts;
  readonly landmark: TwoScripts;
  readonly phone: string;
  readonly email: string;
  readonly services: readonly SiteService[];
  readonly lat_micro: number;
  readonly lng_micro: number;
  readonly hours: readonly HoursRow[];
  readonly ramadan_hours: readonly HoursRow[] | null;
  readonly closures: readonly Closure[];
  readonly closed_for_good: boolean;
  readonly time_zone: string;
}

const TYPES: Readonly<Record<string, SiteType>> = { h: 'hub', s: 'shop', l: 'locker', f: 'franchise' };

const SERVICES: Readonly<Record<SiteType, readonly SiteService[]>> = {
  hub: ['DROP_OFF', 'PICK_UP', 'COD_PAYMENT', 'PACKAGING', 'FORKLIFT', 'RETURNS'],
  shop: ['DROP_OFF', 'PICK_UP', 'COD_PAYMENT', 'PACKAGING', 'RETURNS'],
  locker: ['DROP_OFF', 'PICK_UP'],
  franchise: ['DROP_OFF', 'PICK_UP', 'COD_PAYMENT', 'PACKAGING'],
};

/** What is out of the ordinary, besides lockers that open day and night: one hub round the clock, one point closed for good, two under renovation for a year. */
const ROUND_THE_CLOCK = 'AE-DXB-01';
const CLOSED_FOR_GOOD = 'NG-LOS-12';
const RENOVATED: readonly string[] = ['KE-NBO-05', 'EG-CAI-06'];
const RENOVATION: Closure = { from: '2026-10-01', to: '2027-09-30', reason: 'RENOVATION' };

export function siteRows({ country, sites }: SiteList): SiteRow[] {
  return sites.map((entry, index) => readSite(country, entry, index));
}

function readSite(country: Country, entry: string, index: number): SiteRow {
  const [code = '', letter = '', within = '', lat = '', lng = '', places = '', address = '', landmark = ''] = entry.split('|');
  const siteCode = `${country}-${code}`;
  const type = TYPES[letter] ?? 'shop';
  const steps = within.split('-');
  const always = type === 'locker' || siteCode === ROUND_THE_CLOCK;
  const { hours, ramadan } = SITE_HOURS[country];
  return {
    site_code: siteCode,
    type,
    country,
    province: `${country}-${steps.slice(0, 1).join('-')}`,
    city: `${country}-${steps.slice(0, 2).join('-')}`,
    area: steps.length === 3 ? `${country}-${within}` : null,
    names: namesOf(type, places),
    address: twoScripts(address),
    landmark: twoScripts(landmark),
    phone: phoneOf(country, index),
    email: `${siteCode.toLowerCase()}@amberlane.example`,
    services: SERVICES[type],
    lat_micro: micro(lat),
    lng_micro: micro(lng),
    hours: always ? [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }] : hours,
    ramadan_hours: always ? null : ramadan,
    closures: RENOVATED.includes(siteCode) ? [RENOVATION] : [],
    closed_for_good: siteCode === CLOSED_FOR_GOOD,
    time_zone: COUNTRY_TIME_ZONE[country],
  };
}

function namesOf(type: SiteType, places: string): Record<Locale, string> {
  const [latin = '', zh = '', ar = '', ur = '', fr = latin, tr = latin] = places.split(', ');
  const place: Readonly<Record<Locale, string>> = { en: latin, 'zh-CN': zh, fr, ar, ur, tr };
  return Object.fromEntries(LOCALES.map((locale) => [locale, textOf(`site-names.${type}`, locale, { place: place[locale] })])) as Record<Locale, string>;
}

function twoScripts(line: string): TwoScripts {
  const [latin = '', local = null] = line.split('=');
  return { latin, local };
}

const micro = (degrees: string): number => Math.round(Number(degrees) * 1_000_000);

/** A number of the country's own fictional range, its last three digits from 200. */
function phoneOf(country: Country, index: number): string {
  const pattern = STARTING_COUNTRIES.find(({ code }) => code === country)?.phones[0] ?? '';
  const digits = String(200 + index);
  let place = digits.length - (pattern.match(/\d/g) ?? []).length;
  return pattern.replace(/\d/g, (digit) => {
    const ours = digits.charAt(place);
    place += 1;
    return ours === '' ? digit : ours;
  });
}
