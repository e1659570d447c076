/**
 * A page, a slot or a part of them as the shell shows it, for unit tests: the one harness. Store, router, language,
 * market and routes are those of the site; messages are those that the route declares, from the files of the site; calls
 * are answered in the process and held against the contract.
 *
 *     const { open } = pageOnSite(page, { remote: declaration, market, answer: byPath({ [queryRate.path]: () => RATES }) });
 *     render(await open('rates?weight=2'));
 *
 * A message that is missing, and a request or reply that the contract does not allow, fails the test that caused it,
 * also where the test does not look at `complaints`.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { afterEach, expect } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Market } from '@amberlane/contract/site';
import { declaredQuery } from '@amberlane/contract/federation/declared-query';
import { matchPath } from '@amberlane/contract/federation/match-path';
import type { RemoteConfig } from '@amberlane/contract/federation/remote-config';
import {
  BrowserRouter, createSiteIntl, createSiteStore, LateSlotProvider, marketHref, PageLocationProvider, RoutesContext, sessionSlice, SiteIntlProvider, SiteLinksContext, SlotProvider, StaticRouter, StoreProvider, useLocation,
  type IntlShape, type LateSlots, type PageAddress, type PageContext, type PageHead, type PageModule, type PreloadedState, type SiteLink, type SiteStore, type SlotFillings, type SlotModule,
} from '@amberlane/core';
import { routesOf, type MockApiPart } from './mock-api/mock-api-part.ts';
import { pageMessages } from './site-messages.ts';
import { answeringFetch, testTransport, type AskedCall, type CallAnswer } from './test-transport.ts';

export interface SiteOptions {
  /** Whose page it is: its routes are those of the site, its messages those of the page. */
  readonly remote?: RemoteConfig;
  /** Ghana in English unless said. */
  readonly market?: Market;
  /** Path and query under `/{lang}` that a part stands on; '' is the home page. */
  readonly at?: string;
  /** Parameters of the path; those that the route at the path names unless said. */
  readonly params?: Readonly<Record<string, string>>;
  /** Answers calls; a call without an answer goes to the mock API. */
  readonly answer?: CallAnswer;
  /** Parts of the mock API that answer all other calls; without one they fail. */
  readonly mockApi?: readonly MockApiPart[];
  /** A `fetch` of the test's own, instead of both; held against the contract as well. */
  readonly fetch?: typeof fetch;
  /** Pause before a failed call is tried again, ms; null for never. */
  readonly retryDelay?: () => number | null;
  /** Name of who is signed in; null for a visitor. */
  readonly nickName?: string | null;
  /** Paths that the site holds; those of the remote unless said. */
  readonly routes?: ReadonlySet<string>;
  /** What the menus of the site link to. */
  readonly siteLinks?: readonly SiteLink[];
  /** What fills the slots of the page. */
  readonly slots?: SlotFillings;
  /** What fills its late slots, and how it is brought there. */
  readonly lateSlots?: LateSlots;
  /** What the server sends along for the browser. */
  readonly preloaded?: PreloadedState;
  /** A store that the test has made; else a new one. */
  readonly store?: SiteStore;
}

export interface PartOnSite {
  readonly site: SiteStore;
  readonly intl: IntlShape;
  /** What went wrong so far: missing messages, and what the contract does not allow. */
  readonly complaints: readonly string[];
  /** Gives the complaints so far and forgets them: for a test that causes them on purpose. */
  readonly takeComplaints: () => readonly string[];
  /** Calls so far. */
  readonly asked: readonly AskedCall[];
  /** A part of a page, at a path and query under `/{lang}`. */
  readonly around: (part: ReactNode, at?: string) => ReactNode;
}

export interface PageOnSite extends PartOnSite {
  /** What search engines learn of the page at a query. */
  readonly head: (search?: string) => PageHead;
  /** Whether there is such a page (spec §2), asked with what is loaded. */
  readonly isValid: () => boolean;
  /** The page at a path and query under `/{lang}`, without loading what it shows. */
  readonly element: (at?: string) => ReactNode;
  /** Loads what the page shows, then gives it; it follows its query as in the shell. */
  readonly open: (at?: string) => Promise<ReactNode>;
}

