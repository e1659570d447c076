import { describe, expect, it } from '@jest/globals';
import { goodsVerdict } from './goods-verdict.ts';
import { readEntry } from './quote-entry.ts';

const DAY = '2026-11-20';
const verdict = (search: string, destination: 'NG' | 'MA' | 'SA' = 'NG', gateway: 'guangzhou' | 'hongKong' = 'guangzhou', isLocal = false) =>
  goodsVerdict(readEntry(new URLSearchParams(search)), { gateway, destination, isLocal }, DAY);

describe('verdict on goods', () => {
  it('takes what no rule speaks of', () => expect(verdict('goods=CLOTHES')).toEqual({ kind: 'taken' }));

  it('adds the surcharges of the gateway, except where they are spared', () => {
    expect(verdict('phones=1')).toEqual({ kind: 'surcharge', fenPerKg: 3_500 });
    expect(verdict('phones=1', 'NG', 'hongKong')).toEqual({ kind: 'surcharge', fenPerKg: 2_500 });
    expect(verdict('phones=1&brand=1')).toEqual({ kind: 'surcharge', fenPerKg: 5_000 });
    for (const spared of ['MA', 'SA'] as const) expect(verdict('phones=1&brand=1', spared)).toEqual({ kind: 'taken' });
    expect(verdict('phones=1', 'NG', 'guangzhou', true)).toEqual({ kind: 'taken' });
  });

  it.each([
    ['battery=alone', 'batteryAlone'],
    ['battery=builtIn&wattHours=100.5', 'wattHours'],
    ['battery=builtIn&volts=24&milliampHours=5000', 'wattHours'],
    ['battery=matching&batteries=3', 'batteries'],
  ])('refuses %s and says why', (search, code) => expect(verdict(search)).toMatchObject({ kind: 'refused', fault: { code } }));

  it.each(['battery=builtIn&wattHours=100', 'battery=matching&batteries=2', 'battery=none&wattHours=500'])('takes %s', (search) => expect(verdict(search).kind).toBe('taken'));
});
