import { describe, expect, it } from '@jest/globals';
import type { SpecialItem } from '@amberlane/contract/calls/presend';
import { withRulings } from './goods-verdict.ts';
import { readEntry } from './quote-entry.ts';
import { itemsOf, specialKinds, verdictOnAll } from './special-goods.ts';

const entryOf = (search: string) => readEntry(new URLSearchParams(search));
const item = (facts: Partial<SpecialItem>): SpecialItem => ({ code: 'X', goodsType: 'LIQUID_POWDER', name: 'x', verdict: 'ALLOWED', conditions: [], elsewhere: [], ...facts });
const PERFUME = item({ code: 'PERFUME', verdict: 'REFUSED' });
const DRONE = item({ code: 'DRONE', goodsType: 'ELECTRONICS', verdict: 'CONDITIONAL', elsewhere: [{ country: 'EG', verdict: 'REFUSED' }] });

describe('kinds of goods with rulings', () => {
  it('are the chosen kind and what the questions name', () => {
    expect(specialKinds(entryOf('goods=LIQUID_POWDER&brand=1&battery=matching'))).toEqual(['LIQUID_POWDER', 'BRAND', 'BATTERY_MATCHING']);
  });

  it('are none for general goods', () => {
    expect(specialKinds(entryOf('weight=2'))).toEqual([]);
  });

  it('choose the items that are told', () => {
    expect(itemsOf([PERFUME, DRONE], ['ELECTRONICS'])).toEqual([DRONE]);
  });
});

describe('the verdict on items together', () => {
  it('is conditional when some of them are not taken', () => {
    expect(verdictOnAll([PERFUME, item({})], 'NG')).toBe('CONDITIONAL');
  });

  it('is that of the country, not of the one asked for', () => {
    expect([verdictOnAll([DRONE], 'NG'), verdictOnAll([DRONE], 'EG')]).toEqual(['CONDITIONAL', 'REFUSED']);
  });

  it('is taken without any', () => {
    expect(verdictOnAll([], 'NG')).toBe('ALLOWED');
  });

  it('says conditions only where no surcharge is told, and never softens a refusal', () => {
    const surcharge = { kind: 'surcharge', fenPerKg: 1_500 } as const;
    expect(withRulings({ kind: 'taken' }, [DRONE], 'NG')).toEqual({ kind: 'conditional' });
    expect(withRulings(surcharge, [DRONE], 'NG')).toBe(surcharge);
    expect(withRulings(surcharge, [DRONE], 'EG')).toEqual({ kind: 'refused', fault: null });
  });
});
