/** Closing the account as endpoints. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { closeAccount, queryClosing, sendClosingCode } from '@amberlane/contract/call-index/account-closing';
import { accountApi } from '../api/customer-api.ts';

export type Closing = ReplyOf<typeof queryClosing>;

export const closingCalls = accountApi.injectEndpoints({
  endpoints: (build) => ({
    closing: build.query<Closing, null>({
      query: () => callTo(queryClosing, {}),
      providesTags: ['customer', 'addresses', 'keys'],
    }),
    sendClosingCode: build.mutation<ReplyOf<typeof sendClosingCode>, null>({
      query: () => callTo(sendClosingCode, {}),
    }),
    closeAccount: build.mutation<ReplyOf<typeof closeAccount>, RequestOf<typeof closeAccount>>({
      query: (proof) => callTo(closeAccount, proof),
    }),
  }),
});
