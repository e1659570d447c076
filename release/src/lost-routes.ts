/** Addresses that are live and that a change would leave without a page: links, menus and bookmarks lead there. Pure. */
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { COUNTRIES } from '@amberlane/contract/site';
import { addressesOf, type SiteAddress } from './site-addresses.ts';

const allAddresses = (builds: readonly ArtifactManifest[]): SiteAddress[] => builds.filter((build) => build.kind === 'remote').flatMap(addressesOf);

/** A literal path is also answered where a parameter stands in its last segment. */
const answers = (shape: string, asked: string): boolean => shape === asked || shape === asked.replace(/[^/]+$/, ':');

/** One sentence per address that nobody serves any more, in some country or in all. */
export function lostRoutes(before: readonly ArtifactManifest[], after: readonly ArtifactManifest[]): string[] {
  const remaining = allAddresses(after);
  return allAddresses(before).flatMap(({ shape, countries, owner }) => {
    const lost = countries.filter((country) => !remaining.some((address) => answers(address.shape, shape) && address.countries.includes(country)));
    if (lost.length === 0) return [];
    const where = lost.length === COUNTRIES.length ? '' : ` in ${lost.join(', ')}`;
    return [`path ${shape || "''"}, live in ${owner}, would lead nowhere${where}; links, menus and bookmarks may point there`];
  });
}
