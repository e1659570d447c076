/** A request that pushes one event, as a partner writes it, and its answer; the test holds both against the contract. */
import { requestText, responseText } from './sample-text.ts';

export const PUSH_PATH = '/publicservice/v1/api/express/track/pushTrackEvents';

export const PUSH_BODY = {
  events: [
    {
      waybillNo: 'GH520938177409',
      eventId: 'acc-1',
      code: 'ARRIVED_COUNTRY',
      place: 'GH-ACC',
      occurredAt: '2026-11-20T14:05:00Z',
    },
  ],
} as const;

export const PUSH_ANSWER = {
  accepted: 1,
  duplicates: 0,
  rejected: 0,
  results: [{ index: 0, result: 'accepted', reason: null, field: null }],
  receivedAt: '2026-11-20T14:05:01.382Z',
};

export const PUSH_SAMPLE = {
  request: requestText(PUSH_PATH, PUSH_BODY),
  response: responseText({ success: true, data: PUSH_ANSWER }),
};
