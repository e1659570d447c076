/** What the start page of the account counts: the shipments of each status, and the cash on delivery to be paid out. */
import { callTo, type ReplyOf } from '@amberlane/core';
import { queryCodSummary } from '@amberlane/contract/call-index/cod';
import { websitePageList } from '@amberlane/contract/call-index/orders';
import { accountApi } from '../../api/customer-api.ts';

export type ShipmentCounts = Pick<ReplyOf<typeof websitePageList>, 'total' | 'waiting' | 'counts'>;
export type Payouts = ReplyOf<typeof queryCodSummary>;

export const glanceCalls = accountApi.injectEndpoints({
  endpoints: (build) => ({
    shipmentCounts: build.query<ShipmentCounts, null>({
      query: () => callTo(websitePageList, { pageSize: 1 }),
    }),
    payouts: build.query<Payouts, null>({
      query: () => callTo(queryCodSummary, {}),
    }),
  }),
});
