/** The guards of a page in the browser: who may not enter goes elsewhere without a reload. */
import { admit, type Admission } from '../../site/route-guards.ts';
import { matchRoute } from '../../site/match-route.ts';
import type { SiteRoute } from '../../site/route-table.ts';
import { ownRoute } from '../../site/shell-routes.ts';
import { returnOf, signInHref } from '../../site/return-address.ts';
import { readNickName } from '../session/reader-session.ts';
import { readAddress } from './read-address.ts';
import type { BrowserSite } from './resolve-in-browser.ts';

/** Where a reader goes instead of an address (with its fragment) whose remote's route is this one, null for none; null for who may enter it. */
export function awayFromRoute(found: SiteRoute | null, href: string): string | null {
  const { pathname, search, hash } = new URL(href, location.href);
  const { market, address } = readAddress(pathname, search);
  const route = found ?? ownRoute(address.path);
  const admission: Admission = route ? admit(route, readNickName() !== null) : { kind: 'enter' };
  if (admission.kind === 'signIn') return signInHref(market, pathname + search + hash);
  if (admission.kind === 'goBack') return returnOf(market, search);
  return admission.kind === 'root' ? '/' : null;
}

/** The same of any address of the site. */
export async function awayFrom({ routeTable }: Pick<BrowserSite, 'routeTable'>, href: string): Promise<string | null> {
  const { pathname, search } = new URL(href, location.href);
  const { market, address } = readAddress(pathname, search);
  return awayFromRoute(matchRoute(await routeTable(), address.path, market.country)?.route ?? null, href);
}
