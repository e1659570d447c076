/** The first request of a developer, for the command line, and a part of its answer; the test holds both against the contract. */
import { responseText, shortRequestText } from './sample-text.ts';

export const FIRST_PATH = '/publicservice/v1/api/express/track/listExpressTrack';

export const FIRST_BODY = { waybillNos: ['NG407183529669'] };

/** Of the answer, what a shop reads first. */
export const FIRST_ANSWER = {
  results: [
    {
      waybillNo: 'NG407183529669',
      outcome: 'found',
      group: 'signed',
      latest: {
        code: 'DELIVERED',
        occurredAt: '2026-11-27T15:31:00Z',
        place: { name: 'Ikeja', country: 'NG' },
      },
    },
  ],
};

export const FIRST_SAMPLE = {
  request: shortRequestText(FIRST_PATH, FIRST_BODY),
  response: responseText({ success: true, data: FIRST_ANSWER }),
};
