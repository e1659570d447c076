/** The layout as the site shows it, for tests: real messages, place and router. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createSiteIntl, createSiteStore, marketHref, RoutesContext, SiteIntlProvider, StaticRouter, StoreProvider, PageLocationProvider, type SiteStore } from '@amberlane/core';
import type { Market } from '@amberlane/contract/site';

export const LAGOS: Market = { country: 'NG', locale: 'en' };

type Source = Readonly<Record<string, string | { readonly message: string }>>;

/** Sentences of one language by id, as written. */
export function messagesOf(locale: Market['locale']): Record<string, string> {
  const source = JSON.parse(readFileSync(path.join(__dirname, `../../messages/${locale}.json`), 'utf8')) as Source;
  return Object.fromEntries(Object.entries(source).map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message]));
}

interface PageLocation {
  readonly market?: Market;
  /** Path of the site; '' is the home page. */
  readonly at?: string;
  readonly search?: string;
  /** Paths that the site holds, for what reads them deep inside of the layout. */
  readonly routes?: ReadonlySet<string>;
  readonly store?: SiteStore;
}

const NO_ROUTES: ReadonlySet<string> = new Set();

/** A store whose calls are answered by `answer`; without one nobody answers. */
export const storeFor = (answer: typeof fetch = () => Promise.reject(new Error('nobody answers')), market: Market = LAGOS): SiteStore =>
  createSiteStore({ transport: { baseUrl: 'http://site.test', fetch: answer, market: () => market, timeoutMs: 1_000, retryDelay: () => 0 } });

/** A message that is missing or can't be formatted fails the test. */
export function onSite(children: ReactNode, { market = LAGOS, at = '', search = '', routes = NO_ROUTES, store = storeFor() }: PageLocation = {}): ReactNode {
  const compiled = Object.fromEntries(Object.entries(messagesOf(market.locale)).map(([id, message]) => [id, parse(message)]));
  const intl = createSiteIntl(market, compiled, (error) => {
    throw error;
  });
  return (
    <StoreProvider store={store}>
      <SiteIntlProvider intl={intl}>
        <PageLocationProvider market={market} address={{ path: at, search, params: {} }}>
          <RoutesContext value={routes}>
            <StaticRouter location={marketHref(market, at) + search}>{children}</StaticRouter>
          </RoutesContext>
        </PageLocationProvider>
      </SiteIntlProvider>
    </StoreProvider>
  );
}

/** Every path that header and footer know of. */
export const ALL_ROUTES: ReadonlySet<string> = new Set([
  '', 'track', 'access', 'service/support', 'about-us', 'quote', 'rates', 'user-opt/login', 'express/order-entry',
  'express/my-order', 'user-opt/forgot-pwd', 'user-opt/register', 'user-opt/personal', 'help', 'location-map', 'join-us', 'recruit', 'article-list', 'terms-of-use', 'privacy-policy', 'service-rule', 'cookie',
]);
