/** The groups of the list of all pages, from the places of the site's menus. */
import type { MenuPlace } from '@amberlane/contract/federation/menu';
import { useSiteLinks, type SiteLink } from '@amberlane/core';

interface LinkGroup {
  readonly id: string;
  readonly links: readonly SiteLink[];
}

/** By group, the places that it lists. A page of several places stands in the first group that has it. */
const PLACES: Readonly<Record<string, readonly MenuPlace[]>> = {
  main: ['header', 'tool'],
  ship: ['header/action', 'header/ship'],
  services: ['header/services/unsure', 'header/services/international', 'header/services/warehouse', 'header/services/local', 'site-map/services'],
  business: ['header/solutions', 'site-map/business'],
  help: ['footer/customers', 'site-map/help'],
  company: ['header/about', 'footer/company', 'site-map/company'],
  account: ['sign-in', 'sign-in/panel', 'account', 'account/pages', 'account/pages/shipping', 'account/pages/settings', 'account/pages/developers'],
  legal: ['footer/legal', 'site-map/legal'],
};

/** Each page once; a group without pages is left out. */
export function useLinkGroups(): readonly LinkGroup[] {
  const links = useSiteLinks(...Object.values(PLACES).flat());
  const once = [...new Map(links.toReversed().map((link) => [link.path, link])).values()].toReversed();
  return Object.entries(PLACES)
    .map(([id, places]) => ({ id, links: once.filter(({ place }) => places.includes(place)) }))
    .filter((group) => group.links.length > 0);
}
