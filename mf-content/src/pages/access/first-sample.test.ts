import { expect, it } from '@jest/globals';
import { scopeOfCall } from '@amberlane/contract/calls/key-scopes';
import { listExpressTrack } from '@amberlane/contract/calls/tracking';
import { FIRST_ANSWER, FIRST_BODY, FIRST_PATH, FIRST_SAMPLE } from './first-sample.ts';

/** An answer with every field, of which the sample shows a part. */
const [PARCEL] = FIRST_ANSWER.results;
const WHOLE_ANSWER = {
  results: [
    {
      ...PARCEL,
      latest: {
        ...PARCEL?.latest,
        id: 'NG407183529669-16', reason: null, handover: 'RECEIVER', disposal: null, attempt: null, towards: null, actionRequired: false,
        place: { ...PARCEL?.latest.place, code: 'NG-IKJ', timeZone: 'Africa/Lagos', position: { lat: 6.6, lng: 3.3 } },
      },
    },
  ],
  asOf: '2026-11-27T16:02:10.286Z',
};

it('is a call that a key opens, and a part of an answer to it', () => {
  expect(FIRST_PATH).toBe(listExpressTrack.path);
  expect(scopeOfCall('POST', FIRST_PATH)).toBe('tracking:read');
  expect(listExpressTrack.request.safeParse(FIRST_BODY).error).toBeUndefined();
  expect(listExpressTrack.reply.parse(WHOLE_ANSWER)).toEqual(WHOLE_ANSWER);
  expect(WHOLE_ANSWER).toMatchObject(FIRST_ANSWER);
});

it('is written for a shell, with the place of the key', () => {
  const [address, ...options] = FIRST_SAMPLE.request.split(' \\\n');
  expect(address).toBe(`API=https://api.amberlane.example\ncurl $API${FIRST_PATH}`);
  expect(options.map((option) => option.trim().slice(0, 3))).toEqual(['-H ', '-H ', '-d ']);
  expect(FIRST_SAMPLE.request).toContain('x-api-key: YOUR_KEY');
});

it('keeps a short object in one line', () => {
  expect(FIRST_SAMPLE.response).toContain('"place": { "name": "Ikeja", "country": "NG" }');
});
