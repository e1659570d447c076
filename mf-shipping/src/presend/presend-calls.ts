/** The calls of pre-sent packages: warehouses in China, the announcement as an order, and the list of those announced. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { orderAgreement } from '@amberlane/contract/call-index/agreement';
import { searchAddresses } from '@amberlane/contract/call-index/address-book';
import { addInternationalOrder, websitePageList } from '@amberlane/contract/call-index/orders';
import { quoteCalc } from '@amberlane/contract/call-index/quotes';
import { listSites } from '@amberlane/contract/call-index/service-points';
import type { Locale } from '@amberlane/contract/site';
import { WAITING } from '../orders/order-filter.ts';
import type { ListView } from './presend-address.ts';

type InLocale = { readonly locale: Locale };

export type Hub = ReplyOf<typeof listSites>['list'][number];
export type OrderAgreement = ReplyOf<typeof orderAgreement>;
export type AnnouncedPage = ReplyOf<typeof websitePageList>;
export type AnnouncedOrder = ReplyOf<typeof addInternationalOrder>;
export type BookEntry = ReplyOf<typeof searchAddresses>['list'][number];
export type PriceRequest = RequestOf<typeof quoteCalc>;
export type PriceQuote = ReplyOf<typeof quoteCalc>['quotes'][number];
export type Announcement = RequestOf<typeof addInternationalOrder>;

/** As many as a page of the list shows. */
const PAGE_SIZE = 20;

/** The price in yuan, and about the same in the currency of the destination. */
function shownLocally(request: PriceRequest): PriceRequest {
  const displayCurrency = currencyOf(request.destination.country);
  return displayCurrency === 'CNY' ? request : { ...request, displayCurrency };
}

export const presendCalls = remoteApi('mf-shipping', ['presend']).injectEndpoints({
  endpoints: (build) => ({
    presendHubs: build.query<readonly Hub[], InLocale>({
      query: () => callTo(listSites, { countryCode: 'CN', type: 'hub', pageSize: 100 }),
      transformResponse: ({ list }: ReplyOf<typeof listSites>) => list.filter(({ type, closedForGood }) => type === 'hub' && !closedForGood),
      keepUnusedDataFor: 600,
    }),
    presendAgreement: build.query<OrderAgreement, InLocale>({ query: () => callTo(orderAgreement, {}) }),
    presendBook: build.query<readonly BookEntry[], null>({
      query: () => callTo(searchAddresses, { keyword: '', pageSize: 50 }),
      transformResponse: ({ list }: ReplyOf<typeof searchAddresses>) => list,
      keepUnusedDataFor: 0,
    }),
    presendPrices: build.query<ReplyOf<typeof quoteCalc>, InLocale & { readonly request: PriceRequest }>({ query: ({ request }) => callTo(quoteCalc, shownLocally(request)) }),
    presendList: build.query<AnnouncedPage, ListView>({
      query: ({ status, cursor }) => callTo(websitePageList, { presend: true, ...(status === WAITING ? { waiting: true } : status && { status }), cursor, pageSize: PAGE_SIZE }),
      providesTags: ['presend'],
    }),
    announcePackage: build.mutation<AnnouncedOrder, { readonly order: Announcement; readonly idempotencyKey: string }>({
      query: ({ order, idempotencyKey }) => ({ ...callTo(addInternationalOrder, order), idempotencyKey }),
      invalidatesTags: ['presend'],
    }),
  }),
});
