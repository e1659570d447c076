/** The tracking calls as endpoints of the site's one API base. */
import { callTo, type CallFailure, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { intlQueryTrackByMallNo, listExpressTrack, queryTrack, queryTrackByMallNo } from '@amberlane/contract/call-index/tracking';
import type { TrackReply } from '@amberlane/contract/calls/tracking';
import { isOrder, type Ask } from '../query/track-request.ts';

function callFor(ask: Ask) {
  if (!isOrder(ask)) {
    const request: RequestOf<typeof queryTrack> = { waybillNos: [...ask.waybillNos] };
    return callTo(queryTrack, request);
  }
  const { mallNo } = ask;
  return ask.sent === 'abroad'
    ? callTo(intlQueryTrackByMallNo, { mallNo })
    : callTo(queryTrackByMallNo, { mallNo });
}

/** Newest event of each number. */
export type LatestReply = ReplyOf<typeof listExpressTrack>;

export const trackingApi = remoteApi('mf-tracking').injectEndpoints({
  endpoints: (build) => ({
    // The page reads the answer with a selector and subscribes to nothing: only the next load replaces it.
    queryTrack: build.query<TrackReply, Ask>({ query: callFor, keepUnusedDataFor: Infinity }),
    // The reader did not ask for these two: as mutations they leave the progress bar alone.
    reload: build.mutation<TrackReply, Ask>({ query: callFor }),
    latest: build.mutation<LatestReply, readonly string[]>({
      query: (numbers) => callTo(listExpressTrack, { waybillNos: [...numbers] }),
    }),
  }),
});

/** Code of a failure that has none of its own, such as code that could not be loaded. */
const NO_ANSWER: CallFailure = { code: 0, message: '', status: null, requestId: null, fields: [] };

/** Why a query failed, as the transport says it. */
export const failureOf = (error: object): CallFailure => (isCallFailure(error) ? error : NO_ANSWER);

const isCallFailure = (error: object): error is CallFailure => 'code' in error && 'requestId' in error;
