/** Renders the pages of one pin set: the answer to `PageRenderer`. */
import { createHash } from 'node:crypto';
import type { CallFailure, CompiledMessages, SiteStore } from '@amberlane/core';
import type { Country, Locale } from '@amberlane/contract/site';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { artifactUrl, messageFile } from '@amberlane/contract/federation/artifact-files';
import type { RouteDeclaration } from '@amberlane/contract/federation/remote-config';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { admit, isPersonal } from '../../site/route-guards.ts';
import { OFFLINE_PATH, type HydrationData, type BootArtifact, type BootExpose, type BootRemote } from '../../site/hydration-data.ts';
import { matchRoute } from '../../site/match-route.ts';
import { ownPaths, ownRoute } from '../../site/shell-routes.ts';
import type { ThirdParties } from '../third-parties.ts';
import type { OfflineCopy, PageRenderer, PageRequest, RenderedPage } from '../page-renderer.ts';
import { socialPictureAddress } from '../social-picture/social-picture-address.ts';
import { renderDocument, styleHash } from './document.ts';
import { groupFiles, listGroupFiles } from './group-files.ts';
import { describePage } from './page-description.ts';
import { createPageStyles } from './page-styles.ts';
import { createRealm, type ArtifactText } from './server-modules.ts';
import { renderToHtml } from './render-to-html.ts';
import { REMOTE_MS, resolveOnServer, type ServerResolution, type ServerSite } from './resolve-on-server.ts';
import { scriptsAhead, type Script } from './script-preloads.ts';
import { pagesOf, routeTableOf, type PinnedSite } from './compose-site.ts';
import { WorkTimeError } from './render-budget.ts';

export interface RendererParts {
  readonly pinned: PinnedSite;
  readonly artifactText: ArtifactText;
  readonly apiBaseUrl: string;
  /** `fetch` towards the API, with its deadline and circuit breaker; an API out of reach answers in the envelope. */
  readonly upstreamFetch: typeof fetch;
  /** Deadline of one call while a page is rendered, ms. */
  readonly upstreamTimeoutMs: number;
  readonly countryOf: (country: Country) => CountryEntry | null;
  /** Origin of a CDN in front of the store, or ''. */
  readonly assetsOrigin: string;
  readonly thirdParties: ThirdParties;
  /** Pages may be kept on readers' devices. */
  readonly offline: boolean;
  readonly onFault: (remote: string, error: unknown) => void;
}

