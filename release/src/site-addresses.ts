/** Addresses that remotes serve, in a form that can be compared. */
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';

export interface SiteAddress {
  /** Path with `:` for a parameter of any name. */
  readonly shape: string;
  readonly countries: readonly Country[];
  readonly owner: string;
}

export function addressesOf({ name, routes }: Pick<RemoteManifest, 'name' | 'routes'>): SiteAddress[] {
  return routes.flatMap(({ path, aliases, countries = COUNTRIES }) =>
    [path, ...aliases].flatMap(shapesOf).map((shape) => ({ shape, countries, owner: name })),
  );
}

/** `news/:id?` answers `news` and `news/:`. */
function shapesOf(path: string): string[] {
  const withParameter = path.replace(/:[A-Za-z]+\??$/, ':');
  return path.endsWith('?') ? [withParameter.replace(/\/?:$/, ''), withParameter] : [withParameter];
}
