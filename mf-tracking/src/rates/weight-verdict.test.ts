import { describe, expect, it } from '@jest/globals';
import { judgeWeight } from './weight-verdict.ts';

const DAY = '2026-11-20';
const judge = (weight: string, product: 'smallParcel' | 'specialLine' | null = null) => judgeWeight({ weight, product }, DAY);

describe('a weight by the rules of the day', () => {
  it('that every product takes needs no word', () => {
    for (const weight of ['0.1', '1', '30']) expect(judge(weight)).toEqual({ fault: null, confirmAboveGrams: null, leftOut: [] });
  });

  it('above what some products take leaves these out', () => {
    expect(judge('30.001').leftOut).toEqual([{ product: 'smallParcel', maxGrams: 30_000 }, { product: 'localDelivery', maxGrams: 30_000 }]);
    expect(judge('30.001').confirmAboveGrams).toBeNull();
  });

  it('over the limit of prices made by machine is flagged (spec §8)', () => {
    expect(judge('100').confirmAboveGrams).toBeNull();
    expect(judge('100.001', 'specialLine')).toEqual({ fault: null, confirmAboveGrams: 100_000, leftOut: [] });
  });

  it('above what the asked product takes, or any, is a fault that names the limit', () => {
    expect(judge('31', 'smallParcel').fault).toEqual({ code: 'tooHeavy', product: 'smallParcel', maxGrams: 30_000 });
    expect(judge('201').fault).toEqual({ code: 'tooHeavy', product: 'specialLine', maxGrams: 200_000 });
  });

  it('that is none is a fault', () => expect(judge('heavy').fault).toEqual({ code: 'number' }));
});
