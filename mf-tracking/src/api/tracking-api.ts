/** The tracking calls as endpoints of the site's one API base. */
import { api, callOf, type CallFailure, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { intlQueryTrackByMallNo, listExpressTrack, queryTrack, queryTrackByMallNo, TrackReply } from '@amberlane/contract/calls/tracking';
import { isOrder, type Ask } from '../query/track-request.ts';

const calls = () => import('@amberlane/contract/calls/tracking');

function callFor(ask: Ask) {
  if (!isOrder(ask)) {
    const request: RequestOf<typeof queryTrack> = { waybillNos: [...ask.waybillNos] };
    return callOf<typeof queryTrack>('POST', '/v1/api/track/queryTrack', request, async () => (await calls()).queryTrack);
  }
  const { mallNo } = ask;
  return ask.sent === 'abroad'
    ? callOf<typeof intlQueryTrackByMallNo>('GET', '/v1/api/track/intl/queryTrackByMallNo', { mallNo }, async () => (await calls()).intlQueryTrackByMallNo)
    : callOf<typeof queryTrackByMallNo>('POST', '/v1/api/track/queryTrackByMallNo', { mallNo }, async () => (await calls()).queryTrackByMallNo);
}

/** Newest scan of each number. */
export type LatestReply = ReplyOf<typeof listExpressTrack>;

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The page reads the answer with a selector and subscribes to nothing: only the next load replaces it.
    queryTrack: build.query<TrackReply, Ask>({ query: callFor, keepUnusedDataFor: Infinity }),
    // The reader did not ask for these two: as mutations they leave the progress bar alone.
    reload: build.mutation<TrackReply, Ask>({ query: callFor }),
    latest: build.mutation<LatestReply, readonly string[]>({
      query: (numbers) =>
        callOf<typeof listExpressTrack>(
          'POST',
          '/publicservice/v1/api/express/track/listExpressTrack',
          { waybillNos: [...numbers] },
          async () => (await calls()).listExpressTrack,
        ),
    }),
  }),
});

/** Code of a failure that has none of its own, such as code that could not be loaded. */
const NO_ANSWER: CallFailure = { code: 0, message: '', status: null, requestId: null, fields: [] };

/** Why a query failed, as the transport says it. */
export const failureOf = (error: object): CallFailure => (isCallFailure(error) ? error : NO_ANSWER);

const isCallFailure = (error: object): error is CallFailure => 'code' in error && 'requestId' in error;
