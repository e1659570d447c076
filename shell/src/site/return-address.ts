/** The way back to the page that a reader had to leave: to sign in, say. Only ever an address of the site itself. */
import { placeSegment, type Place } from '@amberlane/contract';
import { readSiteAddress, RETURN_FIELD, type SiteAddress } from '@amberlane/contract/site-address';
import { SIGN_IN_PATH } from './own-routes.ts';

/** Where signing in at an address leads: to that page, or to where its sign-in page was entered from. */
export const afterSignIn = ({ place, path, search, href }: SiteAddress): string => (path === SIGN_IN_PATH ? returnOf(place, search) : href);

/** The sign-in page would lead to itself. */
function readReturn(value: string | null): string | null {
  const address = readSiteAddress(value);
  return address && address.path !== SIGN_IN_PATH ? address.href : null;
}

/** Address of the sign-in page of a place that leads back afterwards; from a sign-in page, to where that one leads. */
export function signInHref(place: Place, back: string): string {
  const from = readSiteAddress(back);
  const known = from?.path === SIGN_IN_PATH ? readReturn(new URLSearchParams(from.search).get(RETURN_FIELD)) : readReturn(back);
  return `/${placeSegment(place)}/${SIGN_IN_PATH}${known === null ? '' : `?${new URLSearchParams({ [RETURN_FIELD]: known }).toString()}`}`;
}

/** Where the query of a sign-in page leads back to; the place's home page unless it says. */
export const returnOf = (place: Place, search: string): string => readReturn(new URLSearchParams(search).get(RETURN_FIELD)) ?? `/${placeSegment(place)}`;
