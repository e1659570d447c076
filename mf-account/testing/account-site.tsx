/** A page of this remote as the shell shows it, for tests: real messages, store, router and place; calls answered by path. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Locale, Market } from '@amberlane/contract/site';
import type { Call, ReplyOf } from '@amberlane/contract/calls/call';
import {
  BrowserRouter, createSiteIntl, createSiteStore, marketHref, RoutesContext, sessionSlice, SiteIntlProvider, StoreProvider, useLocation, PageLocationProvider,
  type PageAddress, type PageModule, type SiteStore,
} from '@amberlane/core';
import type { Customer } from '../api/customer-api.ts';
import declaration from '../../remote.config.ts';

type Source = Readonly<Record<string, string | { readonly message: string }>>;

function readMessages(folder: string, locale: Locale): Record<string, string> {
  const source = JSON.parse(readFileSync(path.join(__dirname, folder, `${locale}.json`), 'utf8')) as Source;
  return Object.fromEntries(Object.entries(source).map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message]));
}

const FOLDERS = ['../../../shell/src/messages', '../../../shared/ui/src/messages', '../messages'];

const intlOf = (market: Market, onMissing: (error: Error) => void) =>
  createSiteIntl(market, Object.fromEntries(FOLDERS.flatMap((folder) => Object.entries(readMessages(folder, market.locale)).map(([id, text]) => [id, parse(text)] as const))), onMissing);

/** What the API says to a call: data of a success, or a whole answer (`refusal`). */
export type CallAnswer = (request: Readonly<Record<string, unknown>>) => unknown;

/** Answers by literal path of the contract. A call without an answer gets a failure of the service. */
export type Answers = Readonly<Record<string, CallAnswer>>;

/** An answer whose type is checked against the contract: `[getCustomer.path]: answer(getCustomer, () => AMA)`. */
export const answer = <C extends Call>(_call: C, reply: (request: Readonly<Record<string, unknown>>) => ReplyOf<C>): CallAnswer => reply;

export interface AccountOnSite {
  readonly site: SiteStore;
  /** What react-intl complained of. */
  readonly complaints: string[];
  /** Calls so far. */
  readonly asked: { readonly path: string; readonly request: Readonly<Record<string, unknown>> }[];
  /** Shows the page at a path under `/{lang}`, perhaps with a query. */
  readonly open: (to: string) => Promise<ReactNode>;
}

interface OnSiteOptions {
  readonly market?: Market;
  readonly answers?: Answers;
  /** Name of who is signed in; null for a visitor. */
  readonly nickName?: string | null;
  readonly params?: Readonly<Record<string, string>>;
}

export function accountOnSite(page: PageModule, { market = { country: 'GH', locale: 'en' }, answers = {}, nickName = 'Ama', params = {} }: OnSiteOptions = {}): AccountOnSite {
  const complaints: string[] = [];
  const asked: { path: string; request: Readonly<Record<string, unknown>> }[] = [];
  const answering: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString(), 'http://site.example');
    const request = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : Object.fromEntries(url.searchParams);
    asked.push({ path: url.pathname, request });
    const found = answers[url.pathname];
    if (!found) return refusal(500, `no answer for ${url.pathname}`, 500);
    const reply = await found(request);
    return reply instanceof Response ? reply.clone() : Response.json({ success: true, data: reply });
  };
  const site = createSiteStore({ transport: { baseUrl: '', fetch: answering, market: () => market, timeoutMs: 5_000, retryDelay: () => null } });
  if (nickName !== null) site.dispatch(sessionSlice.actions.signedIn({ nickName }));
  page.setup?.(site);
  const intl = intlOf(market, (error) => complaints.push(error.message));
  const routes = new Set(declaration.routes.map((route) => route.path));
  const Page = page.component;
  return {
    site,
    complaints,
    asked,
    open: async (to) => {
      history.replaceState(null, '', marketHref(market, to));
      const address = { path: to.split('?')[0] ?? '', search: location.search, params };
      await page.load?.({ market, origin: 'https://site.example', path: address.path, params, search: new URLSearchParams(location.search), site, intl });
      return (
        <StoreProvider store={site}>
          <SiteIntlProvider intl={intl}>
            <BrowserRouter>
              <RoutesContext value={routes}>
                <Here market={market} address={address}>
                  <Page />
                </Here>
              </RoutesContext>
            </BrowserRouter>
          </SiteIntlProvider>
        </StoreProvider>
      );
    },
  };
}

/** Follows the query of the address bar, as the shell does. */
function Here({ market, address, children }: { market: Market; address: PageAddress; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <PageLocationProvider market={market} address={{ ...address, search }}>
      {children}
    </PageLocationProvider>
  );
}

/** A refusal of the API, with what is wrong with single fields. */
export const refusal = (code: number, message: string, status = 400, fields: readonly { field: string; code: string; message: string }[] = []): Response =>
  Response.json({ success: false, error: { code, message, requestId: 'r-42', fields } }, { status });

/** The customer that most tests are about. */
export const AMA: Customer = {
  userId: 'account-1', userName: 'ama@example.com', userPin: 'pin-1', nickName: 'Ama', email: 'ama@example.com', phone: null, countryCode: 'GH', locale: 'en', passwordSet: true, passwordPolicy: 'strong',
  profile: {
    title: 'Ms', familyName: 'Boateng', firstName: 'Ama', companyName: '', companyAddress: '', contactPhone: '+233231234567',
    provinceCode: '', cityCode: '', areaCode: '', province: '', city: '', area: '', district: '', street: '',
  },
};
