/** Renders the pages of one pin set: the answer to `PageRenderer`. */
import type { CallFailure, SiteStore } from '@amberlane/core';
import { COUNTRIES, LOCALES, type Country, type Market } from '@amberlane/contract/site';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { RouteDeclaration } from '@amberlane/contract/federation/remote-config';
import { declaredQuery } from '@amberlane/contract/federation/declared-query';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { admit, isPersonal } from '../../site/route-guards.ts';
import { OFFLINE_PATH } from '../../site/hydration-data.ts';
import { routeMatcher } from '../../site/match-route.ts';
import { ownRoute } from '../../site/shell-routes.ts';
import type { PageLinks } from '../../site/site-menu.ts';
import { pathsIn } from '../../site/site-paths.ts';
import type { ThirdParties } from '../third-parties.ts';
import type { OfflineCopy, PageRenderer, PageRequest, RenderedPage } from '../page-renderer.ts';
import { declarationsOf } from '../site-declarations.ts';
import { socialPictureAddress } from '../social-picture/social-picture-address.ts';
import { buildFileLists } from './build-files.ts';
import { declaredRoutes, pagesOf, routeTableOf, type PinnedSite } from './compose-site.ts';
import { renderDocument, styleHash, type DocumentParts } from './document.ts';
import { groupFiles, listGroupFiles } from './group-files.ts';
import { assetUrl, hydrationDataOf, type HydratedSite } from './hydration-data-of.ts';
import { messageReader } from './message-reader.ts';
import { describePage } from './page-description.ts';
import { createPageStyles } from './page-styles.ts';
import { exposesOf } from './page-parts.ts';
import { createRemoteLists } from './remote-lists.ts';
import { renderBody } from './render-body.ts';
import type { WorkClock } from './render-budget.ts';
import type { ServerResolution, ServerSite } from './resolve-on-server.ts';
import { createRealm, type ArtifactText } from './server-modules.ts';
import { menusOf } from './site-menus.ts';
import { integrityOf } from './text-integrity.ts';

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
  const pages = pagesOf(pinned);
  const manifests = new Map(pinned.remotes.map(({ manifest }) => [manifest.name, manifest]));
  const realm = createRealm(shell, artifactText, parts.assetsOrigin);
  const styles = createPageStyles(artifactText);
  const messages = messageReader(new Map<string, ArtifactManifest>([['shell', shell], ...manifests]), artifactText);
  const menus = menusOf([...manifests.values()], realm.shell, messages);
  const menuFiles = LOCALES.map((locale) => ({ locale, json: JSON.stringify(menus.get(locale)) }));
  const fileLists = buildFileLists([...manifests.values()]);
  const routeTable = routeTableOf(pinned, Object.fromEntries(menuFiles.map(({ locale, json }) => [locale, integrityOf(json)])), fileLists.integrities);
  const routeTableJson = JSON.stringify(routeTable);
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

  const matchOf = routeMatcher(routeTable);
  const declared = declaredRoutes(routeTable, pinned);
  const declaredRoute = (match: ServerResolution['match']): RouteDeclaration | null => (match && declared.get(match.route)) ?? null;

  const server: ServerSite = {
    realm,
    routeTable,
    matchOf,
    manifests,
    messages,
    onFault: parts.onFault,
    countryOf: parts.countryOf,
    isForReading: (match) => declaredRoute(match)?.hydrate === 'touch',
    linksFor,
    createStore: ({ market, clientAddress }, clock) => createStore(market, clock, clientAddress),
  };
  const lists = createRemoteLists({ remotes: [...manifests.values()], realm, messages, onFault: parts.onFault, createStore: (market, clock) => createStore(market, clock, null) });

  const hydrated: HydratedSite = { ...parts, manifests, routeTable, routeTableIntegrity: integrityOf(routeTableJson), allGroupFiles: new Set(listGroupFiles(shell)), declaredRoute };

  return {
    pinSet: routeTable.pinSet,
    pages,
    siteFiles: new Map([[`${routeTable.pinSet}.json`, routeTableJson], ...menuFiles.map(({ locale, json }) => [`${routeTable.pinSet}.${locale}.json`, json] as const), ...fileLists.texts]),
    declarations: declarationsOf([...manifests.values()]),
    ...lists,
    admit(request, signedIn) {
      const route = matchOf(request)?.route ?? ownRoute(request.path);
      return route ? admit(route, signedIn) : { kind: 'enter' };
    },
    queryOf(request) {
      const route = matchOf(request)?.route ?? ownRoute(request.path);
      return route ? declaredQuery(request.search, route.query) : '';
    },
    serviceWorker: parts.offline && shell.serviceWorker ? artifactText(shell.name, shell.contentId, shell.serviceWorker) : null,
    async render(request): Promise<RenderedPage> {
      const { resolution, body } = await renderBody(server, request);
      const { page, match, unrendered } = resolution;
      const css = styles.criticalFor(body, cssFiles(resolution, request.path === OFFLINE_PATH));
      const boot = hydrationDataOf(hydrated, request, resolution);
      const { noindex, picture, ...described } = describePage({ manifests, messages, realm, country: parts.countryOf(request.market.country) }, request, resolution);
      const html = renderDocument({
        market: request.market,
        ...described,
        picture: picture && request.origin + socialPictureAddress(picture),
        css,
        body,
        script: request.path === OFFLINE_PATH ? offlineScript() : { ...fileOf(shell.loader), boot },
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

  function fileOf(path: string): { href: string; integrity: string } {
    return { href: assetUrl(parts, shell, path), integrity: shell.files[path]?.integrity ?? '' };
  }

  /** It takes nothing over: a page on the device has no state but its own. */
  function offlineScript(): DocumentParts['script'] {
    return shell.offlinePage ? { ...fileOf(shell.offlinePage.js), boot: null } : null;
  }

  function cssFiles(resolution: ServerResolution, offline: boolean): { artifact: ArtifactManifest; path: string }[] {
    const exposes = exposesOf(resolution);
    const remoteFiles = exposes.flatMap((part) => {
      const manifest = manifests.get(part.remote);
      return manifest ? (manifest.exposes[part.expose]?.css ?? []).map((path) => ({ artifact: manifest, path })) : [];
    });
    const groups = exposes.flatMap((part) => manifests.get(part.remote)?.exposes[part.expose]?.groups ?? []);
    const ofOffline = offline && shell.offlinePage ? [shell.offlinePage.css] : [];
    const shellFiles = [...shell.main.css, ...ofOffline, ...groupFiles(shell, groups).css];
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

function hasFailedCall(site: SiteStore): boolean {
  const queries: Readonly<Record<string, { status: string; error?: unknown } | undefined>> = site.getState().api.queries;
  return Object.values(queries).some((query) => query?.status === 'rejected' && (query.error as CallFailure | undefined) !== undefined);
}
