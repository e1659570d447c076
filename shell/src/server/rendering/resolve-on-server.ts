/**
 * Resolves an address on the server: loads data through the remotes' own loaders and says what could not be rendered.
 * A remote that throws or takes too long is left to the browser.
 */
import type { CompiledMessages, IntlShape, PageContext, SiteStore } from '@amberlane/core';
import { marketSegment, type Country, type Locale, type Market } from '@amberlane/contract/site';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { openingSpans } from '@amberlane/contract/domain/opening-spans';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import type { ResolvedPage, SlotView } from '../../client/page/resolved-page.ts';
import type { Preparation, PreparedView, SlotViews } from '../../client/page/resolve-view.ts';
import { isPersonal } from '../../site/route-guards.ts';
import { OFFLINE_PATH, type BootFilling } from '../../site/hydration-data.ts';
import type { FooterCountry } from '../../site/footer-country.ts';
import type { RouteMatch } from '../../site/match-route.ts';
import type { PageLinks } from '../../site/site-menu.ts';
import type { RouteTable } from '../../site/route-table.ts';
import type { PageRequest } from '../page-renderer.ts';
import { exposesOf, partsOf, type PageParts } from './page-parts.ts';
import { createPartLoader, type PartLoader } from './part-loader.ts';
import type { Realm } from './server-modules.ts';
import { createWorkClock, type WorkClock } from './render-budget.ts';

/** A remote's own time on the server before it is left to the browser, ms (design §4): for its data, and for rendering. */
export const REMOTE_MS = 800;

export interface ServerSite {
  readonly realm: Realm;
  readonly routeTable: RouteTable;
  /** The route of a request, found once. */
  readonly matchOf: (request: PageRequest) => RouteMatch | null;
  readonly manifests: ReadonlyMap<string, RemoteManifest>;
  readonly messages: (name: string, bundles: readonly string[], locale: Locale) => CompiledMessages;
  readonly createStore: (request: PageRequest, clock: WorkClock) => SiteStore;
  /** Contact card of the footer. */
  readonly countryOf: (country: Country) => CountryEntry | null;
  /** Whether the page is read more than filled in: nothing of it is fetched before the first touch. */
  readonly isForReading: (match: RouteMatch | null) => boolean;
  /** What pages of a market may link to. */
  readonly linksFor: (market: Market) => PageLinks;
  /** Told of every remote that is left to the browser. */
  readonly onFault: (remote: string, error: unknown) => void;
}

export interface ServerResolution extends Pick<PageParts, 'match' | 'pageExpose' | 'slotExposes' | 'moreWhenSignedIn'> {
  readonly page: ResolvedPage;
  readonly site: SiteStore;
  /** Exposes that the browser has to try, by `exposeKey`. */
  readonly unrendered: readonly string[];
}

/** `leaveOut`: exposes, by `exposeKey`, that threw while rendering and must not be tried again. */
export async function resolveOnServer(server: ServerSite, request: PageRequest, leaveOut: ReadonlySet<string>): Promise<ServerResolution> {
  const { realm, routeTable } = server;
  const { market, path, search } = request;
  const clock = createWorkClock(REMOTE_MS);
  const site = server.createStore(request, clock);
  const match = server.matchOf(request);
  const route = match?.route ?? null;
  const parts = partsOf(routeTable, match, realm.shell.ownView(path, route), market.country);
  const intl = realm.shell.createSiteIntl(market, messagesFor(server, request, parts), (error) => server.onFault('messages', error));
  const loader = createPartLoader(server.manifests, leaveOut, server.onFault);
  const { view, slots, head } = await viewOf(server, request, parts, { site, clock, intl, loader });
  const { pageExpose, slotExposes, moreWhenSignedIn } = parts;
  const address = { path, search, params: match?.params ?? {} };
  const links = server.linksFor(market);
  const card = server.countryOf(market.country);
  // Pages of forms are near their limit of bytes: there the footer says so once React runs.
  const country = server.isForReading(match) ? withOpening(card, new Date()) : card;
  const page = { href: hrefOf(request), market, address, intl, route, country, links, bySession: moreWhenSignedIn, slots, view, head };
  return { page, site, match, pageExpose, slotExposes, moreWhenSignedIn, unrendered: loader.left() };
}

