import { describe, expect, it } from '@jest/globals';
import { suggestedMarket } from './suggested-market.ts';

describe('suggested country and language', () => {
  it.each([
    ['the time zone before the region', ['en-US', 'en'], 'Africa/Accra', { country: 'GH', locale: 'en' }],
    ['the reader’s language in the country', ['zh-CN', 'zh'], 'Africa/Lagos', { country: 'NG', locale: 'zh-CN' }],
    ['the first language that the country has', ['de-DE', 'fr-FR', 'en'], 'Africa/Casablanca', { country: 'MA', locale: 'fr' }],
    ['the country’s own language where none fits', ['de-DE'], 'Europe/Istanbul', { country: 'TR', locale: 'tr' }],
    ['the region where the time zone is elsewhere', ['ar-EG'], 'Europe/Berlin', { country: 'EG', locale: 'ar' }],
  ])('is %s', (_why, languages, zone, market) => {
    expect(suggestedMarket(languages, zone)).toEqual(market);
  });

  it.each([[['de-DE', 'en-US'], 'Europe/Berlin'], [[], ''], [['tr-'], 'Etc/Unknown']])('is none for %j in %s', (languages, zone) => {
    expect(suggestedMarket(languages, zone)).toBeNull();
  });
});
