/** From pinned manifests to the site: its map for the browser, its pages for the sitemap. Pure. */
import { createHash } from 'node:crypto';
import { COUNTRIES, MARKETS } from '@amberlane/contract/site';
import type { RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import type { RouteDeclaration } from '@amberlane/contract/federation/remote-config';
import type { ArtifactRef, RouteTable, SiteRemote, SiteRoute } from '../../site/route-table.ts';
import type { SitePage } from '../page-renderer.ts';
import type { BuildFileLists } from './build-files.ts';

/** A manifest with the hash of its own file. */
export interface Pinned<M> {
  readonly manifest: M;
  readonly integrity: string;
  readonly lastGood: ArtifactRef | null;
}

export interface PinnedSite {
  readonly shell: Pinned<ShellManifest>;
  readonly remotes: readonly Pinned<RemoteManifest>[];
}

/** `menus`: integrity of the menus in each language; `fileLists`: of each remote's list of files. */
export function routeTableOf({ shell, remotes }: PinnedSite, menus: RouteTable['menus'], fileLists: BuildFileLists['integrities'] = new Map()): RouteTable {
  const entries = remotes.map((remote) => siteRemote(remote, fileLists.get(remote.manifest.name))).sort((one, other) => (one.name < other.name ? -1 : 1));
  const shellRef = refOf(shell);
  const pinSet = createHash('sha256').update(JSON.stringify([shellRef, entries, menus])).digest('hex').slice(0, 16);
  return { pinSet, shell: shellRef, remotes: entries, menus };
}

const refOf = ({ manifest, integrity }: Pinned<RemoteManifest | ShellManifest>): ArtifactRef => ({
  name: manifest.name,
  contentId: manifest.contentId,
  manifest: integrity,
});

function siteRemote(pinned: Pinned<RemoteManifest>, fileLists: SiteRemote['fileLists']): SiteRemote {
  const { routes, slots, slice } = pinned.manifest;
  return {
    ...refOf(pinned),
    ...(fileLists && { fileLists }),
    lastGood: pinned.lastGood,
    slice: slice ?? null,
    routes: routes.map(({ path, aliases, page, title, auth, header, section, tools, countries, failure, guards, keepAlive, messages, slots: shown, query, offline, refreshProlongsSession }) => ({
      path,
      aliases,
      page,
      auth,
      header,
      ...(section && { section }),
      ...(tools && { tools }),
      ...(countries ? { countries } : {}),
      failure,
      ...(guards.length > 0 && { guards }),
      ...(keepAlive && { keepAlive }),
      ...(title === undefined && { unnamed: true }),
      messages,
      slots: shown.filter(({ late }) => !late).map(({ slot }) => slot),
      ...(shown.some(({ late }) => late) && { lateSlots: shown.filter(({ late }) => late).map(({ slot }) => slot) }),
      ...(query && { query }),
      ...(offline && { offline }),
      ...(!refreshProlongsSession && { refreshProlongsSession: false as const }),
    })),
    slots: slots.map(({ slot, module, messages, order, condition, countries }) => ({
      slot,
      module,
      messages,
      order,
      ...(condition !== 'always' && { condition }),
      ...(countries && { countries }),
    })),
  };
}

/** Routes of the table as their manifests declare them: with what the browser is not told. */
export function declaredRoutes(table: RouteTable, { remotes }: PinnedSite): ReadonlyMap<SiteRoute, RouteDeclaration> {
  return new Map(
    table.remotes.flatMap(({ name, routes }) => {
      const declared = remotes.find(({ manifest }) => manifest.name === name)?.manifest.routes ?? [];
      return routes.flatMap((route, index) => {
        const declaration = declared[index];
        return declaration ? [[route, declaration] as const] : [];
      });
    }),
  );
}

/** Pages with an address of their own; a route with a parameter is listed by whoever knows its values. */
export function pagesOf({ remotes }: PinnedSite): SitePage[] {
  return remotes.flatMap(({ manifest }) =>
    manifest.routes.flatMap(({ path, aliases, auth, indexable, countries = COUNTRIES }) =>
      [path, ...aliases]
        .filter((address) => !address.includes(':'))
        .map((address) => ({
          path: address,
          auth,
          indexable: indexable && address === path,
          markets: MARKETS.filter(({ country }) => countries.includes(country)),
        })),
    ),
  );
}
