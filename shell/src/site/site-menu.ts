/**
 * The menus of the site in one language, put together by the shell server from what the pinned remotes declare. A page
 * carries those of its own language; another language's are at `/-/site/<pinSet>.<locale>.json`.
 */
import type { Country } from '@amberlane/contract/site';
import type { Condition, MenuPlace } from '@amberlane/contract/federation/menu';
import type { TransitDays } from '@amberlane/contract/domain';
import type { IconDrawing } from '@amberlane/ui';

export interface MenuLink {
  readonly place: MenuPlace;
  /** Path of the site; '' is the home page. */
  readonly path: string;
  /** Other paths of the same page; absent: none. */
  readonly aliases?: readonly string[];
  /** Name of the page in the reader's language. */
  readonly title: string;
  readonly text?: string;
  readonly icon?: IconDrawing;
  /** Name of a picture of a service. */
  readonly picture?: string;
  /** Working days of what it leads to. */
  readonly days?: TransitDays;
  /** In the first line of the header, among the shell's own menus there. */
  readonly order?: number;
  /** Absent: for everybody. */
  readonly condition?: Exclude<Condition, 'always'>;
  /** Countries in which the page exists; absent: everywhere. */
  readonly countries?: readonly Country[];
  readonly field?: { readonly name: string; readonly label: string; readonly maxLength: number };
}

/** In the order in which they are shown. */
export type SiteMenu = readonly MenuLink[];

/** What a page may link to. */
export interface PageLinks {
  /** Paths that the site holds in the page's country. */
  readonly paths: ReadonlySet<string>;
  readonly menu: SiteMenu;
}

/** Whether a path is that of the page that an entry leads to. */
export const leadsTo = ({ path, aliases }: Pick<MenuLink, 'path' | 'aliases'>, here: string): boolean => path === here || (aliases?.includes(here) ?? false);

export const existsIn = ({ countries }: { readonly countries?: readonly Country[] | undefined }, country: Country): boolean => countries?.includes(country) ?? true;

/** Entries that exist in the country. */
export const linksIn = (menu: SiteMenu, country: Country): readonly MenuLink[] => menu.filter((link) => existsIn(link, country));

/** Entries of these places that exist in the country, place by place. */
export function linksAt(menu: SiteMenu, country: Country, ...places: readonly MenuPlace[]): readonly MenuLink[] {
  const links = linksIn(menu, country);
  return places.flatMap((place) => links.filter((link) => link.place === place));
}
