/**
 * Resolves an address on the server: loads data through the remotes' own loaders and says what could not be rendered.
 * A remote that throws or takes too long is left to the browser.
 */
import type { CompiledMessages, PageContext, SiteStore } from '@amberlane/core';
import { marketSegment, type Country, type Locale, type Market } from '@amberlane/contract/site';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { DEVELOPMENT_CONTENT_ID } from '@amberlane/contract/federation/artifact-files';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import type { ResolvedPage, SlotView } from '../../client/page/resolved-page.ts';
import type { Preparation, PreparedView } from '../../client/page/resolve-view.ts';
import { isPersonal } from '../../site/route-guards.ts';
import { exposeKey, OFFLINE_PATH, type BootExpose, type BootFilling } from '../../site/hydration-data.ts';
import { matchRoute, type RouteMatch } from '../../site/match-route.ts';
import type { PageLinks } from '../../site/site-menu.ts';
import { fillersOf } from '../../site/slot-fillers.ts';
import type { RouteTable } from '../../site/route-table.ts';
import type { PageRequest } from '../page-renderer.ts';
import type { Realm } from './server-modules.ts';
import { createWorkClock, type WorkClock } from './render-budget.ts';

/** A remote's own time on the server before it is left to the browser, ms (design §4): for its data, and for rendering. */
export const REMOTE_MS = 800;

export interface ServerSite {
  readonly realm: Realm;
  readonly routeTable: RouteTable;
  readonly manifests: ReadonlyMap<string, RemoteManifest>;
  readonly messages: (name: string, bundles: readonly string[], locale: Locale) => CompiledMessages;
  readonly createStore: (request: PageRequest, clock: WorkClock) => SiteStore;
  /** Contact card of the footer. */
  readonly countryOf: (country: Country) => CountryEntry | null;
  /** What pages of a market may link to. */
  readonly linksFor: (market: Market) => PageLinks;
  /** Told of every remote that is left to the browser. */
  readonly onFault: (remote: string, error: unknown) => void;
}

export interface ServerResolution {
  readonly page: ResolvedPage;
  readonly site: SiteStore;
  readonly match: RouteMatch | null;
  readonly pageExpose: BootExpose | null;
  readonly slotExposes: Readonly<Record<string, readonly BootFilling[]>>;
  /** A slot has fillings for signed-in readers alone, which this page of everybody does not hold. */
  readonly moreWhenSignedIn: boolean;
  /** Exposes that the browser has to try, by `exposeKey`. */
  readonly unrendered: readonly string[];
}

/** What fills the slots of the page, all slots in one list. */
export const fillingsOf = ({ slotExposes }: Pick<ServerResolution, 'slotExposes'>): readonly BootFilling[] => Object.values(slotExposes).flat();

