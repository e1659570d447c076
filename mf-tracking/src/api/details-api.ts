/** The calls about what is behind a tracking answer. They are mutations because nothing of the answers may stay in the store. */
import { api, callOf, type RequestOf } from '@amberlane/core';
import type { expressTrackDetails, TrackDetails, unlockExpressTrack } from '@amberlane/contract/calls/tracking';

const contract = () => import('@amberlane/contract/calls/tracking');

export const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownDetails: build.mutation<TrackDetails, RequestOf<typeof expressTrackDetails>>({
      query: (request) =>
        callOf<typeof expressTrackDetails>('GET', '/publicservice/v1/api/express/track/expressTrack/details', request, async () => (await contract()).expressTrackDetails),
    }),
    unlockDetails: build.mutation<TrackDetails, RequestOf<typeof unlockExpressTrack>>({
      query: (request) =>
        callOf<typeof unlockExpressTrack>('POST', '/publicservice/v1/api/express/track/expressTrack/unlock', request, async () => (await contract()).unlockExpressTrack),
    }),
  }),
});
