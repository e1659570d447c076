import { describe, expect, it } from '@jest/globals';
import { redeliveryRule } from '@amberlane/contract/domain';
import { RIYADH, trackEvent } from '../../../testing/parcels.ts';
import { redeliveryFee, redeliveryOf } from './redelivery.ts';

const RULE = redeliveryRule('2026-11-19');
const attempts = (...days: string[]) => ({
  events: days.map((day, index) => trackEvent('ATTEMPT_FAILED', `${day}T15:40:00.000Z`, RIYADH, { attempt: index + 1 })).toReversed(),
});

describe('delivery attempts', () => {
  it('are told from the first failure on', () => {
    expect(redeliveryOf({ events: [trackEvent('OUT_FOR_DELIVERY', '2026-11-19T06:00:00.000Z', RIYADH)] }, '2026-11-20T10:00:00Z')).toBeNull();
  });

  it('use up the free ones of the rule', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    const left = days.map((_day, index) => redeliveryOf(attempts(...days.slice(0, index + 1)), '2026-11-22T18:00:00Z')?.freeLeft);
    expect(left).toEqual([RULE.freeAttempts - 1, RULE.freeAttempts - 2, RULE.freeAttempts - 3, 0]);
  });

  it('are free until the end of the last day of the window, on the calendar of the place', () => {
    const once = attempts('2026-11-19');
    expect(redeliveryOf(once, '2026-11-20T10:00:00Z')).toMatchObject({ made: 1, freeUntil: '2026-11-24', feeFen: RULE.feeCnyFen });
    // Riyadh is three hours ahead: its day ends at 21:00 UTC.
    expect(redeliveryOf(once, '2026-11-24T20:59:00Z')?.freeLeft).toBe(RULE.freeAttempts - 1);
    expect(redeliveryOf(once, '2026-11-24T21:00:00Z')?.freeLeft).toBe(0);
  });

  it('count by their number where an event is missing', () => {
    expect(redeliveryOf({ events: [trackEvent('ATTEMPT_FAILED', '2026-11-19T15:40:00.000Z', RIYADH, { attempt: 2 })] }, '2026-11-20T10:00:00Z')?.made).toBe(2);
  });

  it('of a returned parcel cost what the rule of its day says', () => {
    expect(redeliveryFee(trackEvent('RETURNED_TO_WAREHOUSE', '2026-11-19T09:00:00Z', RIYADH))).toBe(RULE.feeCnyFen);
  });
});
