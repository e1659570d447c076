/** The calls about what is behind a tracking answer. They are mutations because nothing of the answers may stay in the store. */
import { callTo, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { expressTrackDetails, unlockExpressTrack } from '@amberlane/contract/call-index/tracking';
import type { TrackDetails } from '@amberlane/contract/calls/tracking';

export const detailsApi = remoteApi('mf-tracking').injectEndpoints({
  endpoints: (build) => ({
    ownDetails: build.mutation<TrackDetails, RequestOf<typeof expressTrackDetails>>({
      query: (request) => callTo(expressTrackDetails, request),
    }),
    unlockDetails: build.mutation<TrackDetails, RequestOf<typeof unlockExpressTrack>>({
      query: (request) => callTo(unlockExpressTrack, request),
    }),
  }),
});
