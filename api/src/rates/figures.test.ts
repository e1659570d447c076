import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@amberlane/contract/site';
import { dayText, fill, kilograms, moneyText, percentText } from './figures.ts';

describe('figures in sentences', () => {
  it.each([
    ['en', 'CNY\u00a01,500', 'CNY\u00a0117.50', '1.6', '3%', '1 January 2026'],
    ['zh-CN', '1,500元', '117.50元', '1.6', '3%', '2026年1月1日'],
    ['fr', '1\u202f500\u00a0CNY', '117,50\u00a0CNY', '1,6', '3\u202f%', '1er janvier 2026'],
    ['ar', '\u2066CNY\u00a01,500\u2069', '\u2066CNY\u00a0117.50\u2069', '1.6', '\u20663%\u2069', '1\u00a0يناير\u00a02026'],
    ['ur', '\u2066CNY\u00a01,500\u2069', '\u2066CNY\u00a0117.50\u2069', '1.6', '\u20663%\u2069', '1\u00a0جنوری\u00a02026'],
    ['tr', '1.500\u00a0CNY', '117,50\u00a0CNY', '1,6', '%3', '1 Ocak 2026'],
  ] as const)('are written the way of %s', (locale, whole, odd, weight, share, day) => {
    expect([moneyText({ amount: 150_000, currency: 'CNY' }, locale), moneyText({ amount: 11_750, currency: 'CNY' }, locale)]).toEqual([whole, odd]);
    expect([kilograms(1_600, locale), percentText(300, locale), dayText('2026-01-01', locale)]).toEqual([weight, share, day]);
  });

  it('know that the Ugandan shilling has no minor unit', () => {
    expect(moneyText({ amount: 2_500, currency: 'UGX' }, 'en')).toBe('UGX\u00a02,500');
  });

  it.each(LOCALES)('have Latin digits in %s', (locale) => {
    expect(dayText('2026-11-20', locale)).toMatch(/20(?!\d)/);
    expect(moneyText({ amount: 123_456, currency: 'SAR' }, locale)).not.toMatch(/[٠-٩۰-۹]/);
  });

  it('fill the marks that they know and leave the others', () => {
    expect(fill('{a} and {b}', { a: '1' })).toBe('1 and {b}');
  });
});
