import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { UTC_OFFSETS, utcLabel } from './utc-offsets.ts';

/** Hours ahead of UTC at noon of a day. */
function offsetOn(day: Date, country: Country): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: COUNTRY_TIME_ZONE[country], timeZoneName: 'longOffset' }).formatToParts(day);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Number(name.replace('GMT', '').replace(':00', ''));
}

const DAYS = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day, 12)));

describe('distances from UTC', () => {
  it.each(COUNTRIES)('state every offset that %s has within a year, that of winter first', (country) => {
    expect([...new Set(DAYS.map((day) => offsetOn(day, country)))]).toEqual(UTC_OFFSETS[country]);
  });

  it('name both offsets where clocks change', () => {
    expect(utcLabel([8])).toBe('UTC+8');
    expect(utcLabel([2, 3])).toBe('UTC+2/+3');
    expect(utcLabel([0])).toBe('UTC+0');
  });
});
