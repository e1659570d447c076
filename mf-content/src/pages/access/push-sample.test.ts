import { expect, it } from '@jest/globals';
import { pushedEvent, pushTrackEvents } from '@amberlane/contract/calls/push';
import { PUSH_BODY, PUSH_PATH, PUSH_SAMPLE } from './push-sample.ts';

it('is a request that the API takes', () => {
  expect(PUSH_PATH).toBe(pushTrackEvents.path);
  for (const event of PUSH_BODY.events) expect(pushedEvent.safeParse(event).error).toBeUndefined();
  expect(PUSH_SAMPLE).toContain(`POST ${pushTrackEvents.path}`);
});
