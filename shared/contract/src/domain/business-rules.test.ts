import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES, convertMinor, exchangeRates, findRule, isWorthMore, parcelLimits, redeliveryRule, remoteRule, ruleOn, RULES, transitDays, transitSpan, type DatedRule } from './index.ts';

const row = (id: string, validFrom: string, validTo: string | null): DatedRule => ({ id, validFrom, validTo, source: 'test' });

describe('dated rules', () => {
  const rows = [row('old', '2020-01-01', '2022-12-31'), row('new', '2023-03-01', null), row('next', '2030-01-01', null)];

  it.each([
    ['2019-12-31', undefined],
    ['2020-01-01', 'old'],
    ['2022-12-31', 'old'],
    ['2023-01-01', undefined],
    ['2023-03-01', 'new'],
    ['2029-12-31', 'new'],
    ['2030-01-01', 'next'],
  ])('on %s %s holds', (day, id) => {
    expect(findRule(rows, day)?.id).toBe(id);
  });

  it('a gap in the configuration is an error that names its rows', () => {
    expect(() => ruleOn(rows, '2023-01-01')).toThrow(/2023-01-01.*old.*new/);
  });

  it('keep what pages read and what bills charge in one row', () => {
    expect(redeliveryRule('2026-11-20')).toMatchObject(RULES.redelivery);
    expect(remoteRule('2026-11-20')).toMatchObject(RULES.remoteAreaDays);
    const { mostKg, flaggedKg } = RULES.weightInput;
    for (const product of ['smallParcel', 'localDelivery'] as const) expect(parcelLimits(product, '2026-11-20').maxWaybillGrams).toBe(mostKg * 1_000);
    expect(parcelLimits('specialLine', '2026-11-20').confirmAboveGrams).toBe(flaggedKg * 1_000);
    expect(transitDays('specialLine', '2026-11-20')).toEqual({ from: 4, to: 8 });
    expect(transitSpan(['specialLine', 'smallParcel'], '2026-11-20')).toEqual({ from: 4, to: 10 });
  });
});

describe('exchange rates', () => {
  const rates = exchangeRates('2026-11-20');
  const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
  const currency = fc.constantFrom(...CURRENCIES);

  it('knows that the Ugandan shilling has no minor unit', () => {
    expect(convertMinor(100, 'CNY', 'UGX', rates)).toBe(500);
    expect(convertMinor(500, 'UGX', 'CNY', rates)).toBe(100);
  });

  it('is exact where numbers would not be', () => {
    expect(convertMinor(1_000_000_000_000, 'USD', 'CNY', rates)).toBe(7_100_000_000_000);
  });

  it('gives whole amounts in the order of their worth', () => {
    fc.assert(
      fc.property(amount, amount, currency, currency, (a, b, from, to) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)];
        expect(Number.isSafeInteger(convertMinor(large, from, to, rates))).toBe(true);
        expect(convertMinor(small, from, to, rates)).toBeLessThanOrEqual(convertMinor(large, from, to, rates));
        expect(isWorthMore({ amount: large, currency: from }, { amount: small, currency: from }, rates)).toBe(large > small);
      }),
    );
  });

  it('tell the smallest coin from nothing', () => {
    expect(isWorthMore({ amount: 1, currency: 'UGX' }, { amount: 0, currency: 'EUR' }, rates)).toBe(true);
  });
});
