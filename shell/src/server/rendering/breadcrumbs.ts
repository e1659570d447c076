/** The way to a page from the home page, by its path: `service/support` stands below `service` when that is a page. Pure. */
import type { RouteDeclaration } from '@amberlane/contract/federation/remote-config';
import type { Crumb } from './structured-data.ts';

export interface TrailParts<R extends Pick<RouteDeclaration, 'path'>> {
  /** Public pages of the reader's country. */
  readonly routes: readonly R[];
  /** Canonical path of the page. */
  readonly path: string;
  /** Title of the page itself. */
  readonly title: string;
  /** Name of another page. */
  readonly nameOf: (route: R) => string;
}

/** `article-list` of `article-list/:id?`; null where the parameter is needed. */
function pathWithoutParameter(path: string): string | null {
  if (!path.includes(':')) return path;
  return path.endsWith('?') ? path.replace(/\/?:[^/]*$/, '') : null;
}

/** Home page first, the page itself last; each has a name in the reader's language. */
export function trailOf<R extends Pick<RouteDeclaration, 'path'>>({ routes, path, title, nameOf }: TrailParts<R>): readonly Crumb[] {
  const segments = path.split('/');
  const above = segments.map((_segment, index) => segments.slice(0, index).join('/'));
  const found = above.flatMap((upper) => {
    const route = routes.find((candidate) => pathWithoutParameter(candidate.path) === upper);
    return route ? [{ path: upper, title: nameOf(route) }] : [];
  });
  const self = routes.find((route) => route.path === path);
  return [...found, { path, title: self ? nameOf(self) : title }];
}
