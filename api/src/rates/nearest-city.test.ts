import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { STARTING_CITIES } from './city-data.ts';
import { nearestCity, spellingDistance } from './nearest-city.ts';

const CITIES = STARTING_CITIES.map(({ code, country, names, isRemote, gateway, sort }) => ({ code, country, names, is_remote: isRemote, gateway, sort }));

describe('the city that a name may mean', () => {
  it.each([
    ['Lagoss', 'NG-LOS'], ['Lgaos', 'NG-LOS'], ['nairoby', 'KE-NBO'], ['Casablance', 'MA-CAS'], ['Lahor', 'PK-LHE'], ['لاهر', 'PK-LHE'], ['دوبي', 'AE-DXB'],
    ['卡萨布兰加', 'MA-CAS'], ['istambul', 'TR-IST'], ['accra', 'GH-ACC'],
  ])('%s is %s', (typed, code) => expect(nearestCity(CITIES, typed)?.code).toBe(code));

  it.each(['', '  ', 'qqqxyz', 'zz', '!', 'x'.repeat(64)])('%j is none', (typed) => expect(nearestCity(CITIES, typed)).toBeNull());

  it('is the city itself for each of its names', () => {
    const names = CITIES.flatMap(({ code, names: each }) => Object.values(each).map((name) => ({ code, name })));
    for (const { name } of names) {
      const found = nearestCity(CITIES, name);
      expect([name, Object.values(found?.names ?? {}).some((each) => each.includes(name) || spellingDistance(each, name) < 2)]).toEqual([name, true]);
    }
  });
});

describe('distance of spellings', () => {
  it.each([['', '', 0], ['abc', 'abc', 0], ['abc', 'acb', 1], ['abc', 'abcd', 1], ['abc', 'ab', 1], ['abc', 'xbc', 1], ['kitten', 'sitting', 3]])('%s to %s is %i', (a, b, slips) => {
    expect(spellingDistance(a, b)).toBe(slips);
  });

  it('is the same in both directions, none from a word to itself and never more than its letters', () => {
    fc.assert(fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(spellingDistance(a, b)).toBe(spellingDistance(b, a));
      expect(spellingDistance(a, a)).toBe(0);
      expect(spellingDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }));
  });
});
