/** The calls behind a price as endpoints: the cities of the rate table, and what a parcel costs by each product. */
import { api, callOf, type RequestOf } from '@amberlane/core';
import type { Country, Locale } from '@amberlane/contract/site';
import type { querySpecialItemList, SpecialItem } from '@amberlane/contract/calls/presend';
import type { quoteCalc, Quote } from '@amberlane/contract/calls/quotes';
import type { FreightCities, FreightRate, getReceiverList, queryRate } from '@amberlane/contract/calls/rates';

export type CityBook = FreightCities;
export type PriceRequest = RequestOf<typeof quoteCalc>;

export interface Priced {
  readonly quotes: readonly Quote[];
  /** Products of the lane that can't take this parcel. */
  readonly refused: readonly RefusedProduct[];
}

export interface RefusedProduct {
  readonly product: Quote['product'];
  readonly error: { readonly code: number; readonly message: string; readonly fields?: readonly { readonly field: string; readonly message: string }[] | undefined };
}

/** The language is no field of the calls (it is their header), but another question. */
type InLocale = { readonly locale: Locale };
export type PriceQuestion = PriceRequest & InLocale;

/** A lane is asked for by the codes of its cities. */
export type LaneQuestion = InLocale & { readonly origin: string; readonly destination: string };

export const laneOf = ({ origin, destination, locale }: PriceQuestion): LaneQuestion => ({ origin: origin.city ?? '', destination: destination.city ?? '', locale });

/** Pages read answers with a selector and subscribe to nothing: only the next question replaces them. */
const KEPT = { keepUnusedDataFor: Infinity };

export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteCities: build.query<CityBook, InLocale>({
      query: () =>
        callOf<typeof getReceiverList>('POST', '/officalsite/v1/api/intl/freight/receiver/getReceiverList', {}, async () => (await import('@amberlane/contract/calls/rates')).getReceiverList),
      ...KEPT,
    }),
    laneRates: build.query<readonly FreightRate[], LaneQuestion>({
      query: ({ locale: _header, ...request }) =>
        callOf<typeof queryRate>('GET', '/v1/api/intl/freight/rate/queryRate', request, async () => (await import('@amberlane/contract/calls/rates')).queryRate),
      // The remarks are told by the price itself.
      transformResponse: ({ list }: { readonly list: readonly FreightRate[] }) => list.map((rate) => ({ ...rate, remarks: [] })),
      ...KEPT,
    }),
    specialGoods: build.query<readonly SpecialItem[], InLocale & { readonly country: Country }>({
      query: ({ country }) =>
        callOf<typeof querySpecialItemList>('GET', '/v1/api/presend/querySpecialItemList', { country }, async () => (await import('@amberlane/contract/calls/presend')).querySpecialItemList),
      transformResponse: ({ list }: { readonly list: readonly SpecialItem[] }) => list,
      ...KEPT,
    }),
    price: build.query<Priced, PriceQuestion>({
      query: ({ locale: _header, ...request }) =>
        callOf<typeof quoteCalc>('POST', '/v1/api/quote/quoteCalc', request, async () => (await import('@amberlane/contract/calls/quotes')).quoteCalc),
      ...KEPT,
    }),
  }),
});
