import { describe, expect, it } from '@jest/globals';
import { lineCheaperFromKg } from './cheaper-from.ts';

const DAY = '2026-11-27';
const tariff = (firstAmount: number, stepAmount: number, stepGrams = 100) => ({ firstGrams: 1_000, firstAmount, tiers: [{ uptoGrams: null, stepGrams, stepAmount }] });

describe('weight from which the special line is cheaper', () => {
  it('is a whole kilogram above which no small parcel costs less', () => {
    expect(lineCheaperFromKg(tariff(8_000, 600), tariff(9_000, 2_500, 500), DAY)).toBe(4);
  });

  it('is unknown where the special line is never cheaper', () => {
    expect(lineCheaperFromKg(tariff(8_000, 100), tariff(9_000, 2_500, 500), DAY)).toBeNull();
  });
});
