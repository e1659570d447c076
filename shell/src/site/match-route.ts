/** Finds the page of a path among the routes of all pinned remotes. */
import type { Country, Market } from '@amberlane/contract/site';
import type { RouteTable, SiteRemote, SiteRoute } from './route-table.ts';
import { existsIn } from './site-menu.ts';

export interface RouteMatch {
  readonly remote: SiteRemote;
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * The route of a path under `/{lang}` (no slashes at its ends) in a country, or null. A literal path wins over one
 * with a parameter; routes of one site never tie (the release gate refuses that).
 */
export function matchRoute(site: RouteTable, path: string, country: Country): RouteMatch | null {
  let withParameter: RouteMatch | null = null;
  for (const remote of site.remotes) {
    for (const route of remote.routes) {
      if (!existsIn(route, country)) continue;
      for (const pattern of [route.path, ...route.aliases]) {
        if (pattern === path) return { remote, route, params: {} };
        const params = readParameter(pattern, path);
        if (params) withParameter ??= { remote, route, params };
      }
    }
  }
  return withParameter;
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

/** `article-list/:id?` reads `article-list/7` as `{id: '7'}` and `article-list` as `{id: undefined}`. */
function readParameter(pattern: string, path: string): Record<string, string | undefined> | null {
  const shape = /^(?:(.*)\/)?:([A-Za-z]+)(\??)$/.exec(pattern);
  if (!shape) return null;
  const [, before = '', name = '', optional] = shape;
  if (path === before) return optional ? { [name]: undefined } : null;
  const rest = before === '' ? path : path.startsWith(`${before}/`) ? path.slice(before.length + 1) : null;
  return rest && !rest.includes('/') ? { [name]: rest } : null;
}
