/** The calls behind the form as endpoints. Nothing of an order is kept from one visit to the next. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import type { Locale } from '@amberlane/contract/site';
import { getCustomer } from '@amberlane/contract/call-index/accounts';
import { addAddress, getAddress, searchAddresses } from '@amberlane/contract/call-index/address-book';
import { orderAgreement } from '@amberlane/contract/call-index/agreement';
import { getSysDictList } from '@amberlane/contract/call-index/dictionaries';
import { getPdfFileUrl } from '@amberlane/contract/call-index/files';
import { addOrder, editOrder, getOrder, websitePageList } from '@amberlane/contract/call-index/orders';
import { querySpecialItemList } from '@amberlane/contract/call-index/presend';
import { quoteCalc } from '@amberlane/contract/call-index/quotes';
import { getReceiverList } from '@amberlane/contract/call-index/rates';
import { listSites } from '@amberlane/contract/call-index/service-points';
import type { PriceRequest } from './to-request.ts';

export type Customer = ReplyOf<typeof getCustomer>;
export type BookEntry = ReplyOf<typeof getAddress>;
export type OrderDetail = ReplyOf<typeof getOrder>;
/** The newest orders, and how many the customer has of each status. */
export type NewestOrders = Pick<ReplyOf<typeof websitePageList>, 'list' | 'counts'>;
export type Priced = ReplyOf<typeof quoteCalc>;
export type Quote = Priced['quotes'][number];
export type Agreement = ReplyOf<typeof orderAgreement>;
export type Dictionaries = ReplyOf<typeof getSysDictList>;
export type SitePage = ReplyOf<typeof listSites>;
export type SpecialItem = ReplyOf<typeof querySpecialItemList>['list'][number];

/** The price in yuan, and about the same in the currency of the country that the parcel leaves. */
function shownLocally(request: PriceRequest): RequestOf<typeof quoteCalc> {
  const displayCurrency = currencyOf(request.origin.country);
  return displayCurrency === 'CNY' ? request : { ...request, displayCurrency };
}

/** The language is no field of the calls (it is their header), but another question. */
type InLocale = { readonly locale: Locale };

export const wizardCalls = remoteApi('mf-shipping').injectEndpoints({
  endpoints: (build) => ({
    wizardCustomer: build.query<Customer, null>({ query: () => callTo(getCustomer, {}) }),
    wizardOrder: build.query<OrderDetail, string>({ query: (id) => callTo(getOrder, { id }), keepUnusedDataFor: 0 }),
    wizardNewest: build.query<NewestOrders, { readonly status?: 'DRAFT'; readonly pageSize: number }>({
      query: (request) => callTo(websitePageList, request),
      transformResponse: ({ list, counts }: ReplyOf<typeof websitePageList>) => ({ list, counts }),
      keepUnusedDataFor: 0,
    }),
    wizardBook: build.query<readonly BookEntry[], null>({
      query: () => callTo(searchAddresses, { keyword: '', pageSize: 50 }),
      transformResponse: ({ list }: ReplyOf<typeof searchAddresses>) => list,
      keepUnusedDataFor: 0,
    }),
    wizardAddress: build.query<BookEntry, string>({ query: (id) => callTo(getAddress, { id }) }),
    wizardCities: build.query<ReplyOf<typeof getReceiverList>, InLocale>({ query: () => callTo(getReceiverList, {}) }),
    wizardWords: build.query<Dictionaries, InLocale>({
      query: () => callTo(getSysDictList, { typeList: ['SHIP_REQUIRE', 'CYCLE', 'PICKUP_TIME', 'LOCAL_GOODS_TYPE', 'INTL_GOODS_TYPE'] }),
    }),
    wizardPrices: build.query<Priced, InLocale & { readonly request: PriceRequest; /** Counts how often the price was renewed. */ readonly round: number }>({
      query: ({ request }) => callTo(quoteCalc, shownLocally(request)),
    }),
    wizardSites: build.query<SitePage, InLocale & RequestOf<typeof listSites>>({ query: ({ locale: _header, ...request }) => callTo(listSites, request) }),
    wizardSpecialItems: build.query<ReplyOf<typeof querySpecialItemList>, InLocale & RequestOf<typeof querySpecialItemList>>({
      query: ({ locale: _header, ...request }) => callTo(querySpecialItemList, request),
    }),
    wizardAgreement: build.query<Agreement, InLocale>({ query: () => callTo(orderAgreement, {}) }),
    wizardLabel: build.mutation<ReplyOf<typeof getPdfFileUrl>, RequestOf<typeof getPdfFileUrl>>({ query: (request) => callTo(getPdfFileUrl, request) }),
    /** Makes an empty draft: the same key makes one, however often its answer is lost. */
    openDraft: build.mutation<OrderDetail, string>({ query: (idempotencyKey) => ({ ...callTo(addOrder, { draft: true }), idempotencyKey }) }),
    saveOrder: build.mutation<OrderDetail, RequestOf<typeof editOrder>>({ query: (request) => callTo(editOrder, request) }),
    saveToBook: build.mutation<BookEntry, RequestOf<typeof addAddress>>({ query: (request) => callTo(addAddress, request) }),
  }),
});
