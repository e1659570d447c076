/** Which points are shown, in which order and under which headings. Pure. */
import { distanceMetres, type Position } from '@amberlane/contract/domain/distance';
import type { Locale } from '@amberlane/contract/site';
import type { FoundPlace } from '@amberlane/contract/calls/service-points';
import type { ListedPoint } from '../api/points-api.ts';
import { TRAITS, type Trait } from './point-filter.ts';
import { weekRows } from './week-hours.ts';

/** `heading`: what was found for a search, what lies beyond, the nearest to a place without any, or the name of a province with its city where it has one; null for a list without parts. */
export interface PointGroup {
  readonly key: string;
  readonly heading: { readonly kind: 'found' | 'beyond' | 'near' } | { readonly kind: 'province'; readonly name: string; readonly city: string | null } | null;
  readonly points: readonly ListedPoint[];
}

interface Arrangement {
  readonly traits: readonly Trait[];
  readonly isOpen: (point: ListedPoint) => boolean;
  /** Open on the asked day of the week. */
  readonly fitsDay: (point: ListedPoint) => boolean;
  readonly place: FoundPlace | null;
  /** Where the reader is; decides before a searched place. */
  readonly position: Position | null;
  /** Of the reader, for the order of names. */
  readonly locale: Locale;
}

const HAS: Readonly<Record<Exclude<Trait, 'open'>, (point: ListedPoint) => boolean>> = {
  'drop-off': ({ services }) => services.includes('DROP_OFF'),
  'pick-up': ({ services }) => services.includes('PICK_UP'),
  cod: ({ services }) => services.includes('COD_PAYMENT'),
  returns: ({ services }) => services.includes('RETURNS'),
  packaging: ({ services }) => services.includes('PACKAGING'),
  locker: ({ type }) => type === 'locker',
};

/** Whether a point has what is wished for. */
export const hasTrait = (point: ListedPoint, trait: Trait, isOpen: (point: ListedPoint) => boolean): boolean => (trait === 'open' ? isOpen(point) : !point.closedForGood && HAS[trait](point));

/** `points` as the API gave them: nearest to the searched place first. One that is closed for good is told to those who search for it. */
export function arrangePoints(points: readonly ListedPoint[], { traits, isOpen, fitsDay, place, position, locale }: Arrangement): PointGroup[] {
  const isTold = ({ closedForGood, siteCode }: ListedPoint): boolean => !closedForGood || (position === null && place?.siteCodes.includes(siteCode) === true);
  const fitting = points.filter((point) => isTold(point) && fitsDay(point) && traits.every((trait) => hasTrait(point, trait, isOpen)));
  if (position) return listOf(nearestFirst(fitting, position));
  return place ? foundAndBeyond(fitting, place) : byProvince(fitting, { locale, isOpen });
}

const listOf = (points: readonly ListedPoint[]): PointGroup[] => (points.length === 0 ? [] : [{ key: 'all', heading: null, points }]);

function nearestFirst(points: readonly ListedPoint[], position: Position): ListedPoint[] {
  return points
    .map((point) => ({ ...point, distanceMetres: distanceMetres(position, point) }))
    .sort((a, b) => a.distanceMetres - b.distanceMetres);
}

/** Told for a place without points; all others are a link away. */
const NEAREST = 3;

/** How far it is to a point inside of the place says nothing: the place has no middle that anybody knows. */
function foundAndBeyond(points: readonly ListedPoint[], { siteCodes }: FoundPlace): PointGroup[] {
  const found = points.filter(({ siteCode }) => siteCodes.includes(siteCode)).map((point) => ({ ...point, distanceMetres: null }));
  const beyond = points.filter(({ siteCode }) => !siteCodes.includes(siteCode));
  if (found.length === 0 && siteCodes.length === 0) return beyond.length === 0 ? [] : [{ key: 'near', heading: { kind: 'near' }, points: beyond.slice(0, NEAREST) }];
  const groups: PointGroup[] = [
    { key: 'found', heading: { kind: 'found' }, points: found },
    { key: 'beyond', heading: { kind: 'beyond' }, points: beyond },
  ];
  return groups.filter((group) => group.points.length > 0);
}

/** Shops before a sorting centre, which is for pallets. */
const ORDER: readonly ListedPoint['type'][] = ['shop', 'franchise', 'locker', 'hub'];

/** The most points first; as many, by the name that leads to them. In each, those that are open first. */
function byProvince(points: readonly ListedPoint[], { locale, isOpen }: Pick<Arrangement, 'locale' | 'isOpen'>): PointGroup[] {
  const names = new Intl.Collator(locale);
  const groups = new Map<string, ListedPoint[]>();
  for (const point of points) groups.set(point.provinceName, [...(groups.get(point.provinceName) ?? []), point]);
  return [...groups]
    .map(([name, inside]) => ({ name, city: onlyCity(inside), points: inside.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || ORDER.indexOf(a.type) - ORDER.indexOf(b.type)) }))
    .sort((a, b) => b.points.length - a.points.length || names.compare(a.city ?? a.name, b.city ?? b.name))
    .map(({ name, city, points: inside }) => ({ key: name, heading: { kind: 'province', name, city }, points: inside }));
}

function onlyCity(points: readonly ListedPoint[]): string | null {
  const [city, ...others] = new Set(points.map(({ cityName }) => cityName));
  return others.length === 0 ? (city ?? null) : null;
}

/** Fewer of them are not worth a sentence above the list. */
const SAID_FOR = 3;

export interface CommonServices {
  /** In the order of the API. */
  readonly services: ListedPoint['services'];
  /** Each of the points offers all of them. */
  readonly isEverywhere: boolean;
}

/** What most of the points offer: it is said once, and the others say what they lack. Of two points, what both do. */
export function commonServices(points: readonly ListedPoint[]): CommonServices {
  const open = points.filter(({ closedForGood }) => !closedForGood);
  const countOf = (service: ListedPoint['services'][number]): number => open.filter(({ services }) => services.includes(service)).length;
  const least = open.length < SAID_FOR ? open.length : open.length / 2;
  const services = [...new Set(open.flatMap((point) => point.services))].filter((service) => countOf(service) === open.length || countOf(service) > least);
  return { services: open.length < 2 ? [] : services, isEverywhere: services.every((service) => countOf(service) === open.length) };
}

/** The week of most points, which is said once; null where less than half of them share one. */
export function usualWeek(points: readonly ListedPoint[]): ListedPoint['hours'] | null {
  const open = points.filter(({ closedForGood }) => !closedForGood);
  const [most] = [...Map.groupBy(open, ({ hours }) => JSON.stringify(weekRows(hours))).values()].sort((a, b) => b.length - a.length);
  return most?.[0] && most.length >= SAID_FOR && most.length * 2 > open.length ? most[0].hours : null;
}

/** Wishes that leave some points out and others in; those that are chosen stay, to be taken back. */
export function tellingTraits(points: readonly ListedPoint[], { traits, isOpen }: Pick<Arrangement, 'traits' | 'isOpen'>): readonly Trait[] {
  const open = points.filter(({ closedForGood }) => !closedForGood);
  return TRAITS.filter((trait) => {
    const count = open.filter((point) => hasTrait(point, trait, isOpen)).length;
    return traits.includes(trait) || (count > 0 && count < open.length);
  });
}
