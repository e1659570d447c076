import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, LOCALES, type Country } from '@amberlane/contract/site';
import { STARTING_AREAS } from './area-data.ts';

const ARABIC_LETTERS = /^[\p{Script=Arabic}\p{M}\d() ]+$/u;
const URDU_ONLY = /[کیہےٹڈڑںگپچژ]/;
const ARABIC_ONLY = /[كيىة]/;

const countOf = (country: Country, type: string): number => STARTING_AREAS.filter((row) => row.country === country && row.type === type).length;

describe('divisions', () => {
  it('have codes of their own and lie in a division one level up of the same country', () => {
    const types = new Map(STARTING_AREAS.map(({ code, type }) => [code, type]));
    expect(types.size).toBe(STARTING_AREAS.length);
    for (const { code, type, parent, country } of STARTING_AREAS) {
      expect(code.startsWith(`${country}-`)).toBe(true);
      expect([code, parent === null ? null : types.get(parent)]).toEqual([code, { province: null, city: 'province', area: 'city' }[type]]);
      expect(parent === null || code.startsWith(`${parent}-`)).toBe(true);
    }
  });

  it('hold every first-level division of each country, each with a city', () => {
    const provinces = { MA: 12, GH: 16, NG: 37, KE: 47, UG: 4, CN: 31, EG: 27, PK: 7, SA: 13, AE: 7, TR: 81 };
    expect(Object.fromEntries(COUNTRIES.map((country) => [country, countOf(country, 'province')]))).toEqual(provinces);
    const holders = new Set(STARTING_AREAS.map(({ parent }) => parent));
    expect(STARTING_AREAS.filter(({ type, code }) => type === 'province' && !holders.has(code))).toEqual([]);
    for (const country of COUNTRIES) expect([country, countOf(country, 'city') >= 30, countOf(country, 'area') >= 50]).toEqual([country, true, true]);
  });

  it('have distinct names among their neighbours, none of them empty, first-level ones in six languages', () => {
    const known = new Set<string>();
    for (const { country, parent, type, code, names } of STARTING_AREAS) {
      const key = `${country}|${parent ?? ''}|${names.latin}`;
      expect([code, known.has(key)]).toEqual([code, false]);
      known.add(key);
      expect(Object.values(names).every((name: string) => name.trim() === name && name !== '')).toBe(true);
      if (type === 'province') expect([code, LOCALES.every((locale) => names[locale] !== undefined)]).toEqual([code, true]);
    }
  });

  it('are written in the letters of each language', () => {
    for (const { code, country, names } of STARTING_AREAS) {
      const { latin, local, ar, ur, 'zh-CN': zh } = names;
      expect([code, /^[\p{Script=Latin}\p{M}\d'&. -]+$/u.test(latin)]).toEqual([code, true]);
      if (['MA', 'EG', 'SA', 'AE'].includes(country)) expect([code, ARABIC_LETTERS.test(local ?? ''), URDU_ONLY.test(local ?? '')]).toEqual([code, true, false]);
      if (country === 'PK') expect([code, ARABIC_LETTERS.test(local ?? ''), ARABIC_ONLY.test(local ?? '')]).toEqual([code, true, false]);
      if (country === 'CN') expect([code, /^\p{Script=Han}+$/u.test(local ?? '')]).toEqual([code, true]);
      if (ar !== undefined) expect([code, ARABIC_LETTERS.test(ar), URDU_ONLY.test(ar)]).toEqual([code, true, false]);
      if (ur !== undefined) expect([code, ARABIC_LETTERS.test(ur), ARABIC_ONLY.test(ur)]).toEqual([code, true, false]);
      if (zh !== undefined) expect([code, /[A-Za-z]/.test(zh)]).toEqual([code, false]);
    }
  });
});
