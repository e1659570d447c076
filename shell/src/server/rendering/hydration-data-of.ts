/** What the document of a page tells the browser: which builds it runs, which files they need, and the state so far. */
import { artifactUrl, messageFile } from '@amberlane/contract/federation/artifact-files';
import type { RouteDeclaration } from '@amberlane/contract/federation/remote-config';
import type { ArtifactManifest, Loadable, RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import type { Locale } from '@amberlane/contract/site';
import type { FooterCountry } from '../../site/footer-country.ts';
import type { BootArtifact, BootExpose, BootRemote, HydrationData } from '../../site/hydration-data.ts';
import { isPersonal } from '../../site/route-guards.ts';
import type { RouteTable } from '../../site/route-table.ts';
import type { PageRequest } from '../page-renderer.ts';
import type { ThirdParties } from '../third-parties.ts';
import { browserFiles } from './build-files.ts';
import type { PinnedSite } from './compose-site.ts';
import { filesOfOthers } from './files-of-others.ts';
import { groupFiles } from './group-files.ts';
import { exposesOf } from './page-parts.ts';
import type { ServerResolution } from './resolve-on-server.ts';
import { scriptsAhead, type Script } from './script-preloads.ts';

export interface HydratedSite {
  readonly pinned: PinnedSite;
  readonly manifests: ReadonlyMap<string, RemoteManifest>;
  readonly routeTable: RouteTable;
  readonly routeTableIntegrity: string;
  /** Files of all groups of the form library: most pages know none of them. */
  readonly allGroupFiles: ReadonlySet<string>;
  readonly declaredRoute: (match: ServerResolution['match']) => RouteDeclaration | null;
  /** Origin of a CDN in front of the store, or ''. */
  readonly assetsOrigin: string;
  readonly thirdParties: ThirdParties;
  /** Pages may be kept on readers' devices. */
  readonly offline: boolean;
}

/** Address of a file of an artifact, as browsers load it. */
export const assetUrl = ({ assetsOrigin }: Pick<HydratedSite, 'assetsOrigin'>, artifact: ArtifactManifest, path: string): string => assetsOrigin + artifactUrl(artifact, path);

/** An expose with the build that has it. */
interface ShownExpose extends BootExpose {
  readonly manifest: RemoteManifest;
  readonly files: Loadable;
}

export function hydrationDataOf(site: HydratedSite, request: PageRequest, resolution: ServerResolution): HydrationData {
  const { pinned, manifests, routeTable, offline } = site;
  const { match, pageExpose, slotExposes, unrendered, page } = resolution;
  const { analytics, mapTiles } = site.thirdParties;
  const shell = pinned.shell.manifest;
  const { locale } = request.market;
  const shown = shownExposes(site, resolution);
  const remotes = routeTable.remotes.filter(({ name }) => shown.some(({ remote }) => remote === name));
  const usesGroups = remotes.some(({ name }) => manifests.get(name)?.needs.groups);
  return {
    pinSet: routeTable.pinSet,
    site: site.routeTableIntegrity,
    market: request.market,
    address: page.address,
    shell: bootArtifact(shell, pinned.shell.integrity, locale, usesGroups ? undefined : site.allGroupFiles),
    remotes: remotes.flatMap((remote): BootRemote[] => {
      const manifest = manifests.get(remote.name);
      if (!manifest) return [];
      const { container, entry } = manifest;
      const parts = shown.filter((part) => part.remote === remote.name);
      return [{ ...bootArtifact(manifest, remote.manifest, locale, filesOfOthers(manifest, parts, locale)), container, entry, slice: remote.slice, lastGood: remote.lastGood }];
    }),
    route: page.route,
    page: pageExpose,
    slots: slotExposes,
    moreWhenSignedIn: resolution.moreWhenSignedIn,
    unrendered,
    country: trimCountry(page.country, locale),
    paths: [...page.links.paths],
    menu: page.links.menu,
    ...(analytics && { analytics }),
    ...(mapTiles && { mapTiles }),
    serviceWorker: offline && shell.serviceWorker !== undefined,
    hydrate: unrendered.length > 0 || isPersonal(match?.route) ? 'idle' : (site.declaredRoute(match)?.hydrate ?? 'warm'),
    run: filesToRun(site, resolution, shown, locale),
    signInFault: request.signInFault ?? null,
    state: resolution.site.serialise(),
  };
}

/** The page's and the fillings' exposes whose build is pinned. */
function shownExposes({ manifests }: HydratedSite, resolution: ServerResolution): ShownExpose[] {
  return exposesOf(resolution).flatMap((part) => {
    const manifest = manifests.get(part.remote);
    const files = manifest?.exposes[part.expose];
    return manifest && files ? [{ ...part, manifest, files }] : [];
  });
}

/** Addresses of what the page runs, shows and says, in the order in which it is fetched. */
function filesToRun(site: HydratedSite, { pageExpose }: ServerResolution, shown: readonly ShownExpose[], locale: Locale): HydrationData['run'] {
  const shell = site.pinned.shell.manifest;
  const urlOf = (artifact: ArtifactManifest, path: string): string => assetUrl(site, artifact, path);
  const scriptOf = (artifact: ArtifactManifest, path: string): Script => {
    const { brotli, bytes } = artifact.files[path] ?? { bytes: 0 };
    return { url: urlOf(artifact, path), bytes: brotli ?? bytes };
  };
  const scriptsOf = (parts: readonly ShownExpose[]): Script[] => [
    ...parts.map(({ manifest }) => scriptOf(manifest, manifest.entry)),
    ...parts.flatMap(({ manifest, files }) => files.js.map((path) => scriptOf(manifest, path))),
  ];
  const isPage = ({ remote, expose }: ShownExpose): boolean => remote === pageExpose?.remote && expose === pageExpose.expose;
  const groups = groupFiles(shell, shown.flatMap(({ files }) => files.groups ?? []), locale);
  const main = scriptOf(shell, shell.main.js.at(-1) ?? '');
  const { ahead, late } = scriptsAhead(main, [...groups.js.map((path) => scriptOf(shell, path)), ...scriptsOf(shown.filter(isPage))]);
  const ofSlots = scriptsOf(shown.filter((part) => !isPage(part))).map(({ url }) => url);
  return {
    main: main.url,
    scripts: ahead,
    lateScripts: unique([...late, ...ofSlots]).filter((url) => !ahead.includes(url)),
    styles: unique([...[...shell.main.css, ...groups.css].map((path) => urlOf(shell, path)), ...stylesOf(shown).map(({ manifest, path }) => urlOf(manifest, path))]),
    data: unique([urlOf(shell, messageFile('shell', locale)), ...shown.flatMap(({ manifest, messages }) => messages.map((bundle) => urlOf(manifest, messageFile(bundle, locale))))]),
  };
}

/** Style sheets of what is shown. Parts with the same styles have a file each; one of them is enough until React asks for the others. */
function stylesOf(shown: readonly ShownExpose[]): readonly { readonly manifest: ArtifactManifest; readonly path: string }[] {
  const sheets = shown.flatMap(({ manifest, files }) => files.css.map((path) => ({ manifest, path })));
  return [...new Map(sheets.map((sheet) => [sheet.manifest.files[sheet.path]?.integrity ?? sheet.path, sheet])).values()];
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];

const NOTHING: ReadonlySet<string> = new Set();

function bootArtifact(manifest: ArtifactManifest, integrity: string, locale: Locale, without: ReadonlySet<string> = NOTHING): BootArtifact {
  const wanted = Object.entries(browserFiles(manifest, locale)).filter(([path]) => !without.has(path));
  return {
    name: manifest.name,
    contentId: manifest.contentId,
    manifest: integrity,
    files: Object.fromEntries(wanted),
  };
}

/** The footer's card in one language: what it does not show stays on the server. */
function trimCountry(country: FooterCountry | null, locale: Locale): FooterCountry | null {
  if (!country) return null;
  const { code, contact, email, openTime, hours, timeZone, opening } = country;
  return { code, contact, email, openTime: { [locale]: openTime[locale] ?? '' }, hours, timeZone, ...(opening && { opening }) };
}
