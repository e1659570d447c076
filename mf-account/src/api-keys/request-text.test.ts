import { describe, expect, it } from '@jest/globals';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { trackRequest } from './request-text.ts';

describe('the first request with a key', () => {
  const text = trackRequest('https://ng.example.com');

  it('is a call of the contract, and its body what the call takes', () => {
    expect(text).toContain(`curl -X ${queryTrack.method} https://ng.example.com${queryTrack.path} `);
    const body: unknown = JSON.parse(/-d '(.*)'/.exec(text)?.[1] ?? '');
    expect(queryTrack.request.safeParse(body).success).toBe(true);
  });

  it('holds no key', () => {
    expect(text).toContain('x-api-key: $AMBERLANE_KEY');
    expect(text).not.toContain('amk_');
  });
});
