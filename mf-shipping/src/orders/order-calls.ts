/** The calls of orders and their documents as endpoints. Whatever changes an order is told to the other tabs. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { getLabelsFileUrl, getPdfFileUrl } from '@amberlane/contract/call-index/files';
import { cancelOrder, cancelOrders, deleteOrder, exportOrders, getOrder, restoreOrder, websitePageList } from '@amberlane/contract/call-index/orders';
import { expressTrackDetails } from '@amberlane/contract/call-index/tracking';
import { shippingApi } from './shipping-api.ts';
import { announce } from './tab-sync.ts';

export type OrderPage = ReplyOf<typeof websitePageList>;
export type OrderRow = OrderPage['list'][number];
export type OrderDetail = ReplyOf<typeof getOrder>;
export type OrderStatus = OrderDetail['status'];
export type CancelOutcome = ReplyOf<typeof cancelOrders>['list'][number];
export type OrderDocument = NonNullable<RequestOf<typeof getPdfFileUrl>['document']>;
export type LabelLayout = NonNullable<RequestOf<typeof getLabelsFileUrl>['layout']>;
export type LabelsFile = ReplyOf<typeof getLabelsFileUrl>;
export type ExportFile = ReplyOf<typeof exportOrders>;

/** What every change of an order brings with it. */
const changing = { invalidatesTags: ['orders', 'order'], onQueryStarted: announce('orders', 'order') } as const;

export const orderCalls = shippingApi.injectEndpoints({
  endpoints: (build) => ({
    orderList: build.query<OrderPage, RequestOf<typeof websitePageList>>({
      query: (request) => callTo(websitePageList, request),
      providesTags: ['orders'],
    }),
    orderDetail: build.query<OrderDetail, RequestOf<typeof getOrder>>({
      query: (request) => callTo(getOrder, request),
      providesTags: ['order'],
    }),
    orderTracking: build.query<ReplyOf<typeof expressTrackDetails>, RequestOf<typeof expressTrackDetails>>({
      query: (request) => callTo(expressTrackDetails, request),
      providesTags: ['order'],
    }),
    cancelOneOrder: build.mutation<OrderDetail, RequestOf<typeof cancelOrder>>({ query: (request) => callTo(cancelOrder, request), ...changing }),
    cancelManyOrders: build.mutation<ReplyOf<typeof cancelOrders>, RequestOf<typeof cancelOrders>>({ query: (request) => callTo(cancelOrders, request), ...changing }),
    removeOrder: build.mutation<ReplyOf<typeof deleteOrder>, RequestOf<typeof deleteOrder>>({
      query: (request) => callTo(deleteOrder, request),
      // Of the lists alone: the page of a removed order offers to put it back, and must not be asked for anew.
      invalidatesTags: ['orders'],
      onQueryStarted: announce('orders', 'order'),
    }),
    putBackOrder: build.mutation<OrderDetail, RequestOf<typeof restoreOrder>>({ query: (request) => callTo(restoreOrder, request), ...changing }),
    orderDocument: build.mutation<ReplyOf<typeof getPdfFileUrl>, RequestOf<typeof getPdfFileUrl>>({ query: (request) => callTo(getPdfFileUrl, request) }),
    orderLabels: build.mutation<LabelsFile, RequestOf<typeof getLabelsFileUrl>>({ query: (request) => callTo(getLabelsFileUrl, request) }),
    orderExport: build.mutation<ExportFile, RequestOf<typeof exportOrders>>({ query: (request) => callTo(exportOrders, request) }),
  }),
});
