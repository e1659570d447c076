import { expect, it } from '@jest/globals';
import type { Market } from '@amberlane/contract/site';
import { createSiteIntl } from './site-intl.tsx';

it('writes the first of a month as French does, alone and in spans', () => {
  const french = createSiteIntl({ country: 'MA', locale: 'fr' }, {}, () => undefined);
  const days = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const [first, fourth] = [new Date('2026-12-01T09:00:00Z'), new Date('2026-12-04T09:00:00Z')];
  expect([french.formatDate(first, days), french.formatDate(fourth, days), french.formatDateTimeRange(first, fourth, days)]).toEqual(['1er déc.', '4 déc.', '1er–4 déc.']);
});

it('writes a date of Arabic and Urdu in words, on one line', () => {
  const dateOf = (market: Market) => createSiteIntl(market, {}, () => undefined).formatDate('2027-02-26T09:00:00Z', { dateStyle: 'medium', timeZone: 'UTC' });
  expect([dateOf({ country: 'SA', locale: 'ar' }), dateOf({ country: 'PK', locale: 'ur' }), dateOf({ country: 'NG', locale: 'en' })]).toEqual(['26\u00a0فبراير\u00a02027', '26\u00a0فروری\u00a02027', '26 Feb 2027']);
});

it('calls a country as the site does where Intl has only a long name', () => {
  const nameOf = (market: Market, country: string) => createSiteIntl(market, {}, () => undefined).formatDisplayName(country, { type: 'region' });
  expect([nameOf({ country: 'CN', locale: 'zh-CN' }, 'AE'), nameOf({ country: 'TR', locale: 'tr' }, 'AE'), nameOf({ country: 'AE', locale: 'en' }, 'AE')]).toEqual(['阿联酋', 'BAE', 'United Arab Emirates']);
  expect(nameOf({ country: 'CN', locale: 'zh-CN' }, 'SA')).toBe('沙特阿拉伯');
  expect([nameOf({ country: 'EG', locale: 'ar' }, 'SA'), nameOf({ country: 'EG', locale: 'ar' }, 'AE')]).toEqual(['السعودية', 'الإمارات']);
});
