/** The calls about letters as endpoints. What confirms or stops gives the new state, which takes the place of the old. */
import { callTo, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { confirmFollow, followState, startFollowList, stopAllFollows, stopFollow } from '@amberlane/contract/call-index/tracking-subscriptions';
import type { Followed } from '@amberlane/contract/calls/tracking-subscriptions';
import type { ReplyOf } from '@amberlane/contract/calls/call';

export const followApi = remoteApi('mf-tracking').injectEndpoints({
  endpoints: (build) => ({
    followState: build.query<Followed, RequestOf<typeof followState>>({
      query: (request) => callTo(followState, request),
      // The page reads the answer with a selector and subscribes to nothing: only the next load replaces it.
      keepUnusedDataFor: Infinity,
    }),
    startFollowList: build.mutation<ReplyOf<typeof startFollowList>, RequestOf<typeof startFollowList>>({
      query: (request) => callTo(startFollowList, request),
    }),
    confirmFollow: build.mutation<Followed, RequestOf<typeof confirmFollow>>({
      query: (request) => callTo(confirmFollow, request),
    }),
    stopFollow: build.mutation<Followed, RequestOf<typeof stopFollow>>({
      query: (request) => callTo(stopFollow, request),
    }),
    stopAllFollows: build.mutation<Followed, RequestOf<typeof stopAllFollows>>({
      query: (request) => callTo(stopAllFollows, request),
    }),
  }),
});
