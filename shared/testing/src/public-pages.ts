/** Pages that anybody may open, from the very declarations that the site is composed of. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '@amberlane/build/workspace';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import type { RemoteConfig, RouteDeclaration } from '@amberlane/contract/federation/remote-config';

export interface PublicPage {
  readonly remote: string;
  /** Under `/{lang}`; '' is the home page. */
  readonly path: string;
  readonly aliases: readonly string[];
  readonly countries: readonly Country[];
  readonly indexable: boolean;
  /** When React takes the page over. */
  readonly hydrate: RouteDeclaration['hydrate'];
}

async function readPages(remote: string): Promise<PublicPage[]> {
  const { default: config } = (await import(pathToFileURL(path.join(REPOSITORY, remote, 'remote.config.ts')).href)) as { readonly default: RemoteConfig };
  if (config.audience !== 'readers') return [];
  return config.routes
    .filter(({ auth, guards, path: own }) => auth === 'public' && guards.length === 0 && !own.includes(':'))
    .map(({ path: own, aliases, countries, indexable, hydrate }) => ({ remote, path: own, aliases, countries: countries ?? COUNTRIES, indexable, hydrate }));
}

/** Of all remotes for readers, in the order of their declarations; pages of a parameter are left to tests of their own. */
export async function publicPages(): Promise<readonly PublicPage[]> {
  const remotes = readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-') && existsSync(path.join(REPOSITORY, name, 'remote.config.ts')));
  return (await Promise.all(remotes.map(readPages))).flat();
}
