/** What the site holds under its pins in a country: pages that are not there have no link. */
import type { Country } from '@amberlane/contract/site';
import type { RouteTable } from './route-table.ts';
import { ownPaths } from './shell-routes.ts';
import { existsIn } from './site-menu.ts';

/** Paths and aliases of all pages in the country, those with a parameter aside. */
export const pathsIn = (table: RouteTable, country: Country): string[] => [
  ...table.remotes.flatMap(({ routes }) => routes.filter((route) => existsIn(route, country)).flatMap(({ path, aliases }) => [path, ...aliases]).filter((path) => !path.includes(':'))),
  ...ownPaths(table),
];
