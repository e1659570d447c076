/** The calls behind a price as endpoints: the cities of the rate table, and what a parcel costs by each product. */
import { callTo, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Country, Locale } from '@amberlane/contract/site';
import { querySpecialItemList } from '@amberlane/contract/call-index/presend';
import type { SpecialItem } from '@amberlane/contract/calls/presend';
import { quoteCalc } from '@amberlane/contract/call-index/quotes';
import type { Quote } from '@amberlane/contract/calls/quotes';
import { getReceiverList, queryRate } from '@amberlane/contract/call-index/rates';
import type { FreightCities, FreightRate } from '@amberlane/contract/calls/rates';

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

export const quoteApi = remoteApi('mf-tracking').injectEndpoints({
  endpoints: (build) => ({
    quoteCities: build.query<CityBook, InLocale>({
      query: () => callTo(getReceiverList, {}),
      ...KEPT,
    }),
    laneRates: build.query<readonly FreightRate[], LaneQuestion>({
      query: ({ locale: _header, ...request }) => callTo(queryRate, request),
      // The remarks are told by the price itself.
      transformResponse: ({ list }: { readonly list: readonly FreightRate[] }) => list.map((rate) => ({ ...rate, remarks: [] })),
      ...KEPT,
    }),
    specialGoods: build.query<readonly SpecialItem[], InLocale & { readonly country: Country }>({
      query: ({ country }) => callTo(querySpecialItemList, { country }),
      transformResponse: ({ list }: { readonly list: readonly SpecialItem[] }) => list,
      ...KEPT,
    }),
    price: build.query<Priced, PriceQuestion>({
      query: ({ locale: _header, ...request }) => callTo(quoteCalc, request),
      ...KEPT,
    }),
  }),
});
