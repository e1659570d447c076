import { expect, it } from '@jest/globals';
import { scopeOfCall } from '@amberlane/contract/calls/key-scopes';
import { queryTrack, trackedWaybill } from '@amberlane/contract/calls/tracking';
import { webhookBody } from '@amberlane/contract/calls/webhooks';
import { DELIVERY_BODY, QUERY_BODY, QUERY_PATH, QUERY_RESULTS } from './track-sample.ts';

it('is a message that we send to a webhook', () => {
  expect(webhookBody.safeParse(DELIVERY_BODY).error).toBeUndefined();
});

it('is a query that the API takes from a key, and a part of its answer', () => {
  expect(QUERY_PATH).toBe(queryTrack.path);
  expect(scopeOfCall('POST', QUERY_PATH)).toBe('tracking:read');
  expect(queryTrack.request.safeParse(QUERY_BODY).error).toBeUndefined();
  for (const { waybill } of QUERY_RESULTS) expect(trackedWaybill.pick({ expressStatus: true }).safeParse(waybill).error).toBeUndefined();
});

it('answers for each number of the query, in the order sent', () => {
  expect(QUERY_RESULTS.map(({ waybillNo }) => waybillNo)).toEqual(QUERY_BODY.waybillNos);
});
