/** The calls of imports as endpoints, with what the page asks of the address book, the agreement and the labels. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { searchAddresses } from '@amberlane/contract/call-index/address-book';
import { orderAgreement } from '@amberlane/contract/call-index/agreement';
import { getLabelsFileUrl } from '@amberlane/contract/call-index/files';
import {
  cancelOrderImport, confirmOrderImport, createOrderImport, deleteOrderImport, getOrderImport, putImportRows, queryImportRows, queryOrderImports, quoteOrderImport,
} from '@amberlane/contract/call-index/order-imports';

export type OrderImport = ReplyOf<typeof getOrderImport>;
export type ImportPage = ReplyOf<typeof queryImportRows>;
export type ImportRow = ImportPage['rows'][number];
export type ImportQuote = ReplyOf<typeof quoteOrderImport>;
export type Sender = ReplyOf<typeof searchAddresses>['list'][number];

const CHANGED = { invalidatesTags: ['imports', 'importQuote'] } as const;

export const importCalls = remoteApi('mf-shipping', ['imports', 'importRows', 'importQuote']).injectEndpoints({
  endpoints: (build) => ({
    importList: build.query<ReplyOf<typeof queryOrderImports>, RequestOf<typeof queryOrderImports>>({ query: (request) => callTo(queryOrderImports, request), providesTags: ['imports'] }),
    importOf: build.query<OrderImport, RequestOf<typeof getOrderImport>>({ query: (request) => callTo(getOrderImport, request), providesTags: ['imports'] }),
    importRows: build.query<ImportPage, RequestOf<typeof queryImportRows>>({ query: (request) => callTo(queryImportRows, request), providesTags: ['importRows'] }),
    importQuote: build.query<ImportQuote, RequestOf<typeof quoteOrderImport>>({ query: (request) => callTo(quoteOrderImport, request), providesTags: ['importQuote'] }),
    createImport: build.mutation<OrderImport, RequestOf<typeof createOrderImport>>({ query: (request) => callTo(createOrderImport, request) }),
    putRows: build.mutation<ReplyOf<typeof putImportRows>, RequestOf<typeof putImportRows>>({ query: (request) => callTo(putImportRows, request), ...CHANGED }),
    confirmImport: build.mutation<OrderImport, RequestOf<typeof confirmOrderImport>>({ query: (request) => callTo(confirmOrderImport, request), invalidatesTags: ['imports', 'importQuote', 'importRows'] }),
    cancelImport: build.mutation<OrderImport, RequestOf<typeof cancelOrderImport>>({ query: (request) => callTo(cancelOrderImport, request), invalidatesTags: ['imports', 'importRows'] }),
    deleteImport: build.mutation<ReplyOf<typeof deleteOrderImport>, RequestOf<typeof deleteOrderImport>>({ query: (request) => callTo(deleteOrderImport, request), invalidatesTags: ['imports'] }),
    importSenders: build.query<ReplyOf<typeof searchAddresses>, RequestOf<typeof searchAddresses>>({ query: (request) => callTo(searchAddresses, request) }),
    importAgreement: build.query<ReplyOf<typeof orderAgreement>, null>({ query: () => callTo(orderAgreement, {}) }),
    importLabels: build.mutation<ReplyOf<typeof getLabelsFileUrl>, RequestOf<typeof getLabelsFileUrl>>({ query: (request) => callTo(getLabelsFileUrl, request) }),
  }),
});
