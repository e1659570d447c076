import { describe, expect, it } from '@jest/globals';
import { cityIn } from './city-name.ts';

describe('the name of a city for another reader', () => {
  it.each([
    ['CN', '广州', 'en', 'Guangzhou'],
    ['CN', '广州市', 'tr', 'Guangzhou'],
    ['CN', 'Guangzhou', 'zh-CN', '广州'],
    ['GH', 'Accra', 'ar', 'أكرا'],
    ['SA', 'الرياض', 'en', 'Riyadh'],
  ] as const)('%s %s in %s', (country, typed, locale, name) => {
    expect(cityIn(country, typed, locale)).toBe(name);
  });

  it('stays as typed where we know no such city', () => {
    expect(cityIn('GH', 'Osu', 'ar')).toBe('Osu');
    expect(cityIn(null, '广州', 'en')).toBe('广州');
  });
});
