import { describe, expect, it } from '@jest/globals';
import { formattingTag, MARKETS } from './markets.ts';

const ENGLISH = MARKETS.filter(({ locale }) => locale === 'en');

describe('the tag that figures and dates are written by', () => {
  it.each(ENGLISH)('puts the day before the month in English of $country', (market) => {
    const written = new Intl.DateTimeFormat(formattingTag(market), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date('2026-11-27T12:00:00Z'));
    expect(written).toBe('27 Nov');
  });

  it.each(['EG', 'SA', 'AE'] as const)('has one percent sign for Arabic of %s, held on its side', (country) => {
    expect(new Intl.NumberFormat(formattingTag({ country, locale: 'ar' }), { style: 'percent' }).format(0.15)).toBe('15\u200e%\u200e');
  });

  it('keeps the country of every other language', () => {
    expect(formattingTag({ country: 'MA', locale: 'fr' })).toBe('fr-MA-u-ca-gregory-nu-latn');
    expect(formattingTag({ country: 'GH', locale: 'en' })).toBe('en-GH-u-ca-gregory-nu-latn');
  });
});
