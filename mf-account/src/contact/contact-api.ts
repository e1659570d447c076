/** Calls that change a sign-in address. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { confirmContactChange, startContactChange } from '@amberlane/contract/call-index/contact-change';
import { accountApi, customerApi, type Customer } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

export type CodeSent = ReplyOf<typeof startContactChange>;

export const contactApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    startContactChange: build.mutation<CodeSent, RequestOf<typeof startContactChange>>({
      query: (request) => callTo(startContactChange, request),
    }),
    confirmContactChange: build.mutation<Customer, RequestOf<typeof confirmContactChange>>({
      query: (request) => callTo(confirmContactChange, request),
      // The other sessions of the account have ended with it.
      invalidatesTags: ['sessions'],
      onQueryStarted: (request, { dispatch, queryFulfilled }) => {
        announce('customer')(request, { queryFulfilled });
        queryFulfilled.then(({ data }) => void dispatch(customerApi.util.updateQueryData('customer', null, () => data)), () => undefined);
      },
    }),
  }),
});
