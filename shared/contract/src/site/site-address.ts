/** An address of the site itself, read from what somebody else may have written: a query, a form, a stored value. */
import { readMarketSegment, type Market } from './markets.ts';

/** Field of a query that says where to go back to. */
export const RETURN_FIELD = 'return';
const MAX_LENGTH = 2048;
/** Any base will do: what leads away from it leads away from the site. */
const BASE = 'http://site.invalid';

export interface SiteAddress {
  readonly market: Market;
  /** Path under the market. */
  readonly path: string;
  readonly search: string;
  /** Path, query and fragment. */
  readonly href: string;
}

/** An address of a page of the site; null for everything that could lead elsewhere (OWASP ASVS 3.7.2). */
export function readSiteAddress(value: string | null | undefined): SiteAddress | null {
  if (!value || value.length > MAX_LENGTH || !value.startsWith('/')) return null;
  const url = URL.parse(value, BASE);
  if (url?.origin !== BASE) return null;
  const [, first = '', ...rest] = url.pathname.split('/');
  const reading = readMarketSegment(first);
  return reading.kind === 'market' ? { market: reading.market, path: rest.join('/'), search: url.search, href: url.pathname + url.search + url.hash } : null;
}
