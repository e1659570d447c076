import { describe, expect, it } from '@jest/globals';
import { linePriceBands } from './line-price-bands.ts';

const DAY = '2026-11-27';
const tariff = (firstAmount: number, stepAmount: number, stepGrams = 100) => ({ firstGrams: 1_000, firstAmount, tiers: [{ uptoGrams: null, stepGrams, stepAmount }] });

describe('weights at which the special line is cheaper', () => {
  it('are whole kilograms above which no small parcel costs less, and under which every one does', () => {
    expect(linePriceBands(tariff(8_000, 600), tariff(9_000, 2_500, 500), DAY)).toEqual({ underKg: 2, fromKg: 4 });
  });

  it('are unknown where the special line is never cheaper', () => {
    expect(linePriceBands(tariff(8_000, 100), tariff(9_000, 2_500, 500), DAY)).toBeNull();
  });
});
