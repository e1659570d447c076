import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { STARTING_CITIES } from '../rates/city-data.ts';
import { STARTING_SITES } from '../sites/site-data.ts';
import { STARTING_PLACES } from '../tracking/place-data.ts';
import { STARTING_AREAS } from './area-data.ts';

/** Chinese divisions carry their rank: 广州市 is 广州. */
const withoutRank = (name: string): string => name.replace(/(?<=\p{Script=Han}{2})(特别行政区|自治区|地区|[省市州郡])$/u, '');

interface Named {
  readonly country: string;
  readonly where: string;
  readonly names: Readonly<Partial<Record<Locale, string>>>;
}

const cities: readonly Named[] = [
  ...STARTING_PLACES.map(({ code, country, names }) => ({ country, where: `place ${code}`, names })),
  ...STARTING_CITIES.map(({ code, country, names }) => ({ country, where: `rate city ${code}`, names })),
  ...STARTING_AREAS.flatMap(({ code, type, country, names }) => (type !== 'area' && names.en !== undefined ? [{ country, where: `${type} ${code}`, names }] : [])),
];

describe('a city', () => {
  it.each(LOCALES)('has one name everywhere in %s', (locale) => {
    const first = new Map<string, string>();
    const differing = cities.flatMap(({ country, where, names }) => {
      const key = `${country} ${names.en ?? ''}`;
      const name = withoutRank(names[locale] ?? '');
      const known = first.get(key) ?? name;
      first.set(key, known);
      return known === name ? [] : [`${where}: ${name}, elsewhere ${known}`];
    });
    expect(differing).toEqual([]);
  });

  it.each(LOCALES)('has this name in the names of its service points in %s', (locale) => {
    const differing = STARTING_SITES.flatMap(({ site_code: site, country, names }) =>
      cities
        .filter((city) => city.country === country && new RegExp(`\\b${city.names.en ?? ''}\\b`, 'u').test(names.en))
        .filter((city) => !names[locale].includes(withoutRank(city.names[locale] ?? '')))
        .map(({ where, names: { [locale]: name } }) => `${site} ${names[locale]}: ${where} is ${name ?? ''}`),
    );
    expect(differing).toEqual([]);
  });
});
