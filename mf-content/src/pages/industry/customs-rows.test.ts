import { describe, expect, it } from '@jest/globals';
import { customsRows } from './customs-rows.ts';

const DAY = '2026-11-21';

describe('what customs lets in', () => {
  it('begins with the country of the reader', () => {
    expect(customsRows('AE', DAY)[0]?.country).toBe('AE');
    expect(customsRows('PK', DAY)[0]?.country).toBe('PK');
  });

  it('leaves out countries without a rule', () => {
    expect(customsRows('NG', DAY).map(({ country }) => country)).not.toContain('NG');
  });

  it('tells gifts apart where they have a limit of their own', () => {
    const morocco = customsRows('MA', DAY).filter(({ country }) => country === 'MA');
    expect(morocco.map(({ gifts, rule }) => [gifts, rule.threshold.amount])).toEqual([[false, 0], [true, 125_000]]);
    expect(customsRows('SA', DAY).filter(({ country }) => country === 'SA')).toHaveLength(1);
  });

  it('follows the day: Turkey knows no free limit any more', () => {
    expect(customsRows('TR', '2025-06-01')[0]?.rule.threshold).toEqual({ amount: 3_000, currency: 'EUR' });
    expect(customsRows('TR', DAY)[0]?.rule.threshold.amount).toBe(0);
  });
});
