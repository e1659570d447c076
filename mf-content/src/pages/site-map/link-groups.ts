/** The groups of the list of all pages, from the places of the site's menus. */
import type { MenuPlace } from '@amberlane/contract/federation/menu';
import { useSiteLinks, type SiteLink } from '@amberlane/core';

interface LinkGroup {
  readonly id: string;
  /** Whether its names are so close that each needs the line that tells them apart. */
  readonly described: boolean;
  readonly links: readonly SiteLink[];
}

/** By group, the places that it lists. A page of several places stands in the first group that has it; in four columns these groups are about as high. */
const PLACES: Readonly<Record<string, readonly MenuPlace[]>> = {
  main: ['header'],
  ship: ['header/action', 'header/ship', 'tool'],
  help: ['footer/customers', 'site-map/help'],
  services: ['header/services/unsure', 'header/services/international', 'header/services/warehouse', 'header/services/local', 'site-map/services'],
  business: ['header/solutions', 'site-map/business'],
  company: ['header/about', 'footer/company', 'site-map/company'],
  signIn: ['site-map/account', 'sign-in/panel', 'sign-in'],
  account: ['account', 'account/pages', 'account/pages/shipping', 'account/pages/settings', 'account/pages/developers'],
  legal: ['footer/legal', 'site-map/legal'],
};

const DESCRIBED: ReadonlySet<string> = new Set(['services', 'business', 'help']);

/** Each page once, tabs of one page under their common name too; a group without pages is left out. */
export function useLinkGroups(): readonly LinkGroup[] {
  const links = useSiteLinks(...Object.values(PLACES).flat());
  const once = links.filter(({ path, title }, at) => links.findIndex((link) => link.path === path || link.title === title) === at);
  return Object.entries(PLACES)
    .map(([id, places]) => ({ id, described: DESCRIBED.has(id), links: once.filter(({ place }) => places.includes(place)) }))
    .filter((group) => group.links.length > 0);
}
