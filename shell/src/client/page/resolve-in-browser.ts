/** Resolves an address in the browser: finds the route, brings the remotes and messages here, loads the data. */
import { declaredQuery } from '@amberlane/contract/federation/declared-query';
import { createSiteIntl, report, type CompiledMessages, type IntlShape, type PageModule, type SiteStore, type SlotModule } from '@amberlane/core';
import type { Locale, Market } from '@amberlane/contract/site';
import type { FooterCountry } from '../../site/footer-country.ts';
import { matchRoute } from '../../site/match-route.ts';
import type { SiteMenu } from '../../site/site-menu.ts';
import { pathsIn } from '../../site/site-paths.ts';
import { fillersOf, type SlotFiller } from '../../site/slot-fillers.ts';
import type { ArtifactRef, RouteTable, SiteRemote } from '../../site/route-table.ts';
import { loadMessages, loadRemoteExpose, markBroken, type LoadOutcome } from '../remotes/remote-loader.ts';
import { countryInBrowser } from './country-in-browser.ts';
import { ownView, shownByShell } from './shell-view.ts';
import { readAddress } from './read-address.ts';
import { readNickName } from '../session/reader-session.ts';
import { failedHead, prepareView, type SlotViews } from './resolve-view.ts';
import type { ResolvedPage, SlotView, ViewSource } from './resolved-page.ts';
import type { AdoptBuild } from './slice-owners.ts';

export interface BrowserSite {
  readonly site: SiteStore;
  readonly shell: ArtifactRef;
  readonly routeTable: () => Promise<RouteTable>;
  /** Menus of the site in a language. */
  readonly menuIn: (locale: Locale) => Promise<SiteMenu>;
  readonly adopt: AdoptBuild;
  /** Market of the document, and the footer's card that it came with. */
  readonly home: { readonly market: Market; readonly country: FooterCountry | null };
  /** Asks again for what the store holds in another language than this one. */
  readonly bringDataInto: (locale: Locale) => Promise<void>;
  /** Calls back when an answer says that the session is over; gives the function that ends that. */
  readonly onSessionEnded: (callback: () => void) => () => void;
}

export const missingMessage = (error: Error): void => report({ kind: 'message', name: 'shell', build: '', outcome: 'missing', detail: error.message.slice(0, 120) });

/**
 * Never rejects for a remote's sake; rejects when the shell's own files can't be had. `reload` allows the page reload
 * as the last resort, which is none where the reader has the server's own HTML in front of them.
 */
