/** Closing the account as endpoints. */
import { callOf, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { closeAccount, queryClosing, sendClosingCode } from '@amberlane/contract/calls/account-closing';
import { accountApi } from '../api/customer-api.ts';

export type Closing = ReplyOf<typeof queryClosing>;
export const closingContract = () => import('@amberlane/contract/calls/account-closing');

export const closingCalls = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    closing: build.query<Closing, null>({
      query: () => callOf<typeof queryClosing>('GET', '/v1/api/user/queryClosing', {}, async () => (await closingContract()).queryClosing),
      providesTags: ['customer', 'addresses', 'keys'],
    }),
    sendClosingCode: build.mutation<ReplyOf<typeof sendClosingCode>, null>({
      query: () => callOf<typeof sendClosingCode>('POST', '/v1/api/user/sendClosingCode', {}, async () => (await closingContract()).sendClosingCode),
    }),
    closeAccount: build.mutation<ReplyOf<typeof closeAccount>, RequestOf<typeof closeAccount>>({
      query: (proof) => callOf<typeof closeAccount>('POST', '/v1/api/user/closeAccount', proof, async () => (await closingContract()).closeAccount),
    }),
  }),
});
