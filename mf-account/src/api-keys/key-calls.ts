/** API keys of the customer as endpoints. A new key is in the answer alone: it is kept in no store. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { createApiKey, queryApiKeys, revokeApiKey } from '@amberlane/contract/call-index/api-keys';
import type { KeyFacts } from '@amberlane/contract/calls/api-keys';
import { accountApi } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

export type { KeyFacts };
export type Keys = ReplyOf<typeof queryApiKeys>;

export const keyCalls = accountApi.injectEndpoints({
  endpoints: (build) => ({
    keys: build.query<Keys, null>({
      query: () => callTo(queryApiKeys, {}),
      providesTags: ['keys'],
    }),
    createKey: build.mutation<ReplyOf<typeof createApiKey>, RequestOf<typeof createApiKey>>({
      query: (wish) => callTo(createApiKey, wish),
      invalidatesTags: (made) => (made ? ['keys'] : []),
      onQueryStarted: announce('keys'),
    }),
    revokeKey: build.mutation<ReplyOf<typeof revokeApiKey>, RequestOf<typeof revokeApiKey>>({
      query: (key) => callTo(revokeApiKey, key),
      invalidatesTags: ['keys'],
      onQueryStarted: announce('keys'),
    }),
  }),
});
