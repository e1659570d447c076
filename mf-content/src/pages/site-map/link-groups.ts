/** The groups of the list of all pages, from the places of the site's menus. */
import type { MenuPlace } from '@amberlane/contract/federation/menu';
import { usePageAddress, useSiteLinks, type SiteLink } from '@amberlane/core';

interface LinkGroup {
  readonly id: string;
  readonly links: readonly SiteLink[];
}

/** By group, the places that it lists. A page of several places stands in the first group that has it; in four columns these groups are about as high. */
const PLACES: Readonly<Record<string, readonly MenuPlace[]>> = {
  main: ['header'],
  ship: ['header/action', 'header/ship', 'tool'],
  help: ['footer/customers', 'site-map/help'],
  international: ['header/services/international'],
  warehouse: ['header/services/warehouse'],
  local: ['header/services/local'],
  guides: ['header/services/unsure', 'site-map/services'],
  business: ['header/solutions', 'site-map/business'],
  company: ['header/about', 'footer/company', 'site-map/company'],
  legal: ['footer/legal', 'site-map/legal'],
  signIn: ['site-map/account', 'sign-in/panel', 'sign-in'],
  account: ['account', 'account/pages', 'account/pages/shipping', 'account/pages/settings', 'account/pages/developers'],
};

/** Each page but this one, once, tabs of one page under their common name too; a group without pages is left out. */
export function useLinkGroups(): readonly LinkGroup[] {
  const here = usePageAddress().path;
  const links = useSiteLinks(...Object.values(PLACES).flat()).filter(({ path }) => path !== here);
  const once = links.filter(({ path, title }, at) => links.findIndex((link) => link.path === path || link.title === title) === at);
  return Object.entries(PLACES)
    .map(([id, places]) => ({ id, links: once.filter(({ place }) => places.includes(place)) }))
    .filter((group) => group.links.length > 0);
}
