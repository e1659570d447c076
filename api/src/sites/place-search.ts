/** What a text that people type means as a place of a country: a division, points by name or address, or a position. Pure. */
import type { Locale } from '@amberlane/contract/site';
import type { Position } from '@amberlane/contract/domain/distance';
import type { FoundPlace } from '@amberlane/contract/calls/service-points';
import { nameIn } from '../areas/division-list.ts';
import { fitOf, foldName } from '../areas/name-fold.ts';
import type { AreaRecord } from '../areas/repository.ts';
import { positionOf } from './service-points.ts';
import type { SiteRecord } from './repository.ts';

interface Reading {
  /** As `fitOf` counts; the smaller the better. */
  readonly fit: number;
  readonly place: FoundPlace;
}

/** Addresses and landmarks name many things; they count when no name fits. */
const ADDRESS_FIT = 4;
/** One letter is in every name. */
const FEWEST_LETTERS = 2;

/**
 * The best reading of `typed`; null when there is none. `areas` are divisions of the country that may fit (`areasLike`),
 * `sites` all its points. Of readings that fit alike, a division comes before points, one with points before one without.
 */
export function readPlace(typed: string, areas: readonly AreaRecord[], sites: readonly SiteRecord[], locale: Locale): FoundPlace | null {
  const position = readPosition(typed);
  if (position) return { name: `${position.lat}, ${position.lng}`, position, siteCodes: [] };
  const search = foldName(typed);
  if (!isWord(search)) return null;
  const readings = [...areas.flatMap((area) => readArea(search, area, sites, locale)), ...readSites(typed.trim(), search, sites)];
  const [best] = readings.sort((a, b) => a.fit - b.fit || Number(a.place.siteCodes.length === 0) - Number(b.place.siteCodes.length === 0));
  return best?.place ?? null;
}

/** Enough letters to be searched for. A Chinese character is a word; a digit alone is none. */
export const isWord = (folded: string): boolean => /\p{Script=Han}/u.test(folded) || folded.length >= FEWEST_LETTERS;

function readArea(search: string, area: AreaRecord, sites: readonly SiteRecord[], locale: Locale): Reading[] {
  const fits = area.search.split('\n').flatMap((spelling) => fitOf(spelling, search) ?? []);
  if (fits.length === 0) return [];
  const inside = within(area.code, sites);
  return [{ fit: Math.min(...fits), place: { name: nameIn(area.names, locale), position: middleOf(around(area.code, sites)), siteCodes: inside.map(({ site_code }) => site_code) } }];
}

function readSites(typed: string, search: string, sites: readonly SiteRecord[]): Reading[] {
  const fits = sites.flatMap((site) => {
    const fit = fitOfSite(site, search);
    return fit === null ? [] : [{ site, fit }];
  });
  if (fits.length === 0) return [];
  const found = fits.map(({ site }) => site);
  return [{ fit: Math.min(...fits.map(({ fit }) => fit)), place: { name: typed, position: middleOf(found), siteCodes: found.map(({ site_code }) => site_code) } }];
}

function fitOfSite({ site_code, names, address, landmark }: SiteRecord, search: string): number | null {
  const byName = [site_code, ...Object.values(names)].flatMap((name) => fitOf(foldName(name), search) ?? []);
  if (byName.length > 0) return Math.min(...byName);
  const lines = [address.latin, address.local, landmark.latin, landmark.local].filter((line) => line !== null);
  return lines.some((line) => foldName(line).includes(search)) ? ADDRESS_FIT : null;
}

/** A division's code begins the codes of what lies in it. */
const within = (code: string, sites: readonly SiteRecord[]): SiteRecord[] =>
  sites.filter(({ province, city, area, closed_for_good: closed }) => !closed && [province, city, area].some((part) => part === code));

/** Points of the smallest division around it that has any. */
function around(code: string, sites: readonly SiteRecord[]): SiteRecord[] {
  const inside = within(code, sites);
  const outer = code.slice(0, code.lastIndexOf('-'));
  return inside.length > 0 || !outer.includes('-') ? inside : around(outer, sites);
}

function middleOf(sites: readonly SiteRecord[]): Position | null {
  if (sites.length === 0) return null;
  const positions = sites.map(positionOf);
  const mean = (degrees: readonly number[]): number => Math.round((degrees.reduce((sum, one) => sum + one, 0) / degrees.length) * 1e6) / 1e6;
  return { lat: mean(positions.map(({ lat }) => lat)), lng: mean(positions.map(({ lng }) => lng)) };
}

const PAIR = /^(-?\d{1,2}(?:\.\d{1,12})?)\s*[,،;\s]\s*(-?\d{1,3}(?:\.\d{1,12})?)$/;

/** `6.45, 3.39` in the digits of any of our scripts. */
function readPosition(typed: string): Position | null {
  const [, lat, lng] = PAIR.exec(typed.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/٫/g, '.')) ?? [];
  if (lat === undefined || lng === undefined) return null;
  const position = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : null;
}
