/** Where readers go on after the terms: to the page that sent them here, else to the home page. Pure. */
import { marketSegment, type Market } from '@amberlane/contract/site';
import { readSiteAddress, RETURN_FIELD } from '@amberlane/contract/site/site-address';

const OWN_PATH = 'term-dialog';

export interface WayBack {
  /** Address of the page, whatever its country and language. */
  readonly href: string;
  /** The same as a path under the reader's own market; null when the page is in another one. */
  readonly path: string | null;
}

/** `search` is the query of this page; what leads out of the site, or here again, is left aside (OWASP ASVS 3.7.2). */
export function wayBack(market: Market, search: string): WayBack {
  const home = `/${marketSegment(market)}`;
  const address = readSiteAddress(new URLSearchParams(search).get(RETURN_FIELD));
  if (!address || address.path === OWN_PATH) return { href: home, path: '' };
  const isHere = marketSegment(address.market) === marketSegment(market);
  return { href: address.href, path: isHere ? address.href.slice(home.length).replace(/^\//, '') : null };
}
