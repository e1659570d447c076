/**
 * Names of routes as the specification writes them (§2): `lang-index-user-opt-login`, `lang-index-cookie`, `language-index` for the
 * home page. They follow from the path, so that no remote can give two pages one name.
 */
import type { SiteRoute } from './route-table.ts';

const HOME = 'language-index';

/** Of the first path of a route, parameters by their names: `lang-index-article-list-id`. null for a route that nothing names in title bar and menus. */
export function routeName({ path, unnamed = false }: Pick<SiteRoute, 'path' | 'unnamed'>): string | null {
  if (unnamed) return null;
  return path === '' ? HOME : `lang-index-${path.replace(/[:?]/g, '').replaceAll('/', '-')}`;
}
