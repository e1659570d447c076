import { describe, expect, it } from '@jest/globals';
import { sampleMonth } from './sample-month.ts';

describe('a month of a small shop', () => {
  it('is worked out with the rules of the day', () => {
    expect(sampleMonth('2026-11-21')).toEqual({ orders: 100, cashFen: 90_000, attemptsFen: 16_000, totalFen: 106_000, reorderAt: 50 });
  });
});