const GHANA: Market = { country: 'GH', locale: 'en' };
const ORIGIN = 'https://site.example';

/** Complaints of all pages of the running test. */
const made: { readonly complaints: readonly string[] }[] = [];
afterEach(() => {
  const left = made.splice(0).flatMap(({ complaints }) => complaints);
  expect(left).toEqual([]);
});

interface Split {
  readonly path: string;
  readonly search: string;
}
/** Of the query what the route at the path declares, as in the shell: a page that reads another parameter does not find it. */
function split(at: string, remote?: RemoteConfig): Split {
  const [path = '', query] = at.split('?');
  return { path, search: queryAt(remote, path, query ? `?${query}` : '') };
}

const matchAt = (remote: RemoteConfig | undefined, path: string) => matchPath(remote?.routes ?? [], path);

const queryAt = (remote: RemoteConfig | undefined, path: string, search: string): string => declaredQuery(search, matchAt(remote, path)?.route.query);

const paramsAt = (remote: RemoteConfig | undefined, path: string): PageAddress['params'] => matchAt(remote, path)?.params ?? {};

/** What the page at a path may say: what its route declares; a part that is no page may say all that its remote says. */
const messagesAt = (remote: RemoteConfig | undefined, path: string, { locale }: Market) =>
  remote ? pageMessages(remote.name, locale, matchAt(remote, path)?.route.messages ?? 'all') : pageMessages(null, locale, 'all');

/** Everything around a page, before there is one. */
function siteOf({ remote, market = GHANA, at = '', answer = () => undefined, mockApi, fetch: fetching, retryDelay, nickName = null, preloaded, store }: SiteOptions) {
  const complaints: string[] = [];
  const asked: AskedCall[] = [];
  made.push({ complaints });
  const onFault = (fault: string): void => void complaints.push(fault);
  const parts = mockApi ? routesOf(mockApi, { isEmpty: () => false, isMany: () => false, now: () => new Date() }) : null;
  const transport = testTransport(market, answeringFetch({ own: fetching ?? null, answer, mockApi: parts, asked, onFault }), retryDelay);
  const site = store ?? createSiteStore({ transport }, preloaded);
  if (nickName !== null) site.dispatch(sessionSlice.actions.signedIn({ nickName }));
  const intlAt = (path: string): IntlShape => createSiteIntl(market, messagesAt(remote, path, market), (error) => onFault(error.message));
  return { market, site, complaints, takeComplaints: () => complaints.splice(0), asked, intlAt, intl: intlAt(split(at).path) };
}

/** For what stands in any page: a component, the layout, a figure. */
export function partOnSite(options: SiteOptions = {}): PartOnSite {
  const { site, complaints, takeComplaints, asked, intl } = siteOf(options);
  return { site, intl, complaints, takeComplaints, asked, around: (part, at = options.at ?? '') => onSite({ options, site, intl, at, part }) };
}

/** For a page or a slot of a remote. */
export function pageOnSite(module: PageModule | SlotModule, options: SiteOptions = {}): PageOnSite {
  const { market, site, complaints, takeComplaints, asked, intlAt } = siteOf(options);
  module.setup?.(site);
  let shown = split(options.at ?? '', options.remote);
  const contextOf = ({ path, search }: Split): PageContext => ({
    market, origin: ORIGIN, path, params: options.params ?? paramsAt(options.remote, path), search: new URLSearchParams(search), site, intl: intlAt(path),
  });
  const isValid = (): boolean => module.kind !== 'page' || (module.valid?.(contextOf(shown)) ?? true);
  const element = (at = options.at ?? ''): ReactNode => {
    shown = split(at, options.remote);
    const Component = module.component;
    return onSite({ options, site, intl: intlAt(shown.path), at, part: <Component />, load: async (search) => module.load?.(contextOf({ path: shown.path, search })) });
  };
  return {
    site,
    get intl() {
      return intlAt(shown.path);
    },
    complaints,
    takeComplaints,
    asked,
    head: (search = shown.search) => {
      if (module.kind !== 'page') throw new Error('A slot tells search engines nothing.');
      return module.head(contextOf({ path: shown.path, search }));
    },
    isValid,
    around: (part, at = options.at ?? '') => onSite({ options, site, intl: intlAt(split(at).path), at, part }),
    element,
    open: async (at = options.at ?? '') => {
      shown = split(at, options.remote);
      // What is no page loads nothing, as in the shell.
      if (isValid()) await module.load?.(contextOf(shown));
      return element(at);
    },
  };
}