export async function resolveInBrowser(browser: BrowserSite, href: string, reload: boolean): Promise<ResolvedPage> {
  const url = new URL(href, location.href);
  const { market, address } = readAddress(url.pathname, url.search);
  const [routeTable, menu, shellMessages, country] = await Promise.all([
    browser.routeTable(),
    browser.menuIn(market.locale),
    loadMessages(browser.shell, ['shell'], market.locale),
    sameMarket(market, browser.home.market) ? browser.home.country : countryInBrowser(browser.site, market),
    browser.bringDataInto(market.locale),
  ]);
  const match = matchRoute(routeTable, address.path, market.country);
  const links = { paths: new Set(pathsIn(routeTable, market.country)), menu };
  const base = { href, market, country, slots: {}, links, bySession: false };
  const own = ownView(address.path, match?.route ?? null);
  if (own || !match) {
    const intl = createSiteIntl(market, shellMessages, missingMessage);
    return { ...base, address, intl, route: match?.route ?? null, ...shownByShell(own ?? { kind: 'notFound' }, intl) };
  }
  const { remote, route, params } = match;
  const search = declaredQuery(address.search, route.query);
  const fillers = route.slots.flatMap((slot) => fillersOf(routeTable, slot, market.country));
  const [page, filled] = await Promise.all([
    loadRemoteExpose<PageModule>({ locale: market.locale, reload, remote, expose: `./pages/${route.page}`, bundles: route.messages, serves: { route: route.path } }),
    loadFillings(fillers, market.locale),
  ]);
  const messages = Object.assign({}, shellMessages, page.ok ? page.loaded.messages : {}, ...filled.map((slot) => slot.messages)) as CompiledMessages;
  const intl: IntlShape = createSiteIntl(market, messages, missingMessage);
  const views = viewsBySlot(filled);
  const bySession = fillers.some(({ condition }) => condition !== undefined);
  const resolved = { ...base, address: { ...address, search, params }, intl, route, slots: views, bySession };
  const failed = { ...resolved, view: { kind: 'failed', failure: route.failure, keepServerHtml: false } as const, head: failedHead(intl) };
  if (!page.ok) return failed;
  const source = { remote: remote.name, contentId: page.loaded.contentId };
  browser.adopt(remote, source.contentId);
  for (const { view, remote: owner } of filled) if (view.kind === 'slot') browser.adopt(owner, view.source.contentId);
  const context = { market, origin: location.origin, path: address.path, params, search: new URLSearchParams(search), site: browser.site, intl };
  const faulty: string[] = [];
  const markFault = ({ remote: name, contentId }: ViewSource, error: unknown): void => {
    markBroken(name, contentId, error);
    faulty.push(contentId);
  };
  const withoutSlot = (_name: string, slotSource: ViewSource, error: unknown): SlotView => {
    markFault(slotSource, error);
    return { kind: 'failed', keepServerHtml: false };
  };
  let prepared: ResolvedPage;
  try {
    prepared = { ...resolved, ...(await prepareView({ module: page.loaded.module, source }, views, context, { loadData: true, limit: (work) => work, withoutSlot })) };
  } catch (error) {
    markFault(source, error);
    prepared = failed;
  }
  // What broke is not tried again, so this ends with the last good builds.
  const lastGoodMayHelp = routeTable.remotes.some(({ contentId, lastGood }) => lastGood !== null && faulty.includes(contentId));
  return lastGoodMayHelp ? resolveInBrowser(browser, href, reload) : prepared;
}

const sameMarket = (one: Market, other: Market): boolean => one.country === other.country && one.locale === other.locale;

export interface LoadedFilling {
  readonly slot: string;
  readonly view: SlotView;
  readonly messages: CompiledMessages;
}

/** By slot name, in the order of the list. */
export const viewsBySlot = (fillings: readonly LoadedFilling[]): SlotViews =>
  Object.fromEntries([...Map.groupBy(fillings, ({ slot }) => slot)].map(([slot, all]) => [slot, all.map(({ view }) => view)]));

export interface FillingOfRemote extends LoadedFilling {
  readonly remote: SiteRemote;
}

/** Exposes by which a remote fills a slot, in the order of its declaration. */
const exposesFor = (slot: string, { slots }: SiteRemote): readonly string[] => slots.filter((filling) => filling.slot === slot).map(({ module }) => `./slots/${module}`);

/** Fillings that a reader does not get by being, or not being, signed in. */
const unwantedNow = (): SlotFiller['condition'] => (readNickName() === null ? 'signed-in' : 'signed-out');

/** What fills slots for this reader, all of it brought here. Never rejects. */
export const loadFillings = (fillers: readonly SlotFiller[], locale: Locale): Promise<FillingOfRemote[]> => {
  const unwanted = unwantedNow();
  return Promise.all(fillers.filter(({ condition }) => condition !== unwanted).map((filler) => loadFilling(filler, locale)));
};

/** A filling that can't be had is a card in its own place: the others of its slot go on. */
async function loadFilling({ slot, module, messages: bundles, remote, condition }: SlotFiller, locale: Locale): Promise<FillingOfRemote> {
  const outcome: LoadOutcome<SlotModule> = await loadRemoteExpose<SlotModule>({ locale, reload: false, remote, expose: `./slots/${module}`, bundles, serves: { slot, fillings: exposesFor(slot, remote) } });
  const shared = { ...(condition && { condition }) };
  if (!outcome.ok) return { slot, remote, view: { ...shared, kind: 'failed', keepServerHtml: false }, messages: {} };
  const { loaded } = outcome;
  return { slot, remote, view: { ...shared, kind: 'slot', module: loaded.module, source: { remote: remote.name, contentId: loaded.contentId } }, messages: loaded.messages };
}
