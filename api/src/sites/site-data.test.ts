import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, LOCALES, type Country } from '@amberlane/contract/site';
import { openingState } from '@amberlane/contract/domain/opening-state';
import { STARTING_AREAS } from '../areas/area-data.ts';
import { STARTING_SITES } from './site-data.ts';

/** Corners of each country: south, west, north, east. */
const BOUNDS: Readonly<Record<Country, readonly [number, number, number, number]>> = {
  MA: [21, -17.2, 36, -1], GH: [4.5, -3.3, 11.2, 1.3], NG: [4, 2.6, 14, 14.8], KE: [-4.8, 33.9, 5.1, 42], UG: [-1.5, 29.5, 4.3, 35.1], CN: [18, 73, 54, 135],
  EG: [22, 24.7, 31.7, 36.9], PK: [23.6, 60.8, 37.1, 77.1], SA: [16.3, 34.5, 32.2, 55.7], AE: [22.6, 51.5, 26.1, 56.4], TR: [35.8, 25.6, 42.2, 44.9],
};

describe('service points', () => {
  it('are 140, each with a code and a phone of its own', () => {
    const counts = Object.fromEntries(COUNTRIES.map((country) => [country, STARTING_SITES.filter((site) => site.country === country).length]));
    expect(counts).toEqual({ NG: 24, GH: 12, KE: 14, UG: 8, MA: 14, EG: 16, SA: 14, AE: 10, PK: 18, TR: 6, CN: 4 });
    expect(new Set(STARTING_SITES.map((site) => site.site_code)).size).toBe(140);
    expect(new Set(STARTING_SITES.map(({ phone }) => phone)).size).toBe(140);
    for (const { site_code: code } of STARTING_SITES) expect(code).toMatch(/^[A-Z]{2}-[A-Z]{3}-\d{2}$/);
  });

  it('lie in divisions that exist, inside their country', () => {
    const codes = new Set(STARTING_AREAS.map(({ code }) => code));
    for (const { site_code: code, country, province, city, area, lat_micro: lat, lng_micro: lng } of STARTING_SITES) {
      expect([code, [province, city, area ?? city].filter((part) => !codes.has(part))]).toEqual([code, []]);
      const [south, west, north, east] = BOUNDS[country];
      expect([code, lat > south * 1e6 && lat < north * 1e6 && lng > west * 1e6 && lng < east * 1e6]).toEqual([code, true]);
    }
  });

  it('have a name in six languages, in the letters of each', () => {
    for (const { site_code: code, names } of STARTING_SITES) {
      for (const locale of LOCALES) expect([code, locale, names[locale].trim()]).toEqual([code, locale, expect.stringMatching(/.{3,}/)]);
      expect([code, [names.ar, names.ur].join(' ')]).toEqual([code, expect.not.stringMatching(/[A-Za-z]/)]);
      expect([code, names['zh-CN']]).toEqual([code, expect.stringMatching(/^(?!.*undefined)[\p{Script=Han}A-Z\d·-]+$/u)]);
      expect([code, names.ar]).toEqual([code, expect.not.stringMatching(/[کیہےٹڈڑںگپچژ]/)]);
      expect([code, names.ur]).toEqual([code, expect.not.stringMatching(/[كيىة]/)]);
    }
  });

  it('have their address in the country\'s script too, where that is not Latin', () => {
    for (const { site_code: code, country, address, landmark } of STARTING_SITES) {
      const isLocal = ['MA', 'EG', 'SA', 'AE', 'PK', 'CN'].includes(country);
      expect([code, address.latin.length > 5, address.local !== null, landmark.local !== null]).toEqual([code, true, isLocal, isLocal]);
      expect([code, /[A-Za-z]/.test(`${address.local ?? ''}${landmark.local ?? ''}`)]).toEqual([code, false]);
    }
  });

  it('have their landmark in French in Morocco, and nowhere else', () => {
    for (const { site_code: code, country, landmark } of STARTING_SITES) {
      expect([code, /^(?:Près d|Dans )/.test(landmark.latin)]).toEqual([code, country === 'MA']);
    }
  });

  it('have hours that come to an end, but for lockers and one hub round the clock, one closed for good and two under renovation', () => {
    const now = new Date('2026-11-20T10:30:00Z');
    const states = STARTING_SITES.map((site) => ({
      code: site.site_code,
      type: site.type,
      ...openingState({ hours: site.hours, ramadanHours: site.ramadan_hours, closures: site.closures, closedForGood: site.closed_for_good, timeZone: site.time_zone }, now),
    }));
    const isLocker = ({ type }: { type: string }): boolean => type === 'locker';
    expect(states.filter(isLocker).filter(({ isOpen, changesAt }) => !isOpen || changesAt !== null)).toEqual([]);
    expect(states.filter((state) => !isLocker(state) && state.changesAt === null).map(({ code, isOpen }) => [code, isOpen])).toEqual([['NG-LOS-12', false], ['AE-DXB-01', true]]);
    expect(states.filter(({ changesAt }) => changesAt && changesAt > new Date('2027-01-01')).map(({ code }) => code)).toEqual(['KE-NBO-05', 'EG-CAI-06']);
  });
});
