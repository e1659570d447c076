import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, LOCALES } from '@amberlane/contract/site';
import { DICTIONARY_TYPES } from '@amberlane/contract/calls/dictionaries';
import { startingEntries } from './dictionaries/dictionary-data.ts';
import { STARTING_PLACES } from './tracking/place-data.ts';

const isNamed = (names: Readonly<Record<string, string>>): boolean => LOCALES.every((locale) => (names[locale] ?? '').trim().length > 0);

describe('places', () => {
  it('have a code of their own, a country in the code and a name in every language', () => {
    expect(new Set(STARTING_PLACES.map(({ code }) => code)).size).toBe(STARTING_PLACES.length);
    for (const { code, country, names } of STARTING_PLACES) expect([code.slice(0, 2), isNamed(names)]).toEqual([country, true]);
  });

  it('are in every service country and keep Latin letters out of Chinese, Arabic and Urdu names', () => {
    expect(new Set(STARTING_PLACES.map(({ country }) => country))).toEqual(new Set(COUNTRIES));
    for (const { names } of STARTING_PLACES) expect([names['zh-CN'], names.ar, names.ur].join()).not.toMatch(/[A-Za-z]/);
  });

  it('have zones that Intl knows', () => {
    for (const { timeZone } of STARTING_PLACES) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
});

describe('dictionaries', () => {
  it.each(DICTIONARY_TYPES)('%s has entries with distinct codes and a label in every language', (type) => {
    const entries = startingEntries(type);
    expect(entries.length).toBeGreaterThan(2);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
    expect(entries.every(({ names }) => isNamed(names))).toBe(true);
  });
});
