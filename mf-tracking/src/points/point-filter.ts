/** Which service points the address asks for: `location-map?q=lekki&country=NG&with=cod&with=open&on=5`. */
import { isCountry, type Country, type Market } from '@amberlane/contract/site';
import { WEEKDAYS, type Weekday } from './open-on.ts';
import type { PointListQuery } from '../api/points-api.ts';

/** Path under `/{lang}`. */
export const POINTS_PATH = 'location-map';

/** What a point can be asked to have: open at this moment, a service, or to be a locker. */
export const TRAITS = ['open', 'drop-off', 'pick-up', 'cod', 'returns', 'packaging', 'locker'] as const;
export type Trait = (typeof TRAITS)[number];

export interface PointFilter {
  /** City, street, name or position, as it was typed. */
  readonly search: string;
  readonly country: Country;
  readonly traits: readonly Trait[];
  /** Open on this day of the week; null is any. */
  readonly day: Weekday | null;
}

const LONGEST_SEARCH = 80;
/** As many as the call gives at once. */
export const MOST_POINTS = 100;

/** What an address doesn't say, or says wrongly, is the country of the page and no filter. */
export function readPointFilter(search: URLSearchParams, { country }: Pick<Market, 'country'>): PointFilter {
  const asked = (search.get('country') ?? '').toUpperCase();
  const wanted = search.getAll('with').flatMap((traits) => traits.split(','));
  return {
    search: (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH),
    country: isCountry(asked) ? asked : country,
    traits: TRAITS.filter((trait) => wanted.includes(trait)),
    day: WEEKDAYS.find((day) => String(day) === search.get('on')) ?? null,
  };
}

/** Address of a filter on the pages of a country. */
export function pointsAddress({ search, country, traits, day }: PointFilter, here: Pick<Market, 'country'>): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (country !== here.country) query.set('country', country);
  for (const trait of traits) query.append('with', trait);
  if (day !== null) query.set('on', String(day));
  return query.size === 0 ? POINTS_PATH : `${POINTS_PATH}?${query.toString()}`;
}

export const withTrait = (filter: PointFilter, trait: Trait): PointFilter => ({
  ...filter,
  traits: TRAITS.filter((each) => (each === trait ? !filter.traits.includes(each) : filter.traits.includes(each))),
});

/** All points of the country; what they have to have is judged on the page, which knows what is open by now. */
export const pointListQuery = ({ search, country }: PointFilter, { locale }: Pick<Market, 'locale'>): PointListQuery => ({
  locale, countryCode: country, ...(search && { search }), pageSize: MOST_POINTS,
});

/** Address of a point's own page; addresses are written in lower case. */
export const pointPath = (siteCode: string): string => `${POINTS_PATH}/${siteCode.toLowerCase()}`;