export function createPinSetRenderer(parts: RendererParts): PageRenderer {
  const { pinned, artifactText } = parts;
  const shell = pinned.shell.manifest;
  const { analytics, mapTiles } = parts.thirdParties;
  const routeTable = routeTableOf(pinned);
  const pages = pagesOf(pinned);
  const routeTableJson = JSON.stringify(routeTable);
  const routeTableIntegrity = `sha384-${createHash('sha384').update(routeTableJson).digest('base64')}`;
  const manifests = new Map(pinned.remotes.map(({ manifest }) => [manifest.name, manifest]));
  const realm = createRealm(shell, artifactText, parts.assetsOrigin);
  const styles = createPageStyles(artifactText);
  const paths = [...pages.map(({ path }) => path), ...ownPaths(routeTable)];
  const allGroupFiles = listGroupFiles(shell);
  const messages = messageReader(new Map<string, ArtifactManifest>([['shell', shell], ...manifests]), artifactText);

  const server: ServerSite = {
    realm,
    routeTable,
    manifests,
    messages,
    onFault: parts.onFault,
    countryOf: parts.countryOf,
    createStore: ({ market, clientAddress }, clock) =>
      realm.shell.createSiteStore({
        transport: {
          baseUrl: parts.apiBaseUrl,
          fetch: (input, init) => clock.during(() => parts.upstreamFetch(input, onBehalfOf(clientAddress, init))),
          market: () => market,
          timeoutMs: parts.upstreamTimeoutMs,
          // A reader waits for one answer, or for the sentence that there is none.
          retryDelay: () => null,
        },
      }),
  };

  /** The route as its manifest declares it: with what the browser is not told. */
  const declaredRoute = (match: ServerResolution['match']) =>
    match && manifests.get(match.remote.name)?.routes.find(({ page }) => page === match.route.page);

  const urlOf = (artifact: ArtifactManifest, path: string): string => parts.assetsOrigin + artifactUrl(artifact, path);
  const scriptOf = (artifact: ArtifactManifest, path: string): Script => {
    const { brotli, bytes } = artifact.files[path] ?? { bytes: 0 };
    return { url: urlOf(artifact, path), bytes: brotli ?? bytes };
  };

  /** Renders what can be rendered: first everything, then without the slots, then without the page. */
  async function renderBody(request: PageRequest): Promise<{ resolution: ServerResolution; body: string }> {
    const leaveOut = new Set<string>();
    for (;;) {
      const resolution = await resolveOnServer(server, request, leaveOut);
      const facts = { site: resolution.site, paths: new Set(paths), signInFault: request.signInFault ?? null };
      try {
        return { resolution, body: await renderToHtml(realm, realm.shell.pageTree(resolution.page, facts), REMOTE_MS) };
      } catch (error) {
        const wasShown = (part: BootExpose | null): part is BootExpose => part !== null && !resolution.unrendered.includes(part.expose);
        const slots = Object.values(resolution.slotExposes).filter(wasShown);
        const page = [resolution.pageExpose].filter(wasShown);
        // Waiting out the slots and then the page would take the reader's time twice.
        const suspects = error instanceof WorkTimeError ? [...slots, ...page] : slots.length > 0 ? slots : page;
        if (suspects.length === 0) throw error;
        for (const { remote, expose } of suspects) {
          leaveOut.add(expose);
          parts.onFault(remote, error);
        }
      }
    }
  }

  function hydrationDataOf(request: PageRequest, resolution: ServerResolution): HydrationData {
    const { match, pageExpose, slotExposes, unrendered, page } = resolution;
    const exposes = [pageExpose, ...Object.values(slotExposes)].filter((expose) => expose !== null);
    const remotes = routeTable.remotes.filter(({ name }) => exposes.some(({ remote }) => remote === name));
    const loaded = exposes.flatMap(({ remote, expose }) => {
      const manifest = manifests.get(remote);
      const files = manifest?.exposes[expose];
      return manifest && files ? [{ remote, expose, manifest, files }] : [];
    });
    const scriptsOf = (of: readonly BootExpose[]): Script[] => {
      const parts = loaded.filter(({ remote, expose }) => of.some((one) => one.remote === remote && one.expose === expose));
      return [...parts.map(({ manifest }) => scriptOf(manifest, manifest.entry)), ...parts.flatMap(({ manifest, files }) => files.js.map((path) => scriptOf(manifest, path)))];
    };
    const locale = request.market.locale;
    const declared = declaredRoute(match);
    const groups = groupFiles(shell, loaded.flatMap(({ files }) => files.groups ?? []), locale);
    const main = scriptOf(shell, shell.main.js.at(-1) ?? '');
    const { ahead, late } = scriptsAhead(main, [...groups.js.map((path) => scriptOf(shell, path)), ...scriptsOf(pageExpose ? [pageExpose] : [])]);
    const ofSlots = scriptsOf(Object.values(slotExposes)).map(({ url }) => url);
    const usesGroups = remotes.some(({ name }) => manifests.get(name)?.needs.groups);
    return {
      pinSet: routeTable.pinSet,
      site: routeTableIntegrity,
      market: request.market,
      address: page.address,
      shell: bootArtifact(shell, pinned.shell.integrity, locale, usesGroups ? [] : allGroupFiles),
      remotes: remotes.flatMap((remote): BootRemote[] => {
        const manifest = manifests.get(remote.name);
        if (!manifest) return [];
        const { container, entry } = manifest;
        return [{ ...bootArtifact(manifest, remote.manifest, locale), container, entry, slice: remote.slice, lastGood: remote.lastGood }];
      }),
      route: page.route,
      page: pageExpose,
      slots: slotExposes,
      unrendered,
      country: trimCountry(parts.countryOf(request.market.country), locale),
      paths,
      ...(analytics && { analytics }),
      ...(mapTiles && { mapTiles }),
      serviceWorker: parts.offline && shell.serviceWorker !== undefined,
      hydrate: unrendered.length > 0 || isPersonal(match?.route) ? 'idle' : (declared?.hydrate ?? 'warm'),
      run: {
        main: main.url,
        scripts: ahead,
        lateScripts: unique([...late, ...ofSlots]).filter((url) => !ahead.includes(url)),
        styles: unique([
          ...[...shell.main.css, ...groups.css].map((path) => urlOf(shell, path)),
          ...loaded.flatMap(({ manifest, files }) => files.css.map((path) => urlOf(manifest, path))),
        ]),
        data: unique([
          urlOf(shell, messageFile('shell', locale)),
          ...exposes.flatMap(({ remote, messages: bundles }) => {
            const manifest = manifests.get(remote);
            return manifest ? bundles.map((bundle) => urlOf(manifest, messageFile(bundle, locale))) : [];
          }),
        ]),
      },
      signInFault: request.signInFault ?? null,
      state: resolution.site.serialise(),
    };
  }

  return {
    pinSet: routeTable.pinSet,
    pages,
    routeTableJson,
    admit({ market, path }, signedIn) {
      const route = matchRoute(routeTable, path, market.country)?.route ?? ownRoute(path);
      return route ? admit(route, signedIn) : { kind: 'enter' };
    },
    serviceWorker: parts.offline && shell.serviceWorker ? artifactText(shell.name, shell.contentId, shell.serviceWorker) : null,
    async render(request): Promise<RenderedPage> {
      const { resolution, body } = await renderBody(request);
      const { page, match, unrendered } = resolution;
      const css = styles.criticalFor(body, cssFiles(resolution));
      const boot = hydrationDataOf(request, resolution);
      const { noindex, picture, ...described } = describePage({ manifests, messages, realm, country: parts.countryOf(request.market.country) }, request, resolution);
      const html = renderDocument({
        market: request.market,
        ...described,
        picture: picture && request.origin + socialPictureAddress(picture),
        css,
        body,
        script: request.path === OFFLINE_PATH ? null : { boot, loader: { href: urlOf(shell, shell.loader), integrity: shell.files[shell.loader]?.integrity ?? '' } },
      });
      const whole = unrendered.length === 0 && boot.country !== null && !hasFailedCall(resolution.site);
      const declared = declaredRoute(match);
      return {
        status: page.view.kind === 'notFound' ? 404 : page.view.kind === 'error' ? page.view.status : 200,
        picture,
        html,
        styleHash: styleHash(css),
        cacheable: whole && request.search === '' && !isPersonal(match?.route) && (request.path === OFFLINE_PATH || (Boolean(declared?.cacheable) && page.view.kind === 'page')),
        offlineCopy: whole ? offlineCopyOf(request, page.view.kind, declared) : null,
        noindex,
        trustedTypes: ['amberlane'],
      };
    },
  };

  function cssFiles({ pageExpose, slotExposes }: ServerResolution): { artifact: ArtifactManifest; path: string }[] {
    const remoteFiles = [pageExpose, ...Object.values(slotExposes)].flatMap((part) => {
      const manifest = part && manifests.get(part.remote);
      return manifest ? (manifest.exposes[part.expose]?.css ?? []).map((path) => ({ artifact: manifest, path })) : [];
    });
    const groups = [pageExpose, ...Object.values(slotExposes)].flatMap((part) => (part && manifests.get(part.remote)?.exposes[part.expose]?.groups) ?? []);
    const shellFiles = [...shell.main.css, ...groupFiles(shell, groups).css];
    const all = [...shellFiles.map((path) => ({ artifact: shell, path })), ...remoteFiles];
    return all.filter(({ path, artifact }, at) => all.findIndex((other) => other.path === path && other.artifact === artifact) === at);
  }
}

