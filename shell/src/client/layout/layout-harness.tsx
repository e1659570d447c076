/** The layout as the site shows it, for tests: real messages, place and router. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createSiteIntl, createSiteStore, marketHref, SiteIntlProvider, StaticRouter, StoreProvider, PageLocationProvider, type SiteStore } from '@amberlane/core';
import type { Country, Market } from '@amberlane/contract/site';
import { icons } from '@amberlane/ui';
import type { PageLinks, SiteMenu } from '../../site/site-menu.ts';
import { LayoutLinksContext } from './page-links.ts';

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
  /** Menus for what is shown without the layout, which brings its own. */
  readonly menu?: SiteMenu;
  /** Countries in which the page exists. */
  readonly countries?: readonly Country[];
  readonly store?: SiteStore;
}

/** A store whose calls are answered by `answer`; without one nobody answers. */
export const storeFor = (answer: typeof fetch = () => Promise.reject(new Error('nobody answers')), market: Market = LAGOS): SiteStore =>
  createSiteStore({ transport: { baseUrl: 'http://site.test', fetch: answer, market: () => market, timeoutMs: 1_000, retryDelay: () => 0 } });

/** A message that is missing or can't be formatted fails the test. */
export function onSite(children: ReactNode, { market = LAGOS, at = '', search = '', menu = [], countries, store = storeFor() }: PageLocation = {}): ReactNode {
  const compiled = Object.fromEntries(Object.entries(messagesOf(market.locale)).map(([id, message]) => [id, parse(message)]));
  const intl = createSiteIntl(market, compiled, (error) => {
    throw error;
  });
  return (
    <StoreProvider store={store}>
      <SiteIntlProvider intl={intl}>
        <PageLocationProvider market={market} address={{ path: at, search, params: {} }}>
          <LayoutLinksContext value={{ menu, countries }}>
            <StaticRouter location={marketHref(market, at) + search}>{children}</StaticRouter>
          </LayoutLinksContext>
        </PageLocationProvider>
      </SiteIntlProvider>
    </StoreProvider>
  );
}

/** Menus as remotes may declare them: every place of the site, and both kinds of countries. */
export const MENU: SiteMenu = [
  { place: 'header', path: '', title: 'Home', icon: icons.pin },
  { place: 'header', path: 'track', title: 'Track', icon: icons.search },
  { place: 'header/phone', path: 'quote', title: 'Get a price', icon: icons.scale },
  { place: 'header/solutions', path: 'access', title: 'Access plan', text: 'Connect your shop or ERP', icon: icons.code },
  { place: 'header/solutions', path: 'service/support', title: 'Customer support' },
  { place: 'header/about', path: 'about-us', title: 'Company profile', text: 'Founded in 2006' },
  { place: 'header/action', path: 'express/order-entry', title: 'Ship now' },
  { place: 'account', path: 'express/my-order', title: 'My parcels' },
  { place: 'account', path: 'user-opt/personal', title: 'Personal centre' },
  { place: 'sign-in', path: 'user-opt/forgot-pwd', title: 'Forgot password?' },
  { place: 'sign-in/panel', path: 'user-opt/register', title: 'Create an account' },
  { place: 'footer/customers', path: 'track', title: 'Track a parcel' },
  { place: 'footer/customers', path: 'offers', title: 'Your offers', condition: 'signed-in' },
  { place: 'footer/company', path: 'about-us', title: 'Company profile' },
  { place: 'footer/legal', path: 'terms-of-use', title: 'Terms of use' },
  { place: 'footer/legal', path: 'service-rule', title: 'Service rules', countries: ['GH', 'NG', 'TR'] },
  { place: 'footer/legal', path: 'cookie', title: 'Cookie policy', countries: ['TR'] },
  { place: 'cookie-notice', path: 'cookie', title: 'Cookie policy', countries: ['TR'] },
  { place: 'not-found', path: 'track', title: 'Track', text: 'A parcel is easier to find.', field: { name: 'numbers', label: 'Waybill number', maxLength: 400 } },
];
export const LINKS: PageLinks = { paths: new Set(MENU.map(({ path }) => path)), menu: MENU };
export const NO_LINKS: PageLinks = { paths: new Set(), menu: [] };
