import { describe, expect, it } from '@jest/globals';
import { EVENT_CODES, EVENT_REASONS } from '@amberlane/contract/calls/tracking';
import { needsAction } from './parcel.ts';

describe('what the reader has to do', () => {
  it('is asked for papers, a new appointment, to collect, or to decide about a returned parcel', () => {
    const asking = EVENT_CODES.flatMap((code) => [null, ...EVENT_REASONS].map((reason) => ({ code, reason }))).filter(needsAction);
    expect(new Set(asking.map(({ code }) => code))).toEqual(new Set(['CUSTOMS_HELD', 'ATTEMPT_FAILED', 'READY_AT_POINT', 'RETURNED_TO_WAREHOUSE']));
  });

  it('is nothing while customs inspect, after a postponement, or when the parcel was refused', () => {
    expect(needsAction({ code: 'CUSTOMS_HELD', reason: 'INSPECTION' })).toBe(false);
    expect(needsAction({ code: 'ATTEMPT_FAILED', reason: 'RECEIVER_POSTPONED' })).toBe(false);
    expect(needsAction({ code: 'ATTEMPT_FAILED', reason: 'REFUSED' })).toBe(false);
    expect(needsAction({ code: 'CUSTOMS_HELD', reason: 'RECEIVER_ID_MISSING' })).toBe(true);
  });
});
