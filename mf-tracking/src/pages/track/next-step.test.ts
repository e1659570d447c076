import { describe, expect, it } from '@jest/globals';
import { ACCRA, AS_OF, scan, waybill } from '../../../testing/parcels.ts';
import { nextStepOf } from './next-step.ts';

const newest = (code: Parameters<typeof scan>[0], needsAction = false) =>
  waybill({ needsAction, events: [scan(code, '2026-11-20T08:00:00.000Z', ACCRA)] });

describe('next step', () => {
  it('is the scan that comes by itself', () => {
    expect(nextStepOf(waybill(), AS_OF)).toMatchObject({ turn: 'wait', late: false, scan: { code: 'ARRIVED_COUNTRY' } });
  });

  it('is late from its limit on', () => {
    expect(nextStepOf(waybill(), '2026-11-21T14:00:00.000Z')).toMatchObject({ late: false });
    expect(nextStepOf(waybill(), '2026-11-21T14:00:00.001Z')).toMatchObject({ late: true });
  });

  it('is the reader’s where a person has to act', () => {
    expect(nextStepOf(newest('CUSTOMS_HELD', true), AS_OF)).toMatchObject({ turn: 'yours', event: { code: 'CUSTOMS_HELD' } });
    expect(nextStepOf(newest('READY_AT_POINT', true), AS_OF)).toMatchObject({ turn: 'yours' });
  });

  it('of a returned parcel is a decision, whose limit is no scan', () => {
    expect(nextStepOf(newest('RETURNED_TO_WAREHOUSE', true), AS_OF)).toMatchObject({ turn: 'yours', scan: null, late: false });
  });

  it.each(['DELIVERED', 'DISPOSED'] as const)('is none after %s', (code) => {
    expect(nextStepOf(newest(code), AS_OF)).toMatchObject({ turn: 'over', scan: null });
  });

  it('is unknown without an event', () => {
    expect(nextStepOf(waybill({ events: [] }), AS_OF)).toBeNull();
  });
});
