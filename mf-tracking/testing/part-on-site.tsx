/** A part of a page as the shell shows it, for tests: real messages, store and place; calls answered by path. */
import type { Market } from '@amberlane/contract/site';
import { BrowserRouter, createSiteStore, SiteIntlProvider, StoreProvider, PageLocationProvider, type SiteStore } from '@amberlane/core';
import { intlOf } from './site.tsx';

/** Data of a success, or a whole answer, to a call. */
export type CallAnswer = (url: string, body: unknown) => object;

export interface PartOnSite {
  readonly site: SiteStore;
  readonly complaints: string[];
  /** Calls so far: address and body. */
  readonly asked: { readonly url: string; readonly body: unknown }[];
  readonly around: (part: React.ReactNode) => React.ReactNode;
}

export function partOnSite(market: Market, answer: CallAnswer): PartOnSite {
  const complaints: string[] = [];
  const asked: { url: string; body: unknown }[] = [];
  const answering: typeof fetch = async (input, init) => {
    const call = { url: input instanceof Request ? input.url : input.toString(), body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null };
    asked.push(call);
    const reply = answer(call.url, call.body);
    return reply instanceof Response ? reply.clone() : Response.json({ success: true, data: reply });
  };
  const site = createSiteStore({ transport: { baseUrl: '', fetch: answering, market: () => market, timeoutMs: 5_000, retryDelay: () => 0 } });
  const intl = intlOf(market, (error) => complaints.push(error.message));
  return {
    site,
    complaints,
    asked,
    around: (part) => (
      <StoreProvider store={site}>
        <SiteIntlProvider intl={intl}>
          <BrowserRouter>
            <PageLocationProvider market={market} address={{ path: 'track', search: '', params: {} }}>
              {part}
            </PageLocationProvider>
          </BrowserRouter>
        </SiteIntlProvider>
      </StoreProvider>
    ),
  };
}

/** A refusal of the API. */
export const refusal = (code: number, message: string, status = 403): Response =>
  Response.json({ success: false, error: { code, message, requestId: 'r-42' } }, { status });
