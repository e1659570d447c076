/** Saving what customers tell about themselves. The answer stands in the store at once, in the header and in the other tabs. */
import { callTo, sessionSlice, type RequestOf } from '@amberlane/core';
import { updateCustomer } from '@amberlane/contract/call-index/accounts';
import { announce } from '../tab-sync/tab-sync.ts';
import { accountApi, customerApi, type Customer } from './customer-api.ts';

export const basicDataApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    saveBasicData: build.mutation<Customer, RequestOf<typeof updateCustomer>>({
      query: (request) => callTo(updateCustomer, request),
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