/** `leaveOut`: exposes, by `exposeKey`, that threw while rendering and must not be tried again. */
export async function resolveOnServer(server: ServerSite, request: PageRequest, leaveOut: ReadonlySet<string>): Promise<ServerResolution> {
  const { realm, routeTable, manifests } = server;
  const { market, path, search } = request;
  const clock = createWorkClock(REMOTE_MS);
  const site = server.createStore(request, clock);
  const match = matchRoute(routeTable, path, market.country);
  const own = realm.shell.ownView(path, match?.route ?? null);
  const pageExpose = own ? null : match && { remote: match.remote.name, expose: `./pages/${match.route.page}`, messages: match.route.messages };
  const { slotExposes, moreWhenSignedIn } = match && !own ? slotsOf(routeTable, match.route, market.country) : { slotExposes: {}, moreWhenSignedIn: false };
  const parts = [pageExpose, ...Object.values(slotExposes).flat()].filter((part) => part !== null);
  const messages = Object.assign(
    { ...server.messages('shell', ['shell'], market.locale) },
    ...(path === OFFLINE_PATH ? [server.messages('shell', ['offline'], market.locale)] : []),
    ...parts.map((part) => server.messages(part.remote, part.messages, market.locale)),
  ) as CompiledMessages;
  const intl = realm.shell.createSiteIntl(market, messages, (error) => server.onFault('messages', error));
  const unrendered = new Set(leaveOut);
  const address = { path, search, params: match?.params ?? {} };
  const resolved = { href: hrefOf(request), market, address, intl, route: match?.route ?? null, country: server.countryOf(market.country), links: server.linksFor(market), bySession: moreWhenSignedIn };

  const attempt = <T>(part: BootExpose, load: (manifest: RemoteManifest) => T): T | null => {
    const manifest = manifests.get(part.remote);
    if (!manifest || unrendered.has(exposeKey(part))) return null;
    if (manifest.contentId === DEVELOPMENT_CONTENT_ID) {
      unrendered.add(exposeKey(part));
      return null;
    }
    try {
      return load(manifest);
    } catch (error) {
      unrendered.add(exposeKey(part));
      server.onFault(part.remote, error);
      return null;
    }
  };

  const viewOf = (part: BootFilling): SlotView => {
    const module = attempt(part, (manifest) => realm.slot(manifest, part.expose));
    const { condition } = part;
    return { ...(condition && { condition }), ...(module ? { kind: 'slot', module, source: { remote: part.remote, contentId: contentIdOf(manifests, part) } } : { kind: 'pending' }) };
  };
  const slots = Object.fromEntries(Object.entries(slotExposes).map(([name, fillings]) => [name, fillings.map(viewOf)]));
  const finish = ({ view, slots: shown, head }: PreparedView): ServerResolution => ({
    page: { ...resolved, slots: shown, view, head },
    site,
    match,
    pageExpose,
    slotExposes,
    moreWhenSignedIn,
    unrendered: [...unrendered],
  });
  if (path === OFFLINE_PATH) {
    const { offlineHead, offlinePage } = realm.shell;
    return finish({ view: { kind: 'page', module: offlinePage, source: { remote: 'shell', contentId: routeTable.shell.contentId } }, slots, head: offlineHead(intl) });
  }
  if (own || !pageExpose) return finish(realm.shell.shownByShell(own ?? { kind: 'notFound' }, intl));
  const pending: PreparedView = { view: { kind: 'pending' }, slots, head: realm.shell.pendingHead(intl) };
  const module = attempt(pageExpose, (manifest) => realm.page(manifest, pageExpose.expose));
  if (!module) return finish(pending);
  const source = { remote: pageExpose.remote, contentId: contentIdOf(manifests, pageExpose) };
  const context: PageContext = { market, origin: request.origin, path, params: address.params, search: new URLSearchParams(search), site, intl };
  const preparation: Preparation = {
    // A customer's own data is none of the server's pages: the browser asks for it.
    loadData: !isPersonal(match?.route),
    limit: (work) => clock.limit(work),
    withoutSlot(name, { remote }, error) {
      for (const part of slotExposes[name]?.filter((candidate) => candidate.remote === remote) ?? []) unrendered.add(exposeKey(part));
      server.onFault(remote, error);
      return { kind: 'pending' };
    },
  };
  try {
    return finish(await realm.shell.prepareView({ module, source }, slots, context, preparation));
  } catch (error) {
    unrendered.add(exposeKey(pageExpose));
    server.onFault(pageExpose.remote, error);
    return finish(pending);
  }
}

const contentIdOf = (manifests: ReadonlyMap<string, RemoteManifest>, part: BootExpose): string => manifests.get(part.remote)?.contentId ?? '';

/** What fills the slots of a route. The page of everybody holds nothing for signed-in readers alone, theirs nothing for visitors. */
function slotsOf(routeTable: RouteTable, route: RouteMatch['route'], country: Country): Pick<ServerResolution, 'slotExposes' | 'moreWhenSignedIn'> {
  const unwanted = isPersonal(route) ? 'signed-out' : 'signed-in';
  const all = route.slots.map((slot) => ({ slot, fillers: fillersOf(routeTable, slot, country) }));
  const fillings = all.flatMap(({ slot, fillers }) => {
    const shown = fillers.filter(({ condition }) => condition !== unwanted);
    return shown.length > 0 ? [[slot, shown.map(({ remote, module, messages, condition }) => ({ remote: remote.name, expose: `./slots/${module}`, messages, ...(condition && { condition }) }))] as const] : [];
  });
  return { slotExposes: Object.fromEntries(fillings), moreWhenSignedIn: unwanted === 'signed-in' && all.some(({ fillers }) => fillers.some(({ condition }) => condition === 'signed-in')) };
}

/** Path and query as the router sees them. */
const hrefOf = ({ market, path, search }: PageRequest): string => `/${marketSegment(market)}${path && `/${path}`}${search}`;
