/** Finds the page of a path among the routes of all pinned remotes. */
import { matchPath, type MatchedPath } from '@amberlane/contract/federation/match-path';
import type { Country, Market } from '@amberlane/contract/site';
import type { RouteTable, SiteRemote, SiteRoute } from './route-table.ts';
import { existsIn } from './site-menu.ts';

export interface RouteMatch extends MatchedPath<SiteRoute> {
  readonly remote: SiteRemote;
}

/** The route of a path under `/{lang}` in a country, or null (`match-path.ts`). */
export function matchRoute({ remotes }: RouteTable, path: string, country: Country): RouteMatch | null {
  const found = matchPath(remotes.flatMap(({ routes }) => routes.filter((route) => existsIn(route, country))), path);
  const remote = found && remotes.find(({ routes }) => routes.includes(found.route));
  return remote ? { remote, ...found } : null;
}

interface Address {
  readonly market: Pick<Market, 'country'>;
  readonly path: string;
}

/** `matchRoute` for requests: the route of one request is found once, however often it is asked for. */
export function routeMatcher(site: RouteTable): (request: Address) => RouteMatch | null {
  const found = new WeakMap<Address, RouteMatch | null>();
  return (request) => {
    const known = found.get(request);
    if (known !== undefined) return known;
    const match = matchRoute(site, request.path, request.market.country);
    found.set(request, match);
    return match;
  };
}
