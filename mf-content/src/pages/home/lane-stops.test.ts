import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { LANE_STOPS, stopsFrom, utcLabel } from './lane-stops.ts';

/** Hours ahead of UTC at noon of a day. */
function offsetOn(day: Date, country: Country): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: COUNTRY_TIME_ZONE[country], timeZoneName: 'longOffset' }).formatToParts(day);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Number(name.replace('GMT', '').replace(':00', ''));
}

const DAYS = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 12)));

describe('stops of the lane', () => {
  it('has one stop for each service country', () => {
    expect(LANE_STOPS.map(({ country }) => country).sort()).toEqual([...COUNTRIES].sort());
  });

  it.each(LANE_STOPS)('states every offset that $country has within a year, the usual one first', ({ country, utcOffsets }) => {
    const daysByOffset = new Map<number, number>();
    for (const day of DAYS) daysByOffset.set(offsetOn(day, country), (daysByOffset.get(offsetOn(day, country)) ?? 0) + 1);
    expect([...daysByOffset.keys()].sort()).toEqual([...utcOffsets].sort());
    if (country === 'MA') expect(daysByOffset.get(1)).toBeGreaterThan(daysByOffset.get(0) ?? 0);
  });

  it('starts with the reader’s country and keeps the others in order', () => {
    const [first, ...others] = stopsFrom('NG').map(({ country }) => country);
    expect(first).toBe('NG');
    expect(others).toEqual(LANE_STOPS.map(({ country }) => country).filter((country) => country !== 'NG'));
  });
});

describe('utcLabel', () => {
  it('names both offsets where clocks change', () => {
    expect(utcLabel([8])).toBe('UTC+8');
    expect(utcLabel([2, 3])).toBe('UTC+2/+3');
    expect(utcLabel([0])).toBe('UTC+0');
  });
});
