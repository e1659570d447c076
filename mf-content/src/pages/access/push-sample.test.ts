import { expect, it } from '@jest/globals';
import { pushedEvent, pushTrackEvents } from '@amberlane/contract/calls/push';
import { PUSH_ANSWER, PUSH_BODY, PUSH_PATH, PUSH_SAMPLE } from './push-sample.ts';

it('is a request that the API takes, and an answer that it gives', () => {
  expect(PUSH_PATH).toBe(pushTrackEvents.path);
  for (const event of PUSH_BODY.events) expect(pushedEvent.safeParse(event).error).toBeUndefined();
  expect(pushTrackEvents.reply.parse(PUSH_ANSWER)).toEqual(PUSH_ANSWER);
  expect(PUSH_SAMPLE.request).toContain(`curl $API${pushTrackEvents.path} `);
});
