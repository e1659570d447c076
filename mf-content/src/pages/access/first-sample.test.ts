import { expect, it } from '@jest/globals';
import { scopeOfCall } from '@amberlane/contract/calls/key-scopes';
import { listExpressTrack } from '@amberlane/contract/calls/tracking';
import { FIRST_ANSWER, FIRST_BODY, FIRST_PATH, FIRST_SAMPLE } from './first-sample.ts';

it('is a call that a key opens, and a whole answer to it', () => {
  expect(FIRST_PATH).toBe(listExpressTrack.path);
  expect(scopeOfCall('POST', FIRST_PATH)).toBe('tracking:read');
  expect(listExpressTrack.request.safeParse(FIRST_BODY).error).toBeUndefined();
  expect(listExpressTrack.reply.parse(FIRST_ANSWER)).toEqual(FIRST_ANSWER);
});

it('is written for a shell, with the place of the key', () => {
  const [address, ...options] = FIRST_SAMPLE.request.split(' \\\n');
  expect(address).toBe(`API=https://api.amberlane.example\ncurl $API${FIRST_PATH}`);
  expect(options.map((option) => option.trim().slice(0, 3))).toEqual(['-H ', '-H ', '-d ']);
  expect(FIRST_SAMPLE.request).toContain('x-api-key: YOUR_KEY');
});

it('keeps a short object in one line', () => {
  expect(FIRST_SAMPLE.response).toContain('"position": { "lat": 6.6, "lng": 3.3 }');
});
