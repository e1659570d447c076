import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COUNTRIES } from '@amberlane/contract/site';
import { LAND } from '../map/land.ts';
import { landPolygons } from '../map/land-rings.ts';
import { servicePoint } from '../../testing/service-points.ts';
import { arrangePoints, commonServices } from './choose-points.ts';
import { directionsTo, geoAddress } from './directions.ts';
import { openingOf } from './opening.ts';
import { WEEKDAYS } from './open-on.ts';
import { pointsAddress, readPointFilter, TRAITS, withTrait } from './point-filter.ts';
import { weekRows } from './week-hours.ts';

const GHANA = { country: 'GH' } as const;
const read = (address: string) => readPointFilter(new URLSearchParams(address.split('?')[1] ?? ''), GHANA);

describe('filter in the address', () => {
  const filters = fc.record({
    search: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/\s+/g, ' ').trim()),
    country: fc.constantFrom(...COUNTRIES),
    traits: fc.subarray([...TRAITS]),
    day: fc.constantFrom(null, ...WEEKDAYS),
  });

  it('comes back as it was written', () => {
    fc.assert(fc.property(filters, (filter) => expect(read(pointsAddress(filter, GHANA))).toEqual(filter)));
  });

  it('is the country of the page and nothing else for what it does not say or says wrongly', () => {
    expect(read('location-map?country=XX&with=roof,cod&q=%20')).toEqual({ search: '', country: 'GH', traits: ['cod'], day: null });
    expect(read('location-map?on=5').day).toBe(5);
    expect(read('location-map?on=8').day).toBeNull();
    expect(pointsAddress({ search: '', country: 'GH', traits: [], day: null }, GHANA)).toBe('location-map');
  });

  it('turns a wish on and off', () => {
    const filter = { search: '', country: 'GH', traits: ['cod'], day: null } as const;
    expect(withTrait(filter, 'open').traits).toEqual(['open', 'cod']);
    expect(withTrait(filter, 'cod').traits).toEqual([]);
  });
});

describe('points in their groups', () => {
  const near = servicePoint({ siteCode: 'GH-ACC-01', provinceName: 'Greater Accra', lat: 5.56, lng: -.2 });
  const far = servicePoint({ siteCode: 'GH-KMS-01', provinceName: 'Ashanti', lat: 6.69, lng: -1.62, type: 'locker', services: ['DROP_OFF', 'PICK_UP'], openNow: false });
  const gone = servicePoint({ siteCode: 'GH-ACC-09', provinceName: 'Greater Accra', lat: 5.57, lng: -.2, closedForGood: true, openNow: false });
  const plain = { traits: [], place: null, position: null, locale: 'en', isOpen: ({ openNow }: { openNow: boolean }) => openNow, fitsDay: () => true } as const;
  const codes = (...parts: Parameters<typeof arrangePoints>) => arrangePoints(...parts).map(({ heading, points }) => [heading?.kind, points.map(({ siteCode }) => siteCode)]);

  it('are by province at first, without what is no more; the most points first, then by name', () => {
    const cityOf = (siteCode: string, cityName: string) => servicePoint({ siteCode, provinceName: `Around ${cityName}`, cityName });
    expect(codes([cityOf('GH-TML-01', 'Tamale'), cityOf('GH-ACC-01', 'Accra'), gone, cityOf('GH-KMS-01', 'Kumasi'), cityOf('GH-KMS-02', 'Kumasi')], plain)).toEqual([['province', ['GH-KMS-01', 'GH-KMS-02']], ['province', ['GH-ACC-01']], ['province', ['GH-TML-01']]]);
  });

  it('tell what is no more to those who search for it', () => {
    const place = { name: 'Accra', position: { lat: 5.56, lng: -.2 }, siteCodes: ['GH-ACC-01', 'GH-ACC-09'] };
    expect(codes([near, far, gone], { ...plain, place })).toEqual([['found', ['GH-ACC-01', 'GH-ACC-09']], ['beyond', ['GH-KMS-01']]]);
  });

  it('have shops first and the city of a province that has no other', () => {
    const shop = servicePoint({ siteCode: 'GH-KMS-02', provinceName: 'Ashanti', cityName: 'Kumasi' });
    const [group] = arrangePoints([{ ...far, cityName: 'Kumasi' }, shop], plain);
    expect(group?.heading).toEqual({ kind: 'province', name: 'Ashanti', city: 'Kumasi' });
    expect(group?.points.map(({ siteCode }) => siteCode)).toEqual(['GH-KMS-02', 'GH-KMS-01']);
  });

  it('have those first in each province that are open, in their order otherwise', () => {
    const at = (siteCode: string, openNow: boolean, type: 'shop' | 'locker' = 'shop') => servicePoint({ siteCode, openNow, type });
    expect(codes([at('GH-ACC-01', false), at('GH-ACC-02', true, 'locker'), at('GH-ACC-03', false), at('GH-ACC-04', true)], plain)).toEqual([['province', ['GH-ACC-04', 'GH-ACC-02', 'GH-ACC-01', 'GH-ACC-03']]]);
  });

  it('have services that both of two offer', () => expect(commonServices([near, far])).toEqual({ services: ['DROP_OFF', 'PICK_UP'], isEverywhere: true }));

  it('have all that is wanted; what is no more has nothing', () => {
    expect(codes([near, far, gone], { ...plain, traits: ['cod'] })).toEqual([['province', ['GH-ACC-01']]]);
    expect(codes([near, far, gone], { ...plain, traits: ['locker'] })).toEqual([['province', ['GH-KMS-01']]]);
    expect(codes([near, far, gone], { ...plain, traits: ['open', 'locker'] })).toEqual([]);
  });

  it('are those of the searched place, then those beyond; the distance inside of it is nobody’s business', () => {
    const place = { name: 'Accra', position: { lat: 5.56, lng: -.2 }, siteCodes: ['GH-ACC-01'] };
    const groups = arrangePoints([{ ...near, distanceMetres: 12 }, { ...far, distanceMetres: 200_000 }], { ...plain, place });
    expect(groups.map(({ heading, points }) => [heading?.kind, points.map(({ distanceMetres }) => distanceMetres)])).toEqual([['found', [null]], ['beyond', [200_000]]]);
  });

  it('are the nearest three around a place without any', () => {
    const place = { name: 'Tema', position: { lat: 5.67, lng: -.01 }, siteCodes: [] };
    const four = ['01', '02', '03', '04'].map((end) => servicePoint({ siteCode: `GH-ACC-${end}`, distanceMetres: 1 }));
    expect(codes(four, { ...plain, place })).toEqual([['near', ['GH-ACC-01', 'GH-ACC-02', 'GH-ACC-03']]]);
  });

  it('are open on the asked day', () => expect(codes([near, far], { ...plain, fitsDay: ({ siteCode }) => siteCode === far.siteCode })).toEqual([['province', ['GH-KMS-01']]]));

  it('come nearest first from where the reader is, without what is no more', () => {
    const [group] = arrangePoints([gone, near, far], { ...plain, position: { lat: 6.7, lng: -1.6 } });
    expect(group?.points.map(({ siteCode }) => siteCode)).toEqual(['GH-KMS-01', 'GH-ACC-01']);
    expect(group?.points[0]?.distanceMetres).toBeLessThan(3000);
  });
});

