/** Addresses of the way in. Each leads back to the page that a reader came from (`return` of the query). */
import { marketSegment, type Market } from '@amberlane/contract/site';
import { readSiteAddress, RETURN_FIELD } from '@amberlane/contract/site/site-address';

export const SIGN_IN = 'user-opt/login';
export const REGISTER = 'user-opt/register';
export const FIRST_PASSWORD = 'user-opt/set-password';

/** How one signs in: with the password, or with a code that is sent. */
export type SignInMode = 'password' | 'code';

export const modeOf = (search: string): SignInMode => (new URLSearchParams(search).get('mode') === 'code' ? 'code' : 'password');

/** Path of a page of the way in that keeps where `search` leads back to, and says more in its own query. */
export function keepingReturn(path: string, search: string, query: Readonly<Record<string, string>> = {}): string {
  const back = readSiteAddress(new URLSearchParams(search).get(RETURN_FIELD));
  const all = new URLSearchParams({ ...query, ...(back && { [RETURN_FIELD]: back.href }) }).toString();
  return all === '' ? path : `${path}?${all}`;
}

/** Setting the first password, and then back to a page of the same market. */
export const firstPasswordThen = (market: Market, path: string): string =>
  `${FIRST_PASSWORD}?${new URLSearchParams({ [RETURN_FIELD]: `/${marketSegment(market)}/${path}` }).toString()}`;

/** Where the way in leads in the end: an address of the site; the home page of the market unless the query says. */
export const returnHref = (market: Market, search: string): string =>
  readSiteAddress(new URLSearchParams(search).get(RETURN_FIELD))?.href ?? `/${marketSegment(market)}`;
