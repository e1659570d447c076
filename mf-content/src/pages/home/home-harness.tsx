/** The home page as the shell shows it, for tests: real messages, store, router and place. */
import type { ReactNode } from 'react';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Market } from '@amberlane/contract/site';
import {
  createSiteIntl,
  createSiteStore,
  marketHref,
  SiteIntlProvider,
  SlotProvider,
  StaticRouter,
  StoreProvider,
  PageLocationProvider,
  type PageHead,
  type PreloadedState,
} from '@amberlane/core';
import { messagesOf } from '../../testing/page-at.tsx';
import page from './page.tsx';

const compiled = (locale: Market['locale']) =>
  Object.fromEntries(Object.entries(messagesOf(locale, '')).map(([id, message]) => [id, parse(message)]));

export interface HomeInTest {
  readonly element: ReactNode;
  readonly head: PageHead;
  /** What the server sends along for the browser. */
  readonly state: PreloadedState;
  /** What react-intl complained of while rendering. */
  readonly complaints: readonly string[];
}

export function homeAt(market: Market, { quickTrack, preloaded }: { quickTrack?: ReactNode; preloaded?: PreloadedState } = {}): HomeInTest {
  const complaints: string[] = [];
  const site = createSiteStore(
    { transport: { baseUrl: '', fetch, market: () => market, timeoutMs: 1_000, retryDelay: () => 0 } },
    preloaded,
  );
  page.setup?.(site);
  const intl = createSiteIntl(market, compiled(market.locale), (error) => complaints.push(error.message));
  const address = { path: '', search: '', params: {} };
  const Home = page.component;
  return {
    complaints,
    state: site.serialise(),
    head: page.head({ market, origin: 'https://site.example', path: '', params: {}, search: new URLSearchParams(), site, intl }),
    element: (
      <StoreProvider store={site}>
        <SiteIntlProvider intl={intl}>
          <PageLocationProvider market={market} address={address}>
            <StaticRouter location={marketHref(market, '')}>
              <SlotProvider value={quickTrack ? { 'quick-track': quickTrack } : {}}>
                <Home />
              </SlotProvider>
            </StaticRouter>
          </PageLocationProvider>
        </SiteIntlProvider>
      </StoreProvider>
    ),
  };
}
