import { describe, expect, it } from '@jest/globals';
import { parcelOf, type ToldEvent } from '../testing/parcel-of.ts';
import { deliveryWindow, nextScan } from './expectation.ts';

const ACCEPTED: readonly [ToldEvent, ...ToldEvent[]] = [
  ['2026-11-16T12:40:00Z', 'CN-FOS', 'ORDER_CREATED'],
  ['2026-11-17T03:03:00Z', 'CN-FOS', 'PICKED_UP'],
];
const after = (...events: ToldEvent[]) => parcelOf({}, [...ACCEPTED, ...events]);
const NOW = new Date('2026-11-20T10:00:00Z');
const days = (window: ReturnType<typeof deliveryWindow>) => window && [window.from, window.to].map((at) => at.toISOString());

describe('expected delivery', () => {
  it('is the promise of the product while the parcel is far away: 5 to 10 working days', () => {
    expect(days(deliveryWindow(after(), NOW))).toEqual(['2026-11-23T09:00:00.000Z', '2026-11-28T18:00:00.000Z']);
  });

  it('becomes narrower with the last flight', () => {
    const flying = after(['2026-11-20T08:42:00Z', 'NG-LOS', 'DEPARTED_AIR', { towards: 'GH-ACC' }]);
    expect(days(deliveryWindow(flying, NOW))).toEqual(['2026-11-23T09:00:00.000Z', '2026-11-24T18:00:00.000Z']);
  });

  it('is today once the courier has left', () => {
    const out = after(['2026-11-20T08:10:00Z', 'GH-ACC', 'OUT_FOR_DELIVERY']);
    expect(days(deliveryWindow(out, NOW))).toEqual(['2026-11-20T09:00:00.000Z', '2026-11-20T18:00:00.000Z']);
  });

  it('is tomorrow for a parcel that reached the site in the afternoon', () => {
    const site = after(['2026-11-19T15:30:00Z', 'GH-ACC', 'AT_DELIVERY_SITE']);
    expect(deliveryWindow(site, new Date('2026-11-19T16:00:00Z'))?.from.toISOString()).toBe('2026-11-20T09:00:00.000Z');
  });

  it('moves on when the promise has passed, and is never over before it is said', () => {
    for (let day = 0; day < 40; day += 1) {
      const now = new Date(NOW.getTime() + day * 86_400_000);
      const window = deliveryWindow(after(), now);
      expect(window && window.to.getTime() >= now.getTime() - 12 * 3_600_000).toBe(true);
      expect(window && window.from < window.to).toBe(true);
    }
  });

  it.each(['CUSTOMS_HELD', 'DELIVERED', 'RETURN_STARTED', 'RETURNED_TO_WAREHOUSE', 'DISPOSED', 'READY_AT_POINT'] as const)(
    'is not promised after %s',
    (code) => {
      expect(deliveryWindow(after(['2026-11-20T08:00:00Z', 'GH-ACC', code]), NOW)).toBeNull();
    },
  );

  it('is not promised for a refused parcel', () => {
    expect(deliveryWindow(after(['2026-11-20T08:00:00Z', 'GH-ACC', 'ATTEMPT_FAILED', { reason: 'REFUSED', attempt: 1 }]), NOW)).toBeNull();
  });
});

describe('next scan', () => {
  it('after the last flight is the arrival, a day later on the full hour', () => {
    const scan = nextScan(after(['2026-11-20T08:42:00Z', 'NG-LOS', 'DEPARTED_AIR', { towards: 'GH-ACC' }]));
    expect([scan?.code, scan?.place.code, scan?.by.toISOString()]).toEqual(['ARRIVED_COUNTRY', 'GH-ACC', '2026-11-21T13:00:00.000Z']);
  });

  it('between two flights is the hub', () => {
    const scan = nextScan(after(['2026-11-18T00:55:00Z', 'CN-CAN', 'DEPARTED_AIR', { towards: 'AE-DXB' }]));
    expect([scan?.code, scan?.place.code]).toEqual(['TRANSIT_HUB', 'AE-DXB']);
  });

  it('counts the ten days that a customer has after a return', () => {
    const scan = nextScan(after(['2026-11-20T08:00:00Z', 'GH-ACC', 'RETURNED_TO_WAREHOUSE']));
    expect([scan?.code, scan?.by.toISOString()]).toEqual(['DISPOSED', '2026-11-30T08:00:00.000Z']);
  });

  it('of a refused parcel is the way back', () => {
    const refused = after(['2026-11-20T08:00:00Z', 'GH-ACC', 'ATTEMPT_FAILED', { reason: 'REFUSED', attempt: 1 }]);
    expect(nextScan(refused)?.code).toBe('RETURN_STARTED');
  });

  it('of a local delivery is the other hub, not customs', () => {
    const local = parcelOf({ product: 'localDelivery' }, [
      ['2026-11-20T06:00:00Z', 'GH-KMS', 'ORDER_CREATED'],
      ['2026-11-20T08:00:00Z', 'GH-KMS', 'ORIGIN_HUB_OUT', { towards: 'GH-ACC' }],
    ]);
    expect([nextScan(local)?.code, nextScan(local)?.place.code]).toEqual(['DEST_HUB_IN', 'GH-ACC']);
  });

  it.each(['CUSTOMS_HELD', 'READY_AT_POINT', 'DELIVERED', 'DISPOSED'] as const)('is not expected after %s', (code) => {
    expect(nextScan(after(['2026-11-20T08:00:00Z', 'GH-ACC', code]))).toBeNull();
  });
});
