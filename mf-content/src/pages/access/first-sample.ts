/** The first request of a developer, for the command line, and its whole answer; the test holds both against the contract. */
import { responseText, shortRequestText } from './sample-text.ts';

export const FIRST_PATH = '/publicservice/v1/api/express/track/listExpressTrack';

export const FIRST_BODY = { waybillNos: ['NG407183529669'] };

export const FIRST_ANSWER = {
  results: [
    {
      waybillNo: 'NG407183529669',
      outcome: 'found',
      group: 'signed',
      latest: {
        id: 'NG407183529669-16',
        code: 'DELIVERED',
        reason: null,
        handover: 'RECEIVER',
        disposal: null,
        attempt: null,
        towards: null,
        actionRequired: false,
        occurredAt: '2026-11-27T15:31:00.000Z',
        place: { code: 'NG-IKJ', name: 'Ikeja', country: 'NG', timeZone: 'Africa/Lagos', position: { lat: 6.6, lng: 3.3 } },
      },
    },
  ],
  asOf: '2026-11-27T16:02:10.286Z',
};

export const FIRST_SAMPLE = {
  request: shortRequestText(FIRST_PATH, FIRST_BODY),
  response: responseText({ success: true, data: FIRST_ANSWER }),
  /** Lines of the response that stand before the fold: about as high as the facts and the request beside it. */
  shown: 17,
};
