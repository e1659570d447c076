/** A page of service points as the shell shows it, for tests: what `site.tsx` is for tracking, with answers to GET calls. */
import type { Market } from '@amberlane/contract/site';
import { BrowserRouter, createSiteStore, marketHref, SiteIntlProvider, StoreProvider, PageLocationProvider, type PageHead, type PageModule } from '@amberlane/core';
import { intlOf } from './site.tsx';

/** Data of a success, or a whole answer, by path and query of the call. */
export type PointAnswer = (url: string) => object;

export interface PointOnSite {
  readonly complaints: string[];
  /** Path and query of each call. */
  readonly asked: string[];
  readonly head: (search: string) => PageHead;
  readonly isValid: () => boolean;
  readonly open: (path: string) => Promise<React.ReactNode>;
}

export function pointOnSite(module: PageModule, market: Market, answer: PointAnswer, params: Readonly<Record<string, string>> = {}): PointOnSite {
  const complaints: string[] = [];
  const asked: string[] = [];
  const answering: typeof fetch = async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(url);
    const reply = answer(url);
    return reply instanceof Response ? reply.clone() : Response.json({ success: true, data: reply });
  };
  const site = createSiteStore({ transport: { baseUrl: '', fetch: answering, market: () => market, timeoutMs: 5_000, retryDelay: () => 0 } });
  const intl = intlOf(market, (error) => complaints.push(error.message));
  const contextOf = (search: string) => ({ market, origin: 'https://site.example', path: 'location-map', params, search: new URLSearchParams(search), site, intl });
  return {
    complaints,
    asked,
    head: (search) => module.head(contextOf(search)),
    isValid: () => module.valid?.(contextOf('')) ?? true,
    open: async (path) => {
      history.replaceState(null, '', marketHref(market, path));
      await module.load?.(contextOf(location.search));
      return (
        <StoreProvider store={site}>
          <SiteIntlProvider intl={intl}>
            <BrowserRouter>
              <PageLocationProvider market={market} address={{ path: path.split('?')[0] ?? '', search: location.search, params }}>
                <module.component />
              </PageLocationProvider>
            </BrowserRouter>
          </SiteIntlProvider>
        </StoreProvider>
      );
    },
  };
}
