/** Who is signed in, as endpoints. Answers of a customer's own calls leave the store with the session. */
import { api, callOf, type ReplyOf } from '@amberlane/core';
import type { getCustomer } from '@amberlane/contract/calls/accounts';

export type Customer = ReplyOf<typeof getCustomer>;

const accounts = () => import('@amberlane/contract/calls/accounts');

/** What other tabs show as well: a change of one of these is told to them (`in-step/in-step.ts`). */
export const ACCOUNT_TAGS = ['customer', 'addresses', 'sessions', 'secondFactor', 'keys'] as const;
export type AccountTag = (typeof ACCOUNT_TAGS)[number];

/** The API base with this remote's tags; every endpoint of the account is injected into it. */
export const accountApi = api.enhanceEndpoints({ addTagTypes: ACCOUNT_TAGS });

export const customerApi = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    customer: build.query<Customer, null>({
      query: () => callOf<typeof getCustomer>('GET', '/oms/customer/getId', {}, async () => (await accounts()).getCustomer),
      providesTags: ['customer'],
    }),
  }),
});
