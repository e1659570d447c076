/** The home page as the shell shows it, for tests: real messages, store, router and place. */
import type { ReactNode } from 'react';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Place } from '@amberlane/contract';
import {
  createSiteIntl,
  createSiteStore,
  placeHref,
  SiteIntlProvider,
  SlotProvider,
  StaticRouter,
  StoreProvider,
  WhereaboutsProvider,
  type PageHead,
  type PreloadedState,
} from '@amberlane/core';
import { messagesOf } from '../../testing/page-at.tsx';
import page from './page.tsx';

const compiled = (locale: Place['locale']) =>
  Object.fromEntries(Object.entries(messagesOf(locale, '')).map(([id, message]) => [id, parse(message)]));

export interface HomeInTest {
  readonly element: ReactNode;
  readonly head: PageHead;
  /** What the server sends along for the browser. */
  readonly state: PreloadedState;
  /** What react-intl complained of while rendering. */
  readonly complaints: readonly string[];
}

export function homeAt(place: Place, { quickTrack, preloaded }: { quickTrack?: ReactNode; preloaded?: PreloadedState } = {}): HomeInTest {
  const complaints: string[] = [];
  const site = createSiteStore(
    { transport: { baseUrl: '', fetch, place: () => place, timeoutMs: 1_000, retryDelay: () => 0 } },
    preloaded,
  );
  page.setup?.(site);
  const intl = createSiteIntl(place, compiled(place.locale), (error) => complaints.push(error.message));
  const address = { path: '', search: '', params: {} };
  const Home = page.component;
  return {
    complaints,
    state: site.serialise(),
    head: page.head({ place, origin: 'https://site.example', path: '', params: {}, search: new URLSearchParams(), site, intl }),
    element: (
      <StoreProvider store={site}>
        <SiteIntlProvider intl={intl}>
          <WhereaboutsProvider place={place} address={address}>
            <StaticRouter location={placeHref(place, '')}>
              <SlotProvider value={quickTrack ? { 'quick-track': quickTrack } : {}}>
                <Home />
              </SlotProvider>
            </StaticRouter>
          </WhereaboutsProvider>
        </SiteIntlProvider>
      </StoreProvider>
    ),
  };
}