/** As what a whole page may be kept on the reader's device. A page behind the sign-in never is. */
function offlineCopyOf({ path, search }: PageRequest, view: string, declared: RouteDeclaration | null | undefined): OfflineCopy | null {
  if (path === OFFLINE_PATH) return 'offline';
  if (view !== 'page' || declared?.auth !== 'public') return null;
  if (search !== '') return declared.offline ? 'result' : null;
  return declared.cacheable ? 'page' : null;
}

/** The call as one of the reader's own. */
function onBehalfOf(clientAddress: string, init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', clientAddress);
  return { ...init, headers };
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];

function bootArtifact(manifest: ArtifactManifest, integrity: string, locale: Locale, without: readonly string[] = []): BootArtifact {
  const wanted = Object.entries(manifest.files).filter(
    ([path]) => !without.includes(path) && (path.startsWith('client/') ? /\.(?:js|css)$/.test(path) : path.startsWith('messages/') && path.endsWith(`.${locale}.json`)),
  );
  return {
    name: manifest.name,
    contentId: manifest.contentId,
    manifest: integrity,
    files: Object.fromEntries(wanted.map(([path, facts]) => [path, facts.integrity])),
  };
}

/** The footer's card in one language: opening hours of the others stay on the server. */
function trimCountry(country: CountryEntry | null, locale: Locale): CountryEntry | null {
  return country && { ...country, openTime: { ...country.openTime, ...Object.fromEntries(Object.keys(country.openTime).filter((tag) => tag !== locale).map((tag) => [tag, ''])) } };
}

function hasFailedCall(site: SiteStore): boolean {
  const queries: Readonly<Record<string, { status: string; error?: unknown } | undefined>> = site.getState().api.queries;
  return Object.values(queries).some((query) => query?.status === 'rejected' && (query.error as CallFailure | undefined) !== undefined);
}

function messageReader(artifacts: ReadonlyMap<string, ArtifactManifest>, artifactText: ArtifactText) {
  const read = new Map<string, CompiledMessages>();
  return (name: string, bundles: readonly string[], locale: Locale): CompiledMessages => {
    const parts = bundles.map((bundle) => {
      const key = `${name} ${bundle} ${locale}`;
      const artifact = artifacts.get(name);
      const text = artifact && artifactText(name, artifact.contentId, messageFile(bundle, locale));
      const known = read.get(key) ?? (text ? (JSON.parse(text) as CompiledMessages) : {});
      read.set(key, known);
      return known;
    });
    return Object.assign({}, ...parts) as CompiledMessages;
  };
}
