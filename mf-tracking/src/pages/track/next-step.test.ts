import { describe, expect, it } from '@jest/globals';
import { ACCRA, AS_OF, scan, waybill } from '../../testing/parcels.ts';
import { nextStepOf } from './next-step.ts';

const newest = (...[code, more]: [Parameters<typeof scan>[0], Parameters<typeof scan>[3]?]) => waybill({ events: [scan(code, '2026-11-20T08:00:00.000Z', ACCRA, more)] });

describe('next step', () => {
  it('is the scan that comes by itself', () => {
    expect(nextStepOf(waybill(), AS_OF)).toMatchObject({ kind: 'scan', late: false, scan: { code: 'ARRIVED_COUNTRY' } });
  });

  it('is late from its limit on', () => {
    expect(nextStepOf(waybill(), '2026-11-21T14:00:00.000Z')).toMatchObject({ late: false });
    expect(nextStepOf(waybill(), '2026-11-21T14:00:00.001Z')).toMatchObject({ late: true });
  });

  it('is the reader’s where a person has to act', () => {
    expect(nextStepOf(newest('CUSTOMS_HELD', { reason: 'DUTY_UNPAID' }), AS_OF)).toEqual({ kind: 'customsHeld', reason: 'DUTY_UNPAID' });
    expect(nextStepOf(newest('ATTEMPT_FAILED'), AS_OF)).toEqual({ kind: 'attemptFailed', reason: 'none' });
    expect(nextStepOf(newest('READY_AT_POINT'), AS_OF)).toEqual({ kind: 'collect' });
    expect(nextStepOf(newest('RETURNED_TO_WAREHOUSE'), AS_OF)).toMatchObject({ kind: 'decide', decideBy: { by: '2026-11-21T14:00:00.000Z' } });
  });

  it('is nothing when none is expected', () => {
    expect(nextStepOf({ ...newest('DELIVERED'), nextScan: null }, AS_OF)).toBeNull();
  });
});
