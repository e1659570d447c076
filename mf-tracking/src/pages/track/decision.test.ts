import { describe, expect, it } from '@jest/globals';
import { redeliveryRule } from '@amberlane/contract/domain';
import { CAIRO, trackEvent, waybill } from '../../../testing/parcels.ts';
import { decisionOf } from './decision.ts';

const returned = waybill({
  events: [trackEvent('RETURNED_TO_WAREHOUSE', '2026-11-17T09:00:00.000Z', CAIRO)],
  nextScan: { code: 'DISPOSED', place: CAIRO, by: '2026-11-27T21:59:00.000Z' },
});
const leftAt = (asOf: string) => decisionOf(returned, asOf)?.daysLeft;

describe('days to decide', () => {
  it('are counted on the calendar of the warehouse', () => {
    expect(decisionOf(returned, '2026-11-17T10:00:00Z')).toMatchObject({ days: redeliveryRule('2026-11-17').decisionDays, daysLeft: 10 });
    // Cairo is two hours ahead: its day begins at 22:00 UTC.
    expect([leftAt('2026-11-20T21:59:00Z'), leftAt('2026-11-20T22:00:00Z')]).toEqual([7, 6]);
  });

  it('end with the last minute of the last day', () => {
    expect([leftAt('2026-11-27T21:58:00Z'), leftAt('2026-11-27T22:00:00Z')]).toEqual([0, -1]);
  });

  it('belong to a returned parcel alone', () => {
    expect(decisionOf(waybill(), '2026-11-20T10:00:00Z')).toBeNull();
    expect(decisionOf({ ...returned, nextScan: null }, '2026-11-20T10:00:00Z')).toBeNull();
  });
});
