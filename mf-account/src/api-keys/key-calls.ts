/** API keys of the customer as endpoints. A new key is in the answer alone: it is kept in no store. */
import { callOf, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { createApiKey, KeyFacts, queryApiKeys, revokeApiKey } from '@amberlane/contract/calls/api-keys';
import { accountApi } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

export type { KeyFacts };
export const keyContract = () => import('@amberlane/contract/calls/api-keys');

export const keyCalls = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    keys: build.query<ReplyOf<typeof queryApiKeys>, null>({
      query: () => callOf<typeof queryApiKeys>('GET', '/v1/api/user/queryApiKeys', {}, async () => (await keyContract()).queryApiKeys),
      providesTags: ['keys'],
    }),
    createKey: build.mutation<ReplyOf<typeof createApiKey>, RequestOf<typeof createApiKey>>({
      query: (wish) => callOf<typeof createApiKey>('POST', '/v1/api/user/createApiKey', wish, async () => (await keyContract()).createApiKey),
      invalidatesTags: (made) => (made ? ['keys'] : []),
      onQueryStarted: announce('keys'),
    }),
    revokeKey: build.mutation<ReplyOf<typeof revokeApiKey>, RequestOf<typeof revokeApiKey>>({
      query: (key) => callOf<typeof revokeApiKey>('POST', '/v1/api/user/revokeApiKey', key, async () => (await keyContract()).revokeApiKey),
      invalidatesTags: ['keys'],
      onQueryStarted: announce('keys'),
    }),
  }),
});
