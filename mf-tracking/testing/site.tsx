/** A page or slot of this remote as the shell shows it, for tests: real messages, store, router and place. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useEffect, useState } from 'react';
import { act } from '@testing-library/react';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Locale, Market } from '@amberlane/contract/site';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import type { LatestReply } from '../api/tracking-api.ts';
import {
  BrowserRouter, createSiteIntl, createSiteStore, marketHref, SiteIntlProvider, StoreProvider, useLocation, PageLocationProvider,
  type PageHead, type PageModule, type SiteStore, type SlotModule,
} from '@amberlane/core';

type Source = Readonly<Record<string, string | { readonly message: string }>>;

/** Sentences of this remote in one language by id, as written. */
export const messagesOf = (locale: Locale): Record<string, string> => readMessages('../messages', locale);

/** On every page: the shell's sentences too, and those of shared fields. */
const messagesOnPage = (locale: Locale): Record<string, string> => ({
  ...readMessages('../../../shell/src/messages', locale),
  ...readMessages('../../../shared/ui/src/messages', locale),
  ...messagesOf(locale),
});

function readMessages(folder: string, locale: Locale): Record<string, string> {
  const source = JSON.parse(readFileSync(path.join(__dirname, folder, `${locale}.json`), 'utf8')) as Source;
  return Object.fromEntries(Object.entries(source).map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message]));
}

export const intlOf = (market: Market, onMissing: (error: Error) => void) =>
  createSiteIntl(market, Object.fromEntries(Object.entries(messagesOnPage(market.locale)).map(([id, text]) => [id, parse(text)])), onMissing);

/** Answers the tracking call; what it was asked stands in `asked`. */
export interface FakeApi {
  readonly asked: string[][];
  /** The answer to waybill numbers or to one order number; `path` names the call. */
  answer: (numbers: readonly string[], path: string) => TrackReply | LatestReply | Response;
}

export const fakeApi = (answer: FakeApi['answer']): FakeApi => ({ asked: [], answer });

export interface OnSite {
  readonly market: Market;
  readonly site: SiteStore;
  readonly complaints: string[];
  readonly head: (search: string) => PageHead | null;
  /** Loads what the address shows, then shows it; follows the address as the shell does. */
  readonly open: (path: string) => Promise<React.ReactNode>;
}

export function onSite(module: PageModule | SlotModule, market: Market, api: FakeApi): OnSite {
  const complaints: string[] = [];
  const transport = { baseUrl: '', fetch: fetchFrom(api), market: () => market, timeoutMs: 5_000, retryDelay: () => 0 };
  const site = createSiteStore({ transport });
  module.setup?.(site);
  const intl = intlOf(market, (error) => complaints.push(error.message));
  const contextOf = (search: string) => ({ market, origin: 'https://site.example', path: 'track', params: {}, search: new URLSearchParams(search), site, intl });
  const load = async (search: string): Promise<unknown> => module.load?.(contextOf(search));
  const Component = module.component;

  function Address() {
    const { pathname, search, key } = useLocation();
    const [shown, setShown] = useState({ pathname, search, key });
    useEffect(() => {
      if (key !== shown.key) void load(search).then(() => act(() => setShown({ pathname, search, key })));
    }, [pathname, search, key, shown.key]);
    const address = { path: shown.pathname.split('/').slice(2).join('/'), search: shown.search, params: {} };
    return (
      <PageLocationProvider market={market} address={address}>
        <Component />
      </PageLocationProvider>
    );
  }

  return {
    market,
    site,
    complaints,
    head: (search) => (module.kind === 'page' ? module.head(contextOf(search)) : null),
    open: async (to) => {
      history.replaceState(null, '', marketHref(market, to));
      await load(location.search);
      return (
        <StoreProvider store={site}>
          <SiteIntlProvider intl={intl}>
            <BrowserRouter>
              <Address />
            </BrowserRouter>
          </SiteIntlProvider>
        </StoreProvider>
      );
    },
  };
}

const fetchFrom = (api: FakeApi): typeof fetch => async (input, init) => {
  const url = new URL(typeof input === 'string' ? input : 'unknown:', location.origin);
  const { waybillNos, mallNo = url.searchParams.get('mallNo') } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
    waybillNos?: string[];
    mallNo?: string;
  };
  const numbers = waybillNos ?? [mallNo ?? ''];
  api.asked.push(numbers);
  const answer = api.answer(numbers, url.pathname);
  return answer instanceof Response ? answer : Response.json({ success: true, data: answer });
};
