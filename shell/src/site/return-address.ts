/** The way back to the page that a reader had to leave: to sign in, say. Only ever an address of the site itself. */
import { placeSegment, readPlaceSegment, type Place } from '@amberlane/contract';
import { SIGN_IN_PATH } from './own-routes.ts';

const RETURN_FIELD = 'return';
const MAX_LENGTH = 2048;
/** Any base will do: what leads away from it leads away from the site. */
const BASE = 'http://site.invalid';

interface SiteAddress {
  readonly place: Place;
  /** Path under the place. */
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
  const reading = readPlaceSegment(first);
  return reading.kind === 'place' ? { place: reading.place, path: rest.join('/'), search: url.search, href: url.pathname + url.search + url.hash } : null;
}

/** Where signing in at an address leads: to that page, or to where its sign-in page was entered from. */
export const afterSignIn = ({ place, path, search, href }: SiteAddress): string => (path === SIGN_IN_PATH ? returnOf(place, search) : href);

/** The sign-in page would lead to itself. */
function readReturn(value: string | null): string | null {
  const address = readSiteAddress(value);
  return address && address.path !== SIGN_IN_PATH ? address.href : null;
}

/** Address of the sign-in page of a place that leads back afterwards. */
export function signInHref(place: Place, back: string): string {
  const known = readReturn(back);
  return `/${placeSegment(place)}/${SIGN_IN_PATH}${known === null ? '' : `?${new URLSearchParams({ [RETURN_FIELD]: known }).toString()}`}`;
}

/** Where the query of a sign-in page leads back to; the place's home page unless it says. */
export const returnOf = (place: Place, search: string): string => readReturn(new URLSearchParams(search).get(RETURN_FIELD)) ?? `/${placeSegment(place)}`;