/** The footer's card, and whether customer service is open in the days in which the page is shown. */
const withOpening = (country: CountryEntry | null, now: Date): FooterCountry | null =>
  country && { ...country, opening: openingSpans(country, now.toISOString().slice(0, 10)).map(({ at, until, isOpen, changesAt }) => ({ at, until, isOpen, changes: changesAt?.toISOString() ?? '' })) };

/** Texts of the shell and of all parts of the page. */
function messagesFor({ messages }: ServerSite, { market: { locale }, path }: PageRequest, parts: PageParts): CompiledMessages {
  const ofShell = path === OFFLINE_PATH ? ['shell', 'offline'] : ['shell'];
  return Object.assign({}, messages('shell', ofShell, locale), ...exposesOf(parts).map((part) => messages(part.remote, part.messages, locale))) as CompiledMessages;
}

/** What one resolution works with. */
interface Work {
  readonly site: SiteStore;
  readonly clock: WorkClock;
  readonly intl: IntlShape;
  readonly loader: PartLoader;
}

async function viewOf(server: ServerSite, request: PageRequest, parts: PageParts, work: Work): Promise<PreparedView> {
  const { realm, routeTable } = server;
  const { pageExpose, own } = parts;
  const { intl, loader } = work;
  if (request.path === OFFLINE_PATH) {
    const { offlineHead, offlinePage } = realm.shell;
    return { view: { kind: 'page', module: offlinePage, source: { remote: 'shell', contentId: routeTable.shell.contentId } }, slots: {}, head: offlineHead(intl) };
  }
  if (own || !pageExpose) return realm.shell.shownByShell(own ?? { kind: 'notFound' }, intl);
  const slots = slotViews(realm, parts, loader);
  const pending: PreparedView = { view: { kind: 'pending' }, slots, head: realm.shell.pendingHead(intl) };
  const page = loader.load(pageExpose, (manifest) => realm.page(manifest, pageExpose.expose));
  if (!page) return pending;
  try {
    return await realm.shell.prepareView(page, slots, contextOf(request, parts, work), preparationOf(server, parts, work));
  } catch (error) {
    loader.leave(pageExpose);
    server.onFault(pageExpose.remote, error);
    return pending;
  }
}

function slotViews(realm: Realm, { slotExposes }: PageParts, loader: PartLoader): SlotViews {
  const slotView = (part: BootFilling): SlotView => {
    const slot = loader.load(part, (manifest) => realm.slot(manifest, part.expose));
    const { condition } = part;
    return { ...(condition && { condition }), ...(slot ? { kind: 'slot', ...slot } : { kind: 'pending' }) };
  };
  return Object.fromEntries(Object.entries(slotExposes).map(([name, fillings]) => [name, fillings.map(slotView)]));
}

const contextOf = ({ market, origin, path, search }: PageRequest, { match }: PageParts, { site, intl }: Work): PageContext => ({
  market,
  origin,
  path,
  params: match?.params ?? {},
  search: new URLSearchParams(search),
  site,
  intl,
});

const preparationOf = ({ onFault }: ServerSite, { match, slotExposes }: PageParts, { clock, loader }: Work): Preparation => ({
  // A customer's own data is none of the server's pages: the browser asks for it.
  loadData: !isPersonal(match?.route),
  limit: (work) => clock.limit(work),
  withoutSlot(name, { remote }, error) {
    for (const part of slotExposes[name] ?? []) if (part.remote === remote) loader.leave(part);
    onFault(remote, error);
    return { kind: 'pending' };
  },
});

/** Path and query as the router sees them. */
const hrefOf = ({ market, path, search }: PageRequest): string => `/${marketSegment(market)}${path && `/${path}`}${search}`;
