/** Where readers go on after the terms: to the page that sent them here, else to the home page. Pure. */
import { placeSegment, type Place } from '@amberlane/contract';
import { readSiteAddress, RETURN_FIELD } from '@amberlane/contract/site-address';

const OWN_PATH = 'term-dialog';

export interface WayBack {
  /** Address of the page, whatever its country and language. */
  readonly href: string;
  /** The same as a path under the reader's own place; null when the page is in another one. */
  readonly path: string | null;
}

/** `search` is the query of this page; what leads out of the site, or here again, is left aside (OWASP ASVS 3.7.2). */
export function wayBack(place: Place, search: string): WayBack {
  const home = `/${placeSegment(place)}`;
  const address = readSiteAddress(new URLSearchParams(search).get(RETURN_FIELD));
  if (!address || address.path === OWN_PATH) return { href: home, path: '' };
  const isHere = placeSegment(address.place) === placeSegment(place);
  return { href: address.href, path: isHere ? address.href.slice(home.length).replace(/^\//, '') : null };
}
