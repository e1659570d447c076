/** The calls of sharing as endpoints. A new link is its maker's alone: it stays out of the store. */
import { callTo, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { querySharedTrack, shareTrack } from '@amberlane/contract/call-index/track-shares';
import type { SharedTrack, TrackShare } from '@amberlane/contract/calls/track-shares';

export const shareApi = remoteApi('mf-tracking').injectEndpoints({
  endpoints: (build) => ({
    shareTrack: build.mutation<TrackShare, RequestOf<typeof shareTrack>>({
      query: (request) => callTo(shareTrack, request),
    }),
    sharedTrack: build.query<SharedTrack, RequestOf<typeof querySharedTrack>>({
      query: (request) => callTo(querySharedTrack, request),
      // The page reads the answer with a selector and subscribes to nothing: only the next load replaces it.
      keepUnusedDataFor: Infinity,
    }),
  }),
});
