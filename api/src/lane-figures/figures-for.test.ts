import { describe, expect, it } from '@jest/globals';
import type { Country } from '@amberlane/contract/site';
import { figuresFor } from './figures-for.ts';
import type { LaneCount } from './lane-count.ts';

const COUNT: LaneCount = {
  countedAt: new Date('2026-11-20T10:15:00Z'),
  onTheWay: 120,
  delivered: 90,
  hours: new Map<Country, readonly number[]>([['NG', [200, 100, 150, 110, 400]], ['GH', [10, 20]]]),
  servicePoints: new Map<Country, number>([['NG', 23]]),
};

describe('figures of a country', () => {
  it('give the middle of its own deliveries', () =>
    expect(figuresFor('NG', COUNT, 30)).toEqual({
      countedAt: '2026-11-20T10:15:00.000Z', days: 30, onTheWay: 120, delivered: 90, servicePoints: 23,
      doorToDoor: { hours: 150, parcels: 5, countryCode: 'NG' },
    }));

  it('give the middle of all countries where too few were delivered', () =>
    expect(figuresFor('GH', COUNT, 30)).toMatchObject({ doorToDoor: { hours: 110, parcels: 7, countryCode: null }, servicePoints: 0 }));

  it('give the mean of the two in the middle of an even number', () =>
    expect(figuresFor('KE', { ...COUNT, hours: new Map<Country, readonly number[]>([['KE', [1, 2, 3, 5, 8, 13]]]) }, 30).doorToDoor?.hours).toBe(4));

  it('give no median that would be chance', () => expect(figuresFor('NG', { ...COUNT, hours: new Map() }, 30).doorToDoor).toBeNull());
});
