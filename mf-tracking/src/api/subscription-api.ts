/** The calls about letters as endpoints. What confirms or stops gives the new state, which takes the place of the old. */
import { api, callOf, type RequestOf } from '@amberlane/core';
import type { confirmFollow, Followed, followState, startFollow, stopFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import type { ReplyOf } from '@amberlane/contract/calls/call';

const follow = () => import('@amberlane/contract/calls/tracking-subscriptions');

export const followApi = api.injectEndpoints({
  endpoints: (build) => ({
    followState: build.query<Followed, RequestOf<typeof followState>>({
      query: (request) => callOf<typeof followState>('POST', '/v1/api/track/follow/state', request, async () => (await follow()).followState),
      // The page reads the answer with a selector and subscribes to nothing: only the next load replaces it.
      keepUnusedDataFor: Infinity,
    }),
    startFollow: build.mutation<ReplyOf<typeof startFollow>, RequestOf<typeof startFollow>>({
      query: (request) => callOf<typeof startFollow>('POST', '/v1/api/track/follow/start', request, async () => (await follow()).startFollow),
    }),
    confirmFollow: build.mutation<Followed, RequestOf<typeof confirmFollow>>({
      query: (request) => callOf<typeof confirmFollow>('POST', '/v1/api/track/follow/confirm', request, async () => (await follow()).confirmFollow),
    }),
    stopFollow: build.mutation<Followed, RequestOf<typeof stopFollow>>({
      query: (request) => callOf<typeof stopFollow>('POST', '/v1/api/track/follow/stop', request, async () => (await follow()).stopFollow),
    }),
  }),
});
