import { describe, expect, it } from '@jest/globals';
import { ACCRA, AS_OF, trackEvent, waybill } from '../../../testing/parcels.ts';
import { nextStepOf } from './next-step.ts';

const newest = (code: Parameters<typeof trackEvent>[0], needsAction = false) =>
  waybill({ needsAction, events: [trackEvent(code, '2026-11-20T08:00:00.000Z', ACCRA)] });

describe('next step', () => {
  it('is the event that comes by itself', () => {
    expect(nextStepOf(waybill(), AS_OF)).toMatchObject({ turn: 'wait', late: false, next: { code: 'ARRIVED_COUNTRY' } });
  });

  it('is late from its limit on', () => {
    expect(nextStepOf(waybill(), '2026-11-21T14:00:00.000Z')).toMatchObject({ late: false });
    expect(nextStepOf(waybill(), '2026-11-21T14:00:00.001Z')).toMatchObject({ late: true });
  });

  it('is the reader’s where a person has to act', () => {
    expect(nextStepOf(newest('CUSTOMS_HELD', true), AS_OF)).toMatchObject({ turn: 'yours', event: { code: 'CUSTOMS_HELD' } });
    expect(nextStepOf(newest('READY_AT_POINT', true), AS_OF)).toMatchObject({ turn: 'yours' });
  });

  it('of a returned parcel is a decision, whose limit is no event', () => {
    expect(nextStepOf(newest('RETURNED_TO_WAREHOUSE', true), AS_OF)).toMatchObject({ turn: 'yours', next: null, late: false });
  });

  it.each(['DELIVERED', 'DISPOSED'] as const)('is none after %s', (code) => {
    expect(nextStepOf(newest(code), AS_OF)).toMatchObject({ turn: 'over', next: null });
  });

  it('is unknown without an event', () => {
    expect(nextStepOf(waybill({ events: [] }), AS_OF)).toBeNull();
  });
});
