/** Renders the pages of one pin set: the answer to `PageRenderer`. */
import { createHash } from 'node:crypto';
import type { CallFailure, CompiledMessages, SiteStore } from '@amberlane/core';
import { COUNTRIES, LOCALES, MARKETS, type Country, type Locale, type Market } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import { bundleOfMessage } from '@amberlane/contract/federation/menu';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { artifactUrl, messageFile } from '@amberlane/contract/federation/artifact-files';
import type { RouteDeclaration } from '@amberlane/contract/federation/remote-config';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { admit, isPersonal } from '../../site/route-guards.ts';
import { exposeKey, OFFLINE_PATH, type HydrationData, type BootArtifact, type BootExpose, type BootRemote } from '../../site/hydration-data.ts';
import { matchRoute } from '../../site/match-route.ts';
import { ownRoute } from '../../site/shell-routes.ts';
import type { PageLinks, SiteMenu } from '../../site/site-menu.ts';
import { pathsIn } from '../../site/site-paths.ts';
import type { ThirdParties } from '../third-parties.ts';
import type { OfflineCopy, PageRenderer, PageRequest, RenderedPage } from '../page-renderer.ts';
import { socialPictureAddress } from '../social-picture/social-picture-address.ts';
import { renderDocument, styleHash } from './document.ts';
import { groupFiles, listGroupFiles } from './group-files.ts';
import { describePage } from './page-description.ts';
import { createPageStyles } from './page-styles.ts';
import { declarationsOf } from '../site-declarations.ts';
import { createRealm, type ArtifactText, type Realm } from './server-modules.ts';
import { createRemoteLists } from './remote-lists.ts';
import { renderToHtml } from './render-to-html.ts';
import { REMOTE_MS, resolveOnServer, type ServerResolution, type ServerSite } from './resolve-on-server.ts';
import { scriptsAhead, type Script } from './script-preloads.ts';
import { composeMenu } from './compose-menu.ts';
import { declaredRoutes, pagesOf, routeTableOf, type PinnedSite } from './compose-site.ts';
import { WorkTimeError, type WorkClock } from './render-budget.ts';

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
  const pages = pagesOf(pinned);
  const manifests = new Map(pinned.remotes.map(({ manifest }) => [manifest.name, manifest]));
  const realm = createRealm(shell, artifactText, parts.assetsOrigin);
  const styles = createPageStyles(artifactText);
  const allGroupFiles = listGroupFiles(shell);
  const messages = messageReader(new Map<string, ArtifactManifest>([['shell', shell], ...manifests]), artifactText);
  const menuIn = (locale: Locale): SiteMenu =>
    composeMenu([...manifests.values()], {
      iconOf: realm.shell.iconOf,
      say: (remote, id) => menuWord(realm.shell, messages(remote, [bundleOfMessage(id)], locale), locale, id),
    });
  const menus = new Map(LOCALES.map((locale) => [locale, menuIn(locale)]));
  const menuFiles = LOCALES.map((locale) => ({ locale, json: JSON.stringify(menus.get(locale)) }));
  const routeTable = routeTableOf(pinned, Object.fromEntries(menuFiles.map(({ locale, json }) => [locale, integrityOf(json)])));
  const routeTableJson = JSON.stringify(routeTable);
  const routeTableIntegrity = integrityOf(routeTableJson);
  const paths = new Map(COUNTRIES.map((country) => [country, new Set(pathsIn(routeTable, country))]));
  const linksFor = ({ country, locale }: Market): PageLinks => ({ paths: paths.get(country) ?? new Set(), menu: menus.get(locale) ?? [] });

  /** `clientAddress`: of the reader for whom the store asks; null for nobody. */
  const createStore = (market: Market, clock: WorkClock, clientAddress: string | null): SiteStore =>
    realm.shell.createSiteStore({
      transport: {
        baseUrl: parts.apiBaseUrl,
        fetch: (input, init) => clock.during(() => parts.upstreamFetch(input, clientAddress === null ? init : onBehalfOf(clientAddress, init))),
        market: () => market,
        timeoutMs: parts.upstreamTimeoutMs,
        // A reader waits for one answer, or for the sentence that there is none.
        retryDelay: () => null,
      },
    });

  const server: ServerSite = {
    realm,
    routeTable,
    manifests,
    messages,
    onFault: parts.onFault,
    countryOf: parts.countryOf,
    linksFor,
    createStore: ({ market, clientAddress }, clock) => createStore(market, clock, clientAddress),
  };
  const lists = createRemoteLists({ remotes: [...manifests.values()], realm, messages, onFault: parts.onFault, createStore: (market, clock) => createStore(market, clock, null) });

  const declared = declaredRoutes(routeTable, pinned);
  const declaredRoute = (match: ServerResolution['match']): RouteDeclaration | null => (match && declared.get(match.route)) ?? null;

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
      const facts = { site: resolution.site, signInFault: request.signInFault ?? null };
      try {
        return { resolution, body: await renderToHtml(realm, realm.shell.pageTree(resolution.page, facts), REMOTE_MS) };
      } catch (error) {
        const wasShown = (part: BootExpose | null): part is BootExpose => part !== null && !resolution.unrendered.includes(exposeKey(part));
        const slots = fillingsOf(resolution).filter(wasShown);
        const page = [resolution.pageExpose].filter(wasShown);
        // Waiting out the slots and then the page would take the reader's time twice.
        const suspects = error instanceof WorkTimeError ? [...slots, ...page] : slots.length > 0 ? slots : page;
        if (suspects.length === 0) throw error;
        // One filling that throws does not take the others with it, whose remotes are sound.
        const culprit = suspects === slots && slots.length > 1 ? await oneThatThrows(request, leaveOut, slots) : null;
        for (const suspect of culprit ? [culprit] : suspects) {
          leaveOut.add(exposeKey(suspect));
          parts.onFault(suspect.remote, error);
        }
      }
    }
  }

  /** The one filling without which the page can be rendered; null when there is no such one. */
  async function oneThatThrows(request: PageRequest, leftOut: ReadonlySet<string>, slots: readonly BootExpose[]): Promise<BootExpose | null> {
    for (const slot of slots) {
      const { page, site } = await resolveOnServer(server, request, new Set([...leftOut, exposeKey(slot)]));
      try {
        await renderToHtml(realm, realm.shell.pageTree(page, { site, signInFault: request.signInFault ?? null }), REMOTE_MS);
        return slot;
      } catch {
        // It was another one, or not this one alone.
      }
    }
    return null;
  }

  function hydrationDataOf(request: PageRequest, resolution: ServerResolution): HydrationData {
    const { match, pageExpose, slotExposes, unrendered, page } = resolution;
    const fillings = fillingsOf(resolution);
    const exposes = [pageExpose, ...fillings].filter((expose) => expose !== null);
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
    const groups = groupFiles(shell, loaded.flatMap(({ files }) => files.groups ?? []), locale);
    const main = scriptOf(shell, shell.main.js.at(-1) ?? '');
    const { ahead, late } = scriptsAhead(main, [...groups.js.map((path) => scriptOf(shell, path)), ...scriptsOf(pageExpose ? [pageExpose] : [])]);
    const ofSlots = scriptsOf(fillings).map(({ url }) => url);
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
      moreWhenSignedIn: resolution.moreWhenSignedIn,
      unrendered,
      country: trimCountry(parts.countryOf(request.market.country), locale),
      paths: [...page.links.paths],
      menu: page.links.menu,
      ...(analytics && { analytics }),
      ...(mapTiles && { mapTiles }),
      serviceWorker: parts.offline && shell.serviceWorker !== undefined,
      hydrate: unrendered.length > 0 || isPersonal(match?.route) ? 'idle' : (declaredRoute(match)?.hydrate ?? 'warm'),
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
    siteFiles: new Map([[`${routeTable.pinSet}.json`, routeTableJson], ...menuFiles.map(({ locale, json }) => [`${routeTable.pinSet}.${locale}.json`, json] as const)]),
    declarations: declarationsOf([...manifests.values()]),
    ...lists,
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
      const route = declaredRoute(match);
      return {
        status: page.view.kind === 'notFound' ? 404 : page.view.kind === 'error' ? page.view.status : 200,
        picture,
        html,
        styleHash: styleHash(css),
        cacheable: whole && request.search === '' && !isPersonal(match?.route) && (request.path === OFFLINE_PATH || (Boolean(route?.cacheable) && page.view.kind === 'page')),
        offlineCopy: whole ? offlineCopyOf(request, page.view.kind, route) : null,
        noindex,
        trustedTypes: ['amberlane'],
      };
    },
  };

  function cssFiles(resolution: ServerResolution): { artifact: ArtifactManifest; path: string }[] {
    const exposes = [resolution.pageExpose, ...fillingsOf(resolution)];
    const remoteFiles = exposes.flatMap((part) => {
      const manifest = part && manifests.get(part.remote);
      return manifest ? (manifest.exposes[part.expose]?.css ?? []).map((path) => ({ artifact: manifest, path })) : [];
    });
    const groups = exposes.flatMap((part) => (part && manifests.get(part.remote)?.exposes[part.expose]?.groups) ?? []);
    const shellFiles = [...shell.main.css, ...groupFiles(shell, groups).css];
    const all = [...shellFiles.map((path) => ({ artifact: shell, path })), ...remoteFiles];
    return all.filter(({ path, artifact }, at) => all.findIndex((other) => other.path === path && other.artifact === artifact) === at);
  }
}

/** As what a whole page may be kept on the reader's device. A page behind the sign-in never is. */
function offlineCopyOf({ path, search }: PageRequest, view: string, declared: RouteDeclaration | null): OfflineCopy | null {
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

/** What fills the slots of the page, all slots in one list. */
const fillingsOf = ({ slotExposes }: ServerResolution): readonly BootExpose[] => Object.values(slotExposes).flat();

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What the messages of menu entries may name. */
const MENU_VALUES = { since: BRAND.founded, countries: String(COUNTRIES.length) };

/** A menu message as text; null when nobody wrote it. Its values are written alike in every country of a language. */
function menuWord({ createSiteIntl }: Realm['shell'], messages: CompiledMessages, locale: Locale, id: string): string | null {
  const market = MARKETS.find((candidate) => candidate.locale === locale);
  return market && messages[id] ? createSiteIntl(market, messages, () => undefined).formatMessage({ id }, MENU_VALUES) : null;
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
