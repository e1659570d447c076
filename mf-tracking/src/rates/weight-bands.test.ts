import { describe, expect, it } from '@jest/globals';
import { rate } from '../../testing/rates.ts';
import { bandPrice, bandsBeside } from './weight-bands.ts';

const DAY = '2026-11-20';

describe('prices of weights', () => {
  it('are those of the bill', () => {
    expect(bandPrice(rate(), 1_000, DAY)).toBe(7_920);
    expect(bandPrice(rate(), 2_000, DAY)).toBe(7_920 + 10 * 630);
  });

  it('are none for more than the service takes', () => {
    expect(bandPrice(rate({ product: 'localDelivery' }), 31_000, DAY)).toBeNull();
    expect(bandPrice(rate({ product: 'specialLine' }), 31_000, DAY)).not.toBeNull();
  });

  it('leave out the asked weight', () => expect(bandsBeside(5_000)).toEqual([1_000, 2_000, 10_000, 20_000]));
});
