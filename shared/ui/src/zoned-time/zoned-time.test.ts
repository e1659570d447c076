import { describe, expect, it } from '@jest/globals';
import { clockTime, dateName, dayName, longDayName, utcOffset, zonedDay } from './zoned-time.ts';

describe('time in its own place', () => {
  it.each([
    ['2026-11-20T08:42:00Z', 'Africa/Lagos', '09:42', '2026-11-20', 'UTC+1'],
    ['2026-11-20T23:30:00Z', 'Asia/Shanghai', '07:30', '2026-11-21', 'UTC+8'],
    ['2026-11-20T00:05:00Z', 'Africa/Accra', '00:05', '2026-11-20', 'UTC'],
    ['2026-11-20T18:31:00Z', 'Asia/Kolkata', '00:01', '2026-11-21', 'UTC+5:30'],
    ['2026-11-20T01:00:00Z', 'America/New_York', '20:00', '2026-11-19', 'UTC-5'],
  ])('%s in %s', (at, zone, clock, day, offset) => {
    expect([clockTime(at, zone), zonedDay(at, zone), utcOffset(at, zone)]).toEqual([clock, day, offset]);
  });

  it('follows the summer time of the place', () => {
    expect(utcOffset('2026-01-15T12:00:00Z', 'Africa/Cairo')).toBe('UTC+2');
    expect(utcOffset('2026-07-15T12:00:00Z', 'Africa/Cairo')).toBe('UTC+3');
  });

  it('writes the first of a month as French does', () => {
    const FRENCH = 'fr-MA-u-ca-gregory-nu-latn';
    expect([dateName('2026-12-01T08:42:00Z', 'Africa/Casablanca', FRENCH), dayName('2026-12-01T08:42:00Z', 'Africa/Casablanca', FRENCH)]).toEqual(['1er déc.', 'mar. 1er déc.']);
  });

  it.each([
    ['en-NG-u-ca-gregory-nu-latn', '20 Nov'],
    ['ar-SA-u-ca-gregory-nu-latn', '20\u00a0نوفمبر'],
    ['zh-Hans-CN-u-ca-gregory-nu-latn', '11月20日'],
    ['tr-TR-u-ca-gregory-nu-latn', '20 Kas'],
  ])('names the day in the words of %s, in Latin digits', (tag, date) => {
    expect(dateName('2026-11-20T08:42:00Z', 'Africa/Lagos', tag)).toBe(date);
    expect(dayName('2026-11-20T08:42:00Z', 'Africa/Lagos', tag)).toContain('20');
  });

  it.each([
    ['en-NG-u-ca-gregory-nu-latn', 'Friday, 20 November'],
    ['fr-MA-u-ca-gregory-nu-latn', 'vendredi 20 novembre'],
    ['zh-Hans-CN-u-ca-gregory-nu-latn', '11月20日星期五'],
    ['tr-TR-u-ca-gregory-nu-latn', '20 Kasım Cuma'],
  ])('names the day in full for a sentence of %s', (tag, day) => {
    expect(longDayName('2026-11-20T08:42:00Z', 'Africa/Lagos', tag)).toBe(day);
  });
});
