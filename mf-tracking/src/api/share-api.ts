/** The calls of sharing as endpoints. A new link is its maker's alone: it stays out of the store. */
import { api, callOf, type RequestOf } from '@amberlane/core';
import type { querySharedTrack, SharedTrack, shareTrack, TrackShare } from '@amberlane/contract/calls/track-shares';

const contract = () => import('@amberlane/contract/calls/track-shares');

export const shareApi = api.injectEndpoints({
  endpoints: (build) => ({
    shareTrack: build.mutation<TrackShare, RequestOf<typeof shareTrack>>({
      query: (request) => callOf<typeof shareTrack>('POST', '/v1/api/track/share', request, async () => (await contract()).shareTrack),
    }),
    sharedTrack: build.query<SharedTrack, RequestOf<typeof querySharedTrack>>({
      query: (request) => callOf<typeof querySharedTrack>('POST', '/v1/api/track/shared', request, async () => (await contract()).querySharedTrack),
      // The page reads the answer with a selector and subscribes to nothing: only the next load replaces it.
      keepUnusedDataFor: Infinity,
    }),
  }),
});
