/** The tracking call as an endpoint of the site's one API base. */
import { api, callOf, type CallFailure, type RequestOf } from '@amberlane/core';
import type { queryTrack, TrackReply } from '@amberlane/contract/tracking';

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    queryTrack: build.query<TrackReply, RequestOf<typeof queryTrack>>({
      query: (request) =>
        callOf<typeof queryTrack>(
          'POST',
          '/v1/api/track/queryTrack',
          request,
          async () => (await import('@amberlane/contract/tracking')).queryTrack,
        ),
      // The page reads the answer with a selector and subscribes to nothing: only the next load replaces it.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** Code of a failure that has none of its own, such as code that could not be loaded. */
const NO_ANSWER: CallFailure = { code: 0, message: '', status: null, requestId: null, fields: [] };

/** Why a query failed, as the transport says it. */
export const failureOf = (error: object): CallFailure => (isCallFailure(error) ? error : NO_ANSWER);

const isCallFailure = (error: object): error is CallFailure => 'code' in error && 'requestId' in error;
