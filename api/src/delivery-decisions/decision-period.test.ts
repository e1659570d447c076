import { describe, expect, it } from '@jest/globals';
import { RULES } from '@amberlane/contract/domain';
import { parcelOf, type ToldEvent } from '../testing/parcel-of.ts';
import { failedAttempts, freeAttempts, offeredDays, standingOf } from './decision-period.ts';

const returnedTo = (place: string, at: string) =>
  parcelOf({ destination: place }, [
    ['2026-01-01T08:00:00Z', 'CN-CAN', 'ORDER_CREATED'],
    ['2026-01-05T08:00:00Z', place, 'OUT_FOR_DELIVERY'],
    ['2026-01-05T12:00:00Z', place, 'ATTEMPT_FAILED', { attempt: 1 }],
    [at, place, 'RETURNED_TO_WAREHOUSE'],
  ]);
const deadlineOf = (place: string, at: string): string | undefined => standingOf(returnedTo(place, at), new Date(at)).period?.deadline.toISOString();

describe('the days to decide', () => {
  it.each([
    ['Accra, which keeps its clock', 'GH-ACC', '2026-11-22T09:00:00Z', '2026-12-02T23:59:00.000Z'],
    ['Riyadh, three hours ahead', 'SA-RUH', '2026-11-22T09:00:00Z', '2026-12-02T20:59:00.000Z'],
    ['a return late in the evening of UTC, the next day there', 'SA-RUH', '2026-11-22T22:00:00Z', '2026-12-03T20:59:00.000Z'],
    // Casablanca leaves UTC+1 for UTC+0 in Ramadan: 15 February to 22 March 2026.
    ['Casablanca as Ramadan begins', 'MA-CAS', '2026-02-10T12:00:00Z', '2026-02-20T23:59:00.000Z'],
    ['Casablanca as Ramadan ends', 'MA-CAS', '2026-03-18T12:00:00Z', '2026-03-28T22:59:00.000Z'],
    // Cairo: summer time from 24 April to 29 October 2026.
    ['Cairo as summer time begins', 'EG-CAI', '2026-04-20T12:00:00Z', '2026-04-30T20:59:00.000Z'],
    ['Cairo as summer time ends', 'EG-CAI', '2026-10-25T12:00:00Z', '2026-11-04T21:59:00.000Z'],
  ])('end with the last minute of the tenth day in %s', (_name, place, at, deadline) => {
    expect(deadlineOf(place, at)).toBe(deadline);
  });

  it('are over a minute after the last one', () => {
    const parcel = returnedTo('EG-CAI', '2026-10-25T12:00:00Z');
    expect(standingOf(parcel, new Date('2026-11-04T21:59:59Z')).closed).toBeNull();
    expect(standingOf(parcel, new Date('2026-11-04T22:00:00Z')).closed).toBe('DEADLINE');
  });

  it('begin anew with the return, and a decision is no scan', () => {
    const parcel = parcelOf({}, [
      ['2026-01-05T08:00:00Z', 'GH-ACC', 'ORDER_CREATED'],
      ['2026-01-05T12:00:00Z', 'GH-ACC', 'ATTEMPT_FAILED', { attempt: 1 }],
      ['2026-01-06T12:00:00Z', 'GH-ACC', 'DELIVERY_DECIDED'],
    ]);
    const standing = standingOf(parcel, new Date('2026-01-07T00:00:00Z'));
    expect([standing.latest.code, standing.period?.deadline.toISOString(), standing.period?.destroyed]).toEqual(['ATTEMPT_FAILED', '2026-01-15T23:59:00.000Z', false]);
  });
});

describe('free attempts', () => {
  const failedOn = (...days: string[]) =>
    standingOf(
      parcelOf({}, [['2026-11-01T08:00:00Z', 'CN-CAN', 'ORDER_CREATED'], ...days.map((day, index) => [`${day}T12:00:00Z`, 'GH-ACC', 'ATTEMPT_FAILED', { attempt: index + 1 }] as const)]),
      new Date('2026-11-20T00:00:00Z'),
    );
  it('are as many as the rule says, and then cost its fee', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    expect(days.map((_day, index) => freeAttempts(failedOn(...days.slice(0, index + 1))).left)).toEqual([2, 1, 0, 0]);
    const now = new Date('2026-11-19T13:00:00Z');
    expect(offeredDays(failedOn(...days), now, 2)).toEqual([{ day: '2026-11-20', feeFen: RULES.redelivery.feeCnyFen }, { day: '2026-11-21', feeFen: RULES.redelivery.feeCnyFen }]);
    expect(offeredDays(failedOn('2026-11-16'), new Date('2026-11-17T13:00:00Z'), 6).map(({ feeFen }) => feeFen)).toEqual([0, 0, 0, 0, 4_000, 4_000]);
  });

  it('are offered until the last day of the period', () => {
    expect(offeredDays(failedOn('2026-11-10'), new Date('2026-11-18T13:00:00Z'), 6).map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
  });
});

describe('failed attempts', () => {
  const after = (now: string, ...events: ToldEvent[]) =>
    failedAttempts(standingOf(parcelOf({}, [['2026-01-01T08:00:00Z', 'GH-ACC', 'ORDER_CREATED'], ...events]), new Date(now)), new Date(now));
  const parcelAfter = (...events: ToldEvent[]) => after('2026-01-20T00:00:00Z', ...events);

  it('are none before the first, and named by the last one', () => {
    expect(parcelAfter()).toBeNull();
    expect(parcelAfter(['2026-01-05T12:00:00Z', 'GH-ACC', 'ATTEMPT_FAILED', { attempt: 1, reason: 'NOBODY_HOME' }], ['2026-01-06T12:00:00Z', 'GH-ACC', 'ATTEMPT_FAILED', { attempt: 2, reason: 'REFUSED' }])).toMatchObject({ count: 2, reason: 'REFUSED' });
  });

  it('are counted where a scan is missing', () => {
    expect(parcelAfter(['2026-01-06T12:00:00Z', 'GH-ACC', 'ATTEMPT_FAILED', { attempt: 3 }], ['2026-01-08T12:00:00Z', 'GH-ACC', 'RETURNED_TO_WAREHOUSE'])).toMatchObject({ count: 3, reason: null });
  });

  it('say until when another is free: as long as a courier can come within the days, and not once the parcel is back', () => {
    const failed = ['2026-11-16T12:00:00Z', 'GH-ACC', 'ATTEMPT_FAILED', { attempt: 1 }] as const;
    expect(after('2026-11-17T13:00:00Z', failed)).toMatchObject({ freeLeft: 2, freeUntil: '2026-11-21', feeFen: RULES.redelivery.feeCnyFen });
    expect(after('2026-11-20T13:00:00Z', failed)?.freeUntil).toBe('2026-11-21');
    expect(after('2026-11-21T13:00:00Z', failed)?.freeUntil).toBeNull();
    expect(after('2026-11-17T13:00:00Z', failed, ['2026-11-17T09:00:00Z', 'GH-ACC', 'RETURNED_TO_WAREHOUSE'])?.freeUntil).toBeNull();
  });
});
