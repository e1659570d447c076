/** Calls that change a sign-in address. */
import { callOf, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { confirmContactChange, startContactChange } from '@amberlane/contract/calls/contact-change';
import { accountApi, customerApi, type Customer } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

const calls = () => import('@amberlane/contract/calls/contact-change');
export const startCall = async () => (await calls()).startContactChange;
export const confirmCall = async () => (await calls()).confirmContactChange;

export type CodeSent = ReplyOf<typeof startContactChange>;

export const contactApi = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    startContactChange: build.mutation<CodeSent, RequestOf<typeof startContactChange>>({
      query: (request) => callOf<typeof startContactChange>('POST', '/v1/api/user/startContactChange', request, startCall),
    }),
    confirmContactChange: build.mutation<Customer, RequestOf<typeof confirmContactChange>>({
      query: (request) => callOf<typeof confirmContactChange>('POST', '/v1/api/user/confirmContactChange', request, confirmCall),
      // The other sessions of the account have ended with it.
      invalidatesTags: ['sessions'],
      onQueryStarted: (request, { dispatch, queryFulfilled }) => {
        announce('customer')(request, { queryFulfilled });
        queryFulfilled.then(({ data }) => void dispatch(customerApi.util.updateQueryData('customer', null, () => data)), () => undefined);
      },
    }),
  }),
});
