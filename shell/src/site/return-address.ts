/** The way back to the page that a reader had to leave: to sign in, say. Only ever an address of the site itself. */
import { marketSegment, type Market } from '@amberlane/contract/site';
import { readSiteAddress, RETURN_FIELD, type SiteAddress } from '@amberlane/contract/site/site-address';
import { SIGN_IN_PATH } from './shell-routes.ts';

/** Where signing in at an address leads: to that page, or to where its sign-in page was entered from. */
export const afterSignIn = ({ market, path, search, href }: SiteAddress): string => (path === SIGN_IN_PATH ? returnOf(market, search) : href);

/** The sign-in page would lead to itself. */
function readReturn(value: string | null): string | null {
  const address = readSiteAddress(value);
  return address && address.path !== SIGN_IN_PATH ? address.href : null;
}

/** Address of the sign-in page of a place that leads back afterwards; from a sign-in page, to where that one leads. */
export function signInHref(market: Market, back: string): string {
  const from = readSiteAddress(back);
  const known = from?.path === SIGN_IN_PATH ? readReturn(new URLSearchParams(from.search).get(RETURN_FIELD)) : readReturn(back);
  return `/${marketSegment(market)}/${SIGN_IN_PATH}${known === null ? '' : `?${new URLSearchParams({ [RETURN_FIELD]: known }).toString()}`}`;
}

/** Where the query of a sign-in page leads back to; the place's home page unless it says. */
export const returnOf = (market: Market, search: string): string => readReturn(new URLSearchParams(search).get(RETURN_FIELD)) ?? `/${marketSegment(market)}`;
