/** The calls behind a quote for an order: the cities of the rate table, and what the shipment costs by each product. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { quoteCalc } from '@amberlane/contract/call-index/quotes';
import { getReceiverList } from '@amberlane/contract/call-index/rates';
import type { Locale } from '@amberlane/contract/site';

/** The language is no field of the calls (it is their header), but another question. */
type InLocale = { readonly locale: Locale };

export type CityBook = ReplyOf<typeof getReceiverList>;
export type QuoteRequest = RequestOf<typeof quoteCalc>;
export type Quotes = ReplyOf<typeof quoteCalc>;

export const quoteCalls = remoteApi('mf-shipping').injectEndpoints({
  endpoints: (build) => ({
    orderQuoteCities: build.query<CityBook, InLocale>({ query: () => callTo(getReceiverList, {}), keepUnusedDataFor: 3_600 }),
    orderQuotes: build.query<Quotes, InLocale & QuoteRequest>({ query: ({ locale: _header, ...request }) => callTo(quoteCalc, request) }),
  }),
});
