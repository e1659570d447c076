import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EVENT_CODES } from '@amberlane/contract/calls/tracking';
import { parcelOf, type ToldEvent } from '../testing/parcel-of.ts';
import { deliveryWindow, nextEvent } from './expectation.ts';
import type { Parcel } from './parcel.ts';
import { localDay } from './wall-clock.ts';

const ACCEPTED: readonly [ToldEvent, ...ToldEvent[]] = [
  ['2026-11-16T12:40:00Z', 'CN-FOS', 'ORDER_CREATED'],
  ['2026-11-17T03:03:00Z', 'CN-FOS', 'PICKED_UP'],
];
const after = (...events: ToldEvent[]) => parcelOf({}, [...ACCEPTED, ...events]);
const NOW = new Date('2026-11-20T10:00:00Z');
const nextOf = (parcel: Parcel, now = NOW) => nextEvent(parcel, deliveryWindow(parcel, now));
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

describe('promise of the product', () => {
  it('is missed as soon as the rest of the way takes longer than what is left of it', () => {
    const slow = after(['2026-11-27T08:00:00Z', 'AE-DXB', 'TRANSIT_HUB']);
    const window = deliveryWindow(slow, new Date('2026-11-27T10:00:00Z'));
    expect([window?.to.toISOString(), window?.missed?.toISOString()]).toEqual(['2026-12-01T18:00:00.000Z', '2026-11-28T18:00:00.000Z']);
  });

  it('holds while the window lies within it', () => {
    expect(deliveryWindow(after(), NOW)?.missed).toBeNull();
    expect(deliveryWindow(after(['2026-11-20T08:42:00Z', 'NG-LOS', 'DEPARTED_AIR', { towards: 'GH-ACC' }]), NOW)?.missed).toBeNull();
  });

  it('is missed when it has passed', () => {
    expect(deliveryWindow(after(), new Date('2026-12-03T10:00:00Z'))?.missed?.toISOString()).toBe('2026-11-28T18:00:00.000Z');
  });
});

describe('next event', () => {
  it('is due within the expected delivery, after every code at any hour', () => {
    const hours = fc.integer({ min: 0, max: 24 * 30 });
    const reasons = fc.constantFrom(null, 'NOBODY_HOME', 'REFUSED', 'INSPECTION');
    fc.assert(
      fc.property(fc.constantFrom(...EVENT_CODES), reasons, hours, hours, fc.constantFrom('smallParcel', 'specialLine', 'localDelivery'), (code, reason, at, later, product) => {
        const happened = new Date(Date.parse('2026-11-17T04:00:00Z') + at * 3_600_000);
        const now = new Date(happened.getTime() + later * 3_600_000);
        const parcel = parcelOf({ product }, [...ACCEPTED, [happened.toISOString(), 'GH-ACC', code, { reason }]]);
        const window = deliveryWindow(parcel, now);
        const next = nextEvent(parcel, window);
        if (!window || !next) return;
        const isOver = window.to <= happened;
        expect([code, isOver || next.by <= window.to]).toEqual([code, true]);
        expect([code, next.by > happened]).toEqual([code, true]);
      }),
      { numRuns: 400 },
    );
  });

  it('after a failed attempt comes before the delivery that it makes possible', () => {
    const failed = after(['2026-11-18T15:40:00Z', 'GH-ACC', 'ATTEMPT_FAILED', { reason: 'NOBODY_HOME', attempt: 1 }]);
    const now = new Date('2026-11-18T16:00:00Z');
    expect(nextOf(failed, now)?.by).toEqual(deliveryWindow(failed, now)?.to);
  });

  it('after the last flight is the arrival, a day later on the full hour', () => {
    const next = nextOf(after(['2026-11-20T08:42:00Z', 'NG-LOS', 'DEPARTED_AIR', { towards: 'GH-ACC' }]));
    expect([next?.code, next?.place.code, next?.by.toISOString()]).toEqual(['ARRIVED_COUNTRY', 'GH-ACC', '2026-11-21T13:00:00.000Z']);
  });

  it.each([
    ['DROPPED_OFF', 'SELF_DELIVERY', 'ORDER_CREATED'],
    ['PICKED_UP', 'DOOR_PICKUP', 'ORDER_CREATED'],
    ['PICKED_UP', null, 'ORDER_CREATED'],
    ['PICKED_UP', null, 'PICKUP_SCHEDULED'],
  ] as const)('is %s for an order of %s after %s', (code, shipWay, latest) => {
    expect(nextOf(parcelOf({ shipWay }, [['2026-11-20T06:00:00Z', 'CN-FOS', latest]]))).toMatchObject({ code, place: { code: 'CN-FOS' } });
  });

  it('between two flights is the hub', () => {
    const next = nextOf(after(['2026-11-18T00:55:00Z', 'CN-CAN', 'DEPARTED_AIR', { towards: 'AE-DXB' }]));
    expect([next?.code, next?.place.code]).toEqual(['TRANSIT_HUB', 'AE-DXB']);
  });

  it('counts the ten calendar days that a customer has after a return, to the end of the last', () => {
    const next = nextOf(after(['2026-11-20T08:00:00Z', 'GH-ACC', 'RETURNED_TO_WAREHOUSE']));
    expect([next?.code, next?.by.toISOString()]).toEqual(['DISPOSED', '2026-11-30T23:59:00.000Z']);
  });

  it('counts them on the calendar of the warehouse, whatever the hour of the return', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const returned = new Date(Date.parse('2027-03-20T00:00:00Z') + hour * 3_600_000);
      const next = nextOf(parcelOf({ destination: 'EG-CAI' }, [...ACCEPTED, [returned.toISOString(), 'EG-CAI', 'RETURNED_TO_WAREHOUSE']]));
      const days = (Date.parse(localDay(next?.by ?? returned, 'Africa/Cairo')) - Date.parse(localDay(returned, 'Africa/Cairo'))) / 86_400_000;
      expect(days).toBe(10);
    }
  });

  it('of a refused parcel is the way back', () => {
    const refused = after(['2026-11-20T08:00:00Z', 'GH-ACC', 'ATTEMPT_FAILED', { reason: 'REFUSED', attempt: 1 }]);
    expect(nextOf(refused)?.code).toBe('RETURN_STARTED');
  });

  it('of a local delivery is the other hub, not customs', () => {
    const local = parcelOf({ product: 'localDelivery' }, [
      ['2026-11-20T06:00:00Z', 'GH-KMS', 'ORDER_CREATED'],
      ['2026-11-20T08:00:00Z', 'GH-KMS', 'ORIGIN_HUB_OUT', { towards: 'GH-ACC' }],
    ]);
    expect([nextOf(local)?.code, nextOf(local)?.place.code]).toEqual(['DEST_HUB_IN', 'GH-ACC']);
  });

  it.each(['CUSTOMS_HELD', 'READY_AT_POINT', 'DELIVERED', 'DISPOSED'] as const)('is not expected after %s', (code) => {
    expect(nextOf(after(['2026-11-20T08:00:00Z', 'GH-ACC', code]))).toBeNull();
  });
});