describe('an opening', () => {
  const point = servicePoint({ hours: [{ days: [1, 2, 3, 4, 5, 6], from: '08:30', to: '17:30' }], timeZone: 'Africa/Accra', openNow: true, changesAt: '2026-11-20T17:30:00.000Z' });

  it('is what the answer says, and is counted on from there', () => {
    expect(openingOf(point, '2026-11-20T17:00:00Z', 0)).toEqual({ isOpen: true, changesAt: '2026-11-20T17:30:00.000Z', closesSoon: true, changesOn: 'today' });
    expect(openingOf(point, '2026-11-20T16:30:00Z', 0).closesSoon).toBe(false);
    expect(openingOf(point, '2026-11-20T17:00:00Z', 31 * 60_000)).toEqual({ isOpen: false, changesAt: '2026-11-21T08:30:00.000Z', closesSoon: false, changesOn: 'tomorrow' });
  });

  it('names the weekday of a change within six days, and the day of a later one', () => {
    const shut = (changesAt: string) => openingOf({ ...point, openNow: false, changesAt }, '2026-11-21T18:00:00Z', 0).changesOn;
    expect(shut('2026-11-23T08:30:00.000Z')).toBe('week');
    expect(shut('2026-11-28T08:30:00.000Z')).toBe('later');
  });
});

describe('hours of a week', () => {
  it('are days in a row with the same hours, a pause as two spans', () => {
    const rows = weekRows([{ days: [1, 2, 3, 4, 6, 7], from: '09:00', to: '17:00' }, { days: [5], from: '13:30', to: '17:00' }, { days: [5], from: '09:00', to: '11:30' }]);
    expect(rows.map(({ first, last, ranges }) => [first, last, ranges.map(({ from, to }) => `${from}-${to}`)])).toEqual([[1, 4, ['09:00-17:00']], [5, 5, ['09:00-11:30', '13:30-17:00']], [6, 7, ['09:00-17:00']]]);
  });

  it('name every day once, whatever the hours', () => {
    const hours = fc.array(fc.record({ days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), from: fc.constantFrom('08:00', '09:30'), to: fc.constantFrom('12:00', '24:00') }), { maxLength: 6 });
    fc.assert(fc.property(hours, (rows) => {
      expect(weekRows(rows, 5).flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index))).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(weekRows(rows, 5)).toContainEqual(expect.objectContaining({ first: 5, last: 5 }));
      expect(weekRows(rows).flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    }));
  });
});

describe('ways to a point', () => {
  it('lead to maps that can be reached in the country', () => {
    expect(directionsTo(servicePoint({ lat: 5.56, lng: -.2 }))).toBe('https://www.google.com/maps/dir/?api=1&destination=5.56,-0.2');
    expect(directionsTo(servicePoint({ countryCode: 'CN', siteName: '义乌门店' }))).toMatch(/^https:\/\/uri\.amap\.com\/navigation\?to=-?[\d.]+,-?[\d.]+,%E4/);
    expect(geoAddress(servicePoint({ siteName: 'A & B' }))).toContain('(A%20%26%20B)');
  });
});

describe('land of the map', () => {
  it('lies within the window and has the countries that we serve', () => {
    const rings = landPolygons(LAND).flat();
    expect(rings.length).toBeGreaterThan(100);
    const outside = rings.flat().filter(([lat, lng]) => !(lat >= -42.1 && lat <= 62.1 && lng >= -32.1 && lng <= 152.1));
    expect(outside).toEqual([]);
  });

  it('reads what it can of a broken file', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(landPolygons(text).flat(2).every(([lat, lng]) => Number.isFinite(lat) && Number.isFinite(lng))).toBe(true)));
  });
});
