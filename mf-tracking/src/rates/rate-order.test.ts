import { describe, expect, it } from '@jest/globals';
import { rate } from '../../testing/rates.ts';
import { ratesByWeight } from './rate-order.ts';

const SMALL = rate({ id: 'small' });
const LINE = rate({ id: 'line', minimum: { grams: 10_000, amount: 46_000 } });
const idsOf = (rates: readonly { readonly id: string }[]): string[] => rates.map(({ id }) => id);

describe('rates for a weight', () => {
  it('are first those of services that take it, then those of services for heavier parcels', () => {
    const { fitting, heavier } = ratesByWeight([LINE, SMALL], 1_000);
    expect([idsOf(fitting), idsOf(heavier)]).toEqual([['small'], ['line']]);
  });

  it('are of one kind where every service takes it, or none is made for so little', () => {
    expect(ratesByWeight([LINE, SMALL], 10_000).heavier).toEqual([]);
    expect(idsOf(ratesByWeight([LINE, SMALL], 200).fitting)).toEqual(['line', 'small']);
  });
});
