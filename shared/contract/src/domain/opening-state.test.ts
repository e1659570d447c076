import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openingState, type OpeningPlan } from './opening-state.ts';

const plan = (changes: Partial<OpeningPlan> = {}): OpeningPlan => ({
  hours: [{ days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '17:00' }], ramadanHours: null, closures: [], closedForGood: false, timeZone: 'Africa/Lagos', ...changes,
});
const at = (instant: string, changes: Partial<OpeningPlan> = {}) => {
  const { isOpen, changesAt } = openingState(plan(changes), new Date(instant));
  return [isOpen, changesAt?.toISOString() ?? null];
};
const DAILY = [1, 2, 3, 4, 5, 6, 7];

describe('opening state', () => {
  it('is open from the first minute to the last, and names the next change', () => {
    expect(at('2026-11-20T07:59:59Z')).toEqual([false, '2026-11-20T08:00:00.000Z']);
    expect(at('2026-11-20T08:00:00Z')).toEqual([true, '2026-11-20T16:00:00.000Z']);
    expect(at('2026-11-20T16:00:00Z')).toEqual([false, '2026-11-21T08:00:00.000Z']);
    expect(at('2026-11-21T16:00:00Z')).toEqual([false, '2026-11-23T08:00:00.000Z']);
  });

  it('has a pause between two rows of a day', () => {
    const hours = [{ days: [5], from: '09:00', to: '11:30' }, { days: [5], from: '13:30', to: '17:00' }];
    expect(at('2026-11-20T08:40:00Z', { hours, timeZone: 'Asia/Riyadh' })).toEqual([false, '2026-11-20T10:30:00.000Z']);
  });

  it('reaches past midnight, also from the day before a closed one', () => {
    const hours = [{ days: [6], from: '21:00', to: '01:00' }];
    expect(at('2026-11-21T23:30:00Z', { hours, timeZone: 'UTC' })).toEqual([true, '2026-11-22T01:00:00.000Z']);
    expect(at('2026-11-22T00:59:00Z', { hours, timeZone: 'UTC' })).toEqual([true, '2026-11-22T01:00:00.000Z']);
    expect(at('2026-11-22T01:00:00Z', { hours, timeZone: 'UTC' })).toEqual([false, '2026-11-28T21:00:00.000Z']);
  });

  it('joins rows that touch at midnight', () => {
    const hours = [{ days: [5], from: '20:00', to: '24:00' }, { days: [6], from: '00:00', to: '02:00' }];
    expect(at('2026-11-20T22:00:00Z', { hours, timeZone: 'UTC' })).toEqual([true, '2026-11-21T02:00:00.000Z']);
  });

  it('never changes round the clock, when closed for good, and without hours', () => {
    expect(at('2026-11-20T03:00:00Z', { hours: [{ days: DAILY, from: '00:00', to: '24:00' }], timeZone: 'Africa/Cairo' })).toEqual([true, null]);
    expect(at('2026-11-20T10:00:00Z', { closedForGood: true })).toEqual([false, null]);
    expect(at('2026-11-20T10:00:00Z', { hours: [] })).toEqual([false, null]);
  });

  it('stays shut through a closure and opens on the first open day after it', () => {
    const closures = [{ from: '2026-10-01', to: '2027-09-30', reason: 'RENOVATION' as const }];
    expect(at('2026-11-20T10:00:00Z', { closures })).toEqual([false, '2027-10-01T08:00:00.000Z']);
  });

  it('has the hours of Ramadan from its first day to its last', () => {
    const changes = { hours: [{ days: DAILY, from: '09:00', to: '17:00' }], ramadanHours: [{ days: DAILY, from: '10:00', to: '15:00' }], timeZone: 'Asia/Riyadh' };
    expect(at('2026-02-17T13:30:00Z', changes)).toEqual([true, '2026-02-17T14:00:00.000Z']);
    expect(at('2026-02-18T13:30:00Z', changes)).toEqual([false, '2026-02-19T07:00:00.000Z']);
    expect(at('2026-03-19T13:30:00Z', changes)).toEqual([false, '2026-03-20T06:00:00.000Z']);
  });

  it('follows summer time in Cairo and the clock of Morocco in Ramadan', () => {
    const hours = [{ days: DAILY, from: '09:00', to: '17:00' }];
    expect(at('2026-07-01T03:00:00Z', { hours, timeZone: 'Africa/Cairo' })).toEqual([false, '2026-07-01T06:00:00.000Z']);
    expect(at('2026-12-01T03:00:00Z', { hours, timeZone: 'Africa/Cairo' })).toEqual([false, '2026-12-01T07:00:00.000Z']);
    expect(at('2026-02-25T03:00:00Z', { hours, timeZone: 'Africa/Casablanca' })).toEqual([false, '2026-02-25T09:00:00.000Z']);
    expect(at('2026-04-25T03:00:00Z', { hours, timeZone: 'Africa/Casablanca' })).toEqual([false, '2026-04-25T08:00:00.000Z']);
  });

  it('opens late where the clocks skip the hour and closes late where they pass it twice', () => {
    const night = [{ days: DAILY, from: '00:30', to: '02:30' }];
    // Berlin skips 2:00–3:00 on 2026-03-29 and passes it twice on 2026-10-25; Cairo skips 0:00–1:00 on 2026-04-24.
    expect(at('2026-04-23T21:00:00Z', { hours: night, timeZone: 'Africa/Cairo' })).toEqual([false, '2026-04-23T22:30:00.000Z']);
    expect(at('2026-10-25T00:45:00Z', { hours: night, timeZone: 'Europe/Berlin' })).toEqual([true, '2026-10-25T01:30:00.000Z']);
  });

  it('is the other at the change, and the same just before it', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`);
    const row = fc.record({ days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), from: time, to: time });
    const given = fc.record({
      hours: fc.array(row, { maxLength: 3 }),
      timeZone: fc.constantFrom('Africa/Cairo', 'Africa/Casablanca', 'Asia/Karachi', 'Europe/Berlin', 'UTC'),
      instant: fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true }),
    });
    fc.assert(
      fc.property(given, ({ hours, timeZone, instant }) => {
        const opened = plan({ hours, timeZone });
        const { isOpen, changesAt } = openingState(opened, instant);
        if (changesAt === null) return;
        expect(changesAt.getTime()).toBeGreaterThan(instant.getTime());
        expect(openingState(opened, changesAt).isOpen).toBe(!isOpen);
        const before = openingState(opened, new Date(changesAt.getTime() - 1));
        expect([before.isOpen, before.changesAt?.getTime()]).toEqual([isOpen, changesAt.getTime()]);
      }),
      { numRuns: 200 },
    );
  });
});
