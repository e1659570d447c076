/** A request that pushes one event, as a partner writes it; its test checks it against the contract. */
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

export const PUSH_SAMPLE = [`POST ${PUSH_PATH}`, 'content-type: application/json', 'x-api-key: …', '', JSON.stringify(PUSH_BODY, null, 2)].join('\n');
