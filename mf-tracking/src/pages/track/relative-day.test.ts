import { describe, expect, it } from '@jest/globals';
import { relativeDay } from './relative-day.ts';

describe('name of a day', () => {
  it.each([
    { at: '2026-11-20T23:30:00.000Z', asOf: '2026-11-21T00:30:00.000Z', zone: 'Africa/Lagos', name: 'today' },
    { at: '2026-11-20T22:30:00.000Z', asOf: '2026-11-20T23:30:00.000Z', zone: 'Africa/Lagos', name: 'yesterday' },
    { at: '2026-11-20T23:30:00.000Z', asOf: '2026-11-21T00:30:00.000Z', zone: 'Africa/Accra', name: 'yesterday' },
    { at: '2026-11-18T12:00:00.000Z', asOf: '2026-11-20T12:00:00.000Z', zone: 'Africa/Lagos', name: 'other' },
    { at: '2026-12-31T20:00:00.000Z', asOf: '2027-01-01T20:00:00.000Z', zone: 'Asia/Karachi', name: 'yesterday' },
  ] as const)('is $name for $at seen at $asOf in $zone', ({ at, asOf, zone, name }) => {
    expect(relativeDay(at, asOf, zone)).toBe(name);
  });

  it.each([
    // 23 hours: the clocks of Cairo go forward on 24 April 2026.
    { change: 'short day in Cairo', at: '2026-04-23T21:30:00.000Z', asOf: '2026-04-24T20:30:00.000Z', zone: 'Africa/Cairo' },
    // 25 hours: they go back on 30 October 2026, at midnight.
    { change: 'long day in Cairo', at: '2026-10-29T20:30:00.000Z', asOf: '2026-10-30T21:30:00.000Z', zone: 'Africa/Cairo' },
    { change: 'first day of Ramadan time in Casablanca', at: '2026-02-14T22:30:00.000Z', asOf: '2026-02-15T23:30:00.000Z', zone: 'Africa/Casablanca' },
  ])('is yesterday over a $change', ({ at, asOf, zone }) => {
    expect(relativeDay(at, asOf, zone)).toBe('yesterday');
  });

  it('is no word for what lies ahead', () => {
    expect(relativeDay('2026-11-22T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'Africa/Lagos')).toBe('other');
  });
});
