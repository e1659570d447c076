/** What the menus of the site link to, for a page that lists them: names and paths come from the remotes that declare them. */
import { createContext, use } from 'react';
import type { MenuPlace } from '@amberlane/contract/federation/menu';

export interface SiteLink {
  readonly place: MenuPlace;
  /** Path of the site; '' is the home page. */
  readonly path: string;
  /** Name of the page in the reader's language. */
  readonly title: string;
}

/** Given by the shell around everything: links of the page's country, in the order of their menus. */
export const SiteLinksContext = createContext<readonly SiteLink[]>([]);

/** Links of these places, place by place, each in its order. */
export function useSiteLinks(...places: readonly MenuPlace[]): readonly SiteLink[] {
  const links = use(SiteLinksContext);
  return places.flatMap((place) => links.filter((link) => link.place === place));
}
