/** Where in the site the reader is: country, language and path, from the address. */
import { createContext, use, type ReactNode } from 'react';
import { directionOf, formattingTag, languageTag, placeSegment, type Direction, type Place } from '@amberlane/contract';

export interface SitePlace extends Place {
  /** `gh-en`. */
  readonly segment: string;
  readonly direction: Direction;
  /** Language tag for `lang` attributes. */
  readonly tag: string;
  /** Tag for Intl formatters. */
  readonly formatting: string;
}

export interface PageAddress {
  /** Path under `/{lang}`, without slashes at its ends. */
  readonly path: string;
  /** `?…` or ''. */
  readonly search: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface Whereabouts {
  readonly place: SitePlace;
  readonly address: PageAddress;
}

const WhereaboutsContext = createContext<Whereabouts | null>(null);

/** Set by the shell for the page that is on screen, which may lag behind the address bar while a page loads. */
export function WhereaboutsProvider({ place, address, children }: { place: Place; address: PageAddress; children: ReactNode }) {
  const sitePlace = {
    ...place,
    segment: placeSegment(place),
    direction: directionOf(place.locale),
    tag: languageTag(place),
    formatting: formattingTag(place),
  };
  return <WhereaboutsContext value={{ place: sitePlace, address }}>{children}</WhereaboutsContext>;
}

function useWhereabouts(): Whereabouts {
  const whereabouts = use(WhereaboutsContext);
  if (!whereabouts) throw new Error('outside of the site: WhereaboutsProvider is missing');
  return whereabouts;
}

export const usePlace = (): SitePlace => useWhereabouts().place;
export const usePageAddress = (): PageAddress => useWhereabouts().address;

/** `/gh-en/track`: address of a site-relative path (`''` is the home page, a query may follow). */
export function placeHref(place: Place, path: string): string {
  return path === '' || path.startsWith('?') || path.startsWith('#')
    ? `/${placeSegment(place)}${path}`
    : `/${placeSegment(place)}/${path}`;
}
