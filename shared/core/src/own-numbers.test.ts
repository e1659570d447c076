import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import { formattingTag, type Market } from '@amberlane/contract/site';
import { ownNumbers } from './own-numbers.ts';

const numbersOf = (market: Market) => ownNumbers(createIntl({ locale: formattingTag(market) }), market.locale);
const SAUDI = { country: 'SA', locale: 'ar' } as const;
const EGYPTIAN = { country: 'EG', locale: 'ar' } as const;
const PAKISTANI = { country: 'PK', locale: 'ur' } as const;
const kilogram = { style: 'unit', unit: 'kilogram' } as const;
const yuan = { style: 'currency', currency: 'CNY', currencyDisplay: 'code', maximumFractionDigits: 0 } as const;

describe('figures in languages from right to left', () => {
  it.each([SAUDI, EGYPTIAN, PAKISTANI])('have the currency and the percent sign on one side in %j', (market) => {
    const { formatNumber } = numbersOf(market);
    expect([formatNumber(2194, yuan), formatNumber(-11_000, yuan)]).toEqual(['\u2066CNY\u00a02,194\u2069', '\u2066CNY\u00a0-11,000\u2069']);
    expect(formatNumber(0.9999, { style: 'percent', maximumFractionDigits: 2 })).toBe('\u206699.99%\u2069');
  });

  it('have their own units, on the line of the figure', () => {
    expect([numbersOf(SAUDI).formatNumber(1.5, kilogram), numbersOf(PAKISTANI).formatNumber(1.5, kilogram)]).toEqual(['1.5\u00a0كغم', '1.5\u00a0کلوگرام']);
    expect(numbersOf(PAKISTANI).formatNumber(500, { style: 'unit', unit: 'gram' })).toBe('500\u00a0گرام');
    expect(numbersOf(SAUDI).formatNumber(10, { style: 'unit', unit: 'megabyte' })).toBe('10\u00a0ميغابايت');
    expect(numbersOf(PAKISTANI).formatNumberToParts(1, kilogram)).toContainEqual({ type: 'unit', value: 'کلوگرام' });
  });

  it('stay as Intl writes them in other languages, on one line', () => {
    const { formatNumber } = numbersOf({ country: 'NG', locale: 'en' });
    expect([formatNumber(1.5, kilogram), formatNumber(0.15, { style: 'percent' }), formatNumber(7, yuan)]).toEqual(['1.5\u00a0kg', '15%', 'CNY\u00a07']);
  });
});
