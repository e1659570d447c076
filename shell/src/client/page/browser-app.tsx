/** The site once React runs: follows the address bar, keeps the old page until the next one is ready, all in one step. */
import { startTransition, use, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { BrowserRouter, HostServicesProvider, marketHref, report, RoutePreparationContext, useLocation } from '@amberlane/core';
import { announceReady } from '../ready.ts';
import { loadMessages, markBroken, prefetchExpose } from '../remotes/remote-loader.ts';
import { createLateSlots } from './late-slots.tsx';
import { LateSlotSource } from './late-slot-source.ts';
import { RemoteFaultContext, waitsForRepair, type RemoteFault } from './remote-fault.ts';
import { resolveInBrowser, type BrowserSite } from './resolve-in-browser.ts';
import type { ResolvedPage } from './resolved-page.ts';
import { keepResult } from '../service-worker/offer.ts';
import { allowedMapTiles } from '../map-tiles.ts';
import { markRefresh } from '../session/refresh-mark.ts';
import { awayFrom } from './browser-guards.ts';
import { createRoutePreparation } from './prepare-route.ts';
import { useMarketLinks } from './market-links.ts';
import { useGuardedPage, useLeave } from './use-guarded-page.ts';
import { SiteBoundary, type Apology } from './site-boundary.tsx';
import { useArrival } from './use-navigation-focus.ts';
import { SitePage, type SiteFacts } from './site-page.tsx';
import { useSlotsBySession } from './use-slots-by-session.ts';

interface Props {
  readonly first: ResolvedPage;
  readonly browser: BrowserSite;
  readonly facts: SiteFacts;
  /** The server left something to the browser: resolve the page once more as soon as React runs. */
  readonly incomplete: boolean;
}

const BROWSER_SERVICES = { 'map-tiles': allowedMapTiles };

/** Fresh starts of one visit: the server's gap, then a build that threw, then the card stays. */
const MOST_ATTEMPTS = 2;

export function BrowserApp(props: Props) {
  const latest = useRef(props.first);
  return (
    <SiteBoundary apology={() => apologyOf(latest.current)}>
      <BrowserRouter>
        <CurrentPage {...props} onShown={(page) => (latest.current = page)} />
      </BrowserRouter>
    </SiteBoundary>
  );
}

const apologyOf = ({ intl, market }: ResolvedPage): Apology => ({
  title: intl.formatMessage({ id: 'shell.error.title' }),
  text: intl.formatMessage({ id: 'shell.error.message' }),
  home: intl.formatMessage({ id: 'shell.toHome' }),
  homeHref: marketHref(market, ''),
});

/** One promise per entry of the history and attempt at it. */
type Visits = Map<string, Promise<ResolvedPage>>;

/** Attempts by visit; none is the page that the document came with. */
type Attempts = Readonly<Record<string, number>>;

function CurrentPage({ first, browser, facts, incomplete, onShown }: Props & { onShown: (page: ResolvedPage) => void }) {
  const location = useLocation();
  const href = location.pathname + location.search;
  const visit = `${location.key} ${href}`;
  const [firstVisit] = useState(visit);
  const [visits] = useState<Visits>(() => new Map());
  const [prepareRoute] = useState(() => createRoutePreparation(browser, { loadMessages, prefetchExpose }));
  const [bringLateSlot] = useState(() => createLateSlots(browser));
  const [attempts, setAttempts] = useState<Attempts>({});
  // Who comes back to the first page finds it resolved like any other: the server's HTML is gone by then.
  const attempt = attempts[visit] ?? (visit === firstVisit && visits.size > 0 ? 1 : 0);
  const wanted = useMemo(() => ({ visit, href, attempt }), [visit, href, attempt]);
  const shown = useDeferredValue(wanted);
  const leave = useLeave();
  const page = shown.visit === firstVisit && shown.attempt === 0 ? first : use(visited(visits, shown, (onFirst) => resolve(browser, shown.href, onFirst ? first : null, leave)));

  const resolveAgain = (attempt: number): void => startTransition(() => setAttempts((present) => ({ ...present, [shown.visit]: attempt })));
  const tryAgain = (): void => {
    if (shown.attempt < MOST_ATTEMPTS) resolveAgain(shown.attempt + 1);
  };
  const onFault: RemoteFault = (source, error) => {
    if (waitsForRepair(source)) return;
    markBroken(source.remote, source.contentId, error);
    tryAgain();
  };

  const complete = useEffectEvent(() => {
    announceReady();
    if (incomplete) tryAgain();
  });
  useEffect(() => complete(), []);

  useGuardedPage(page, browser);
  useSlotsBySession(page, browser.site, {
    forget: (href) => forgetVisits(visits, href, shown),
    resolveAgain: () => resolveAgain(shown.attempt + MOST_ATTEMPTS),
  });
  useMarketLinks();
  useArrival(page, shown.visit);
  const kept = useEffectEvent(() => {
    onShown(page);
    markRefresh(page.route);
    keepResult(page, browser.site);
  });
  useEffect(() => kept(), [page]);
  return (
    <RemoteFaultContext value={onFault}>
      <RoutePreparationContext value={prepareRoute}>
        <HostServicesProvider services={BROWSER_SERVICES}>
          <LateSlotSource value={bringLateSlot}>
            <SitePage page={page} facts={facts} busy={shown !== wanted} />
          </LateSlotSource>
        </HostServicesProvider>
      </RoutePreparationContext>
    </RemoteFaultContext>
  );
}

const visitKey = ({ visit, attempt }: { visit: string; attempt: number }): string => `${visit} ${attempt}`;

/** Visits of an address but the one on screen: who comes back to them finds the address resolved anew. */
function forgetVisits(visits: Visits, href: string, shown: { visit: string; attempt: number }): void {
  for (const key of [...visits.keys()]) if (key !== visitKey(shown) && key.split(' ')[1] === href) visits.delete(key);
}

/** `resolve` learns whether the document's own page is still the only one that was shown. */
function visited(visits: Visits, wanted: { visit: string; attempt: number }, resolve: (onFirst: boolean) => Promise<ResolvedPage>): Promise<ResolvedPage> {
  const key = visitKey(wanted);
  const known = visits.get(key);
  if (known) return known;
  const resolving = resolve(visits.size === 0);
  visits.set(key, resolving);
  return resolving;
}

/** `first`: the document's own page, when it is to be resolved once more while its HTML still stands there. */
async function resolve(browser: BrowserSite, href: string, first: ResolvedPage | null, leave: (href: string) => void): Promise<ResolvedPage> {
  const here = first?.href === href ? first : null;
  const keepServerHtml = here?.view.kind === 'kept' || (here?.view.kind === 'failed' && here.view.keepServerHtml);
  try {
    // The server let the reader in on the document's own page.
    const away = here ? null : await awayFrom(browser, href + window.location.hash);
    if (away !== null) {
      leave(away);
      return await new Promise(() => undefined);
    }
    const page = await resolveInBrowser(browser, href, !keepServerHtml);
    return keepServerHtml && page.view.kind === 'failed' ? { ...page, view: { ...page.view, keepServerHtml } } : page;
  } catch (error) {
    // The shell's own files can't be had: the server is asked for the page. The one that it has just sent stays.
    if (here) return { ...here, view: { kind: 'failed', failure: here.route?.failure ?? 'primary', keepServerHtml } };
    report({ kind: 'error', name: 'shell', build: browser.shell.contentId, outcome: 'failed', detail: error instanceof Error ? error.name : 'unknown' });
    window.location.assign(href);
    return new Promise(() => undefined);
  }
}
