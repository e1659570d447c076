/** Finds the route of a path: one way for the shell on both sides and for tests of a page. No schema library behind it. */

export interface MatchedPath<Route> {
  readonly route: Route;
  /** Parameters by name; undefined for an optional one that the path leaves out. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * The route of a path under `/{lang}` (no slashes at its ends), or null. A literal path wins over one with a parameter;
 * routes of one site never tie (the release gate refuses that).
 */
export function matchPath<Route extends { readonly path: string; readonly aliases: readonly string[] }>(routes: readonly Route[], path: string): MatchedPath<Route> | null {
  let withParameter: MatchedPath<Route> | null = null;
  for (const route of routes) {
    for (const pattern of [route.path, ...route.aliases]) {
      if (pattern === path) return { route, params: {} };
      const params = readParameter(pattern, path);
      if (params) withParameter ??= { route, params };
    }
  }
  return withParameter;
}

/** `article-list/:id?` reads `article-list/7` as `{id: '7'}` and `article-list` as `{id: undefined}`. */
function readParameter(pattern: string, path: string): MatchedPath<unknown>['params'] | null {
  const shape = /^(?:(.*)\/)?:([A-Za-z]+)(\??)$/.exec(pattern);
  if (!shape) return null;
  const [, before = '', name = '', optional] = shape;
  if (path === before) return optional ? { [name]: undefined } : null;
  const rest = before === '' ? path : path.startsWith(`${before}/`) ? path.slice(before.length + 1) : null;
  return rest && !rest.includes('/') ? { [name]: rest } : null;
}
