import { describe, expect, it } from '@jest/globals';
import { foldName } from '../areas/name-fold.ts';
import { findCity } from './city-book.ts';
import { STARTING_CITIES } from './city-data.ts';

const CITIES = STARTING_CITIES.map(({ code, country, names, isRemote, gateway, sort }) => ({ code, country, names, is_remote: isRemote, gateway, sort }));

describe('city of a rate', () => {
  it.each([
    ['TR', 'izmir', 'TR-IZM'], ['TR', 'IZMIR', 'TR-IZM'], ['TR', 'İZMİR', 'TR-IZM'], ['TR', 'İstanbul', 'TR-IST'], ['MA', 'Tanger', 'MA-TNG'],
    ['EG', 'الإسكندرية', 'EG-ALY'], ['EG', 'الاسكندريه', 'EG-ALY'], ['AE', 'dubaï', 'AE-DXB'], ['PK', ' Lahore ', 'PK-LHE'], ['CN', '香港', 'CN-HKG'], ['SA', 'SA-MED', 'SA-MED'],
  ] as const)('in %s called %s is %s', (country, city, code) => {
    const found = findCity(CITIES, { country, city });
    expect([found?.city.code, found?.assumed]).toEqual([code, false]);
  });

  it('is the main city of the country when none is named, and is told to be assumed', () => {
    expect(findCity(CITIES, { country: 'CN' })).toMatchObject({ city: { code: 'CN-CAN' }, assumed: true });
    expect(findCity(CITIES, { country: 'UG', city: '' })).toMatchObject({ city: { code: 'UG-KLA' }, assumed: true });
  });

  it('is the one that gives the province its name when the city is too small for the table', () => {
    expect(findCity(CITIES, { country: 'NG', city: 'Nassarawa', province: 'Kano' })).toMatchObject({ city: { code: 'NG-KAN' }, assumed: true });
    expect(findCity(CITIES, { country: 'NG', city: 'Kano', province: 'Lagos' })).toMatchObject({ city: { code: 'NG-KAN' }, assumed: false });
    expect(findCity(CITIES, { country: 'NG', city: 'Nassarawa', province: '' })).toMatchObject({ city: { code: 'NG-LOS' }, assumed: true });
  });

  it('never lies in another country', () => {
    expect(findCity(CITIES, { country: 'GH', city: 'NG-LOS' })).toMatchObject({ city: { code: 'GH-ACC' }, assumed: true });
    expect(findCity([], { country: 'GH' })).toBeNull();
  });

  it('has one name for every city within its country and language', () => {
    for (const { country, names } of STARTING_CITIES) {
      const same = STARTING_CITIES.filter((other) => other.country === country && foldName(other.names.en) === foldName(names.en));
      expect(same).toHaveLength(1);
    }
  });
});
