/** Saving what customers tell about themselves. The answer stands in the store at once, in the header and in the other tabs. */
import { callOf, sessionSlice, type RequestOf } from '@amberlane/core';
import type { updateCustomer } from '@amberlane/contract/calls/accounts';
import { announce } from '../tab-sync/tab-sync.ts';
import { accountApi, customerApi, type Customer } from './customer-api.ts';

export const basicDataCall = async () => (await import('@amberlane/contract/calls/accounts')).updateCustomer;

export const basicDataApi = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    saveBasicData: build.mutation<Customer, RequestOf<typeof updateCustomer>>({
      query: (request) => callOf<typeof updateCustomer>('POST', '/oms/customer/{userId}/update', request, basicDataCall),
      onQueryStarted: (request, { dispatch, queryFulfilled }) => {
        announce('customer')(request, { queryFulfilled });
        queryFulfilled.then(
          ({ data }) => {
            dispatch(customerApi.util.updateQueryData('customer', null, () => data));
            dispatch(sessionSlice.actions.signedIn({ nickName: data.nickName }));
          },
          () => undefined,
        );
      },
    }),
  }),
});