interface Shown {
  readonly options: SiteOptions;
  readonly site: SiteStore;
  readonly intl: IntlShape;
  readonly at: string;
  readonly part: ReactNode;
  readonly load?: (search: string) => Promise<unknown>;
}

function onSite({ options, site, intl, at, part, load }: Shown): ReactNode {
  const { market = GHANA, remote, slots = {}, lateSlots = {}, siteLinks = [] } = options;
  const routes = options.routes ?? new Set((remote?.routes ?? []).map(({ path: own }) => own));
  const { path, search } = split(at, remote);
  const address = { path, search, params: options.params ?? paramsAt(remote, path) };
  const page = (
    <RoutesContext value={routes}>
      <SlotProvider value={slots}>
        <LateSlotProvider value={lateSlots}>
          <SiteLinksContext value={siteLinks}>
            <FollowedQuery market={market} address={address} load={load} queryOf={(asked) => queryAt(remote, path, asked)}>
              {part}
            </FollowedQuery>
          </SiteLinksContext>
        </LateSlotProvider>
      </SlotProvider>
    </RoutesContext>
  );
  const href = marketHref(market, at);
  const inBrowser = typeof document !== 'undefined';
  if (inBrowser) history.replaceState(null, '', href);
  return (
    <StoreProvider store={site}>
      <SiteIntlProvider intl={intl}>{inBrowser ? <BrowserRouter>{page}</BrowserRouter> : <StaticRouter location={href}>{page}</StaticRouter>}</SiteIntlProvider>
    </StoreProvider>
  );
}

interface FollowedQueryProps {
  readonly market: Market;
  readonly address: PageAddress;
  readonly load: Shown['load'];
  /** The part of a query that the page reads. */
  readonly queryOf: (search: string) => string;
  readonly children: ReactNode;
}

/** Another query is loaded before it is shown, as in the shell; another path is another page, which is not here. */
function FollowedQuery({ market, address, load, queryOf, children }: FollowedQueryProps) {
  const { pathname, search, key } = useLocation();
  const [opened] = useState(pathname);
  const [shown, setShown] = useState({ search: address.search, key });
  useEffect(() => {
    if (key === shown.key || pathname !== opened) return;
    const read = queryOf(search);
    void Promise.resolve(load?.(read)).then(() => act(() => setShown({ search: read, key })));
  }, [pathname, opened, search, key, shown.key, load, queryOf]);
  return (
    <PageLocationProvider market={market} address={{ ...address, search: shown.search }}>
      {children}
    </PageLocationProvider>
  );
}

export interface Hydrated {
  readonly container: HTMLElement;
  /** What React found to differ from the server's markup. */
  readonly differences: readonly unknown[];
  readonly end: () => Promise<void>;
}

/** The page as the server sends it, taken over by React. `before` sees the markup first: what a reader has typed by then. */
export async function hydrate(element: ReactNode, before: (container: HTMLElement) => void = () => undefined): Promise<Hydrated> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  before(container);
  const differences: unknown[] = [];
  let root: Root | null = null;
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError: (error) => differences.push(error) });
  });
  return {
    container,
    differences,
    end: async () => {
      await act(async () => root?.unmount());
      container.remove();
    },
  };
}
