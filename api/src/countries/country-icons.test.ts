import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '@amberlane/contract/site';
import { countryIcon, countryOfIcon } from './country-icons.ts';

describe('icons of the countries', () => {
  it.each(COUNTRIES)('%s has a drawing of its own, small, and with nothing in it that runs or is fetched', (code) => {
    const drawing = countryIcon(code);
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 60 40".*<\/svg>$/);
    expect(drawing).not.toMatch(/<script|href|style=|NaN|undefined|\son\w+=/);
    expect(drawing.length).toBeLessThan(1_500);
    expect(COUNTRIES.filter((other) => countryIcon(other) === drawing)).toEqual([code]);
  });

  it('are found by the name of their file alone', () => {
    for (const code of COUNTRIES) expect(countryOfIcon(`${code.toLowerCase()}.svg`)).toBe(code);
    for (const file of ['de.svg', 'GH.svg', 'gh', '../gh.svg', '']) expect(countryOfIcon(file)).toBeNull();
  });
});
