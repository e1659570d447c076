/** Who is signed in, as endpoints. Answers of a customer's own calls leave the store with the session. */
import { callTo, type ReplyOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { getCustomer } from '@amberlane/contract/call-index/accounts';

export type Customer = ReplyOf<typeof getCustomer>;

/** What other tabs show as well: a change of one of these is told to them (`in-step/in-step.ts`). */
export const ACCOUNT_TAGS = ['customer', 'addresses', 'sessions', 'secondFactor', 'keys'] as const;

/** The API of this remote, with its tags; every endpoint of the account is injected into it. */
export const accountApi = remoteApi('mf-account', ACCOUNT_TAGS);

export const customerApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    customer: build.query<Customer, null>({
      query: () => callTo(getCustomer, {}),
      providesTags: ['customer'],
    }),
  }),
});
