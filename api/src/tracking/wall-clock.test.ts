import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COUNTRIES, COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { addDays } from '@amberlane/contract/domain/working-days';
import { instantAt, localDay, localHour } from './wall-clock.ts';

describe('wall clock of a place', () => {
  it('follows daylight saving and Ramadan time', () => {
    expect(instantAt('2026-07-15', '09:00', 'Africa/Cairo').toISOString()).toBe('2026-07-15T06:00:00.000Z');
    expect(instantAt('2026-01-15', '09:00', 'Africa/Cairo').toISOString()).toBe('2026-01-15T07:00:00.000Z');
    expect(instantAt('2026-02-25', '09:00', 'Africa/Casablanca').toISOString()).toBe('2026-02-25T09:00:00.000Z');
    expect(instantAt('2026-06-25', '09:00', 'Africa/Casablanca').toISOString()).toBe('2026-06-25T08:00:00.000Z');
  });

  it('reads back the day and hour it was given, in every service country', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((offset) => addDays('2026-01-01', offset));
    const hour = fc.integer({ min: 4, max: 23 });
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), day, hour, (country, wanted, at) => {
        const zone = COUNTRY_TIME_ZONE[country];
        const instant = instantAt(wanted, `${String(at).padStart(2, '0')}:00`, zone);
        expect([localDay(instant, zone), localHour(instant, zone)]).toEqual([wanted, at]);
      }),
    );
  });
});
