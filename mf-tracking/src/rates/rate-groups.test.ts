import { describe, expect, it } from '@jest/globals';
import { rate } from '../../testing/rates.ts';
import { rateLines, rateParts } from './rate-groups.ts';
import { rateRows } from './rate-rows.ts';

const city = (code: string, remote = false) => ({ code: `NG-${code}`, name: code, country: 'NG', remote }) as const;
const dear = { firstAmount: 5_000, minimum: { grams: 1_000, amount: 8_400 } } as const;
const RATES = [
  rate({ id: 'a', destination: city('ABV'), ...dear }),
  rate({ id: 'b', destination: city('KAN'), ...dear }),
  rate({ id: 'c', destination: city('LOS') }),
  rate({ id: 'd', destination: city('MIU', true), ...dear }),
  rate({ id: 'e', product: 'localDelivery', origin: city('LOS'), destination: city('ABV') }),
];

describe('groups of rates', () => {
  it('have cities with the same rates together, the cheapest first, and deliveries inside of a country apart', () => {
    const parts = rateParts(rateRows(RATES));
    expect(parts.map(({ isWithin, groups }) => [isWithin, groups.map(({ cities }) => cities.map(({ name }) => name))])).toEqual([[false, [['LOS'], ['ABV', 'KAN'], ['MIU']]], [true, [['ABV']]]]);
  });

  it('are single rows in the order of prices', () => {
    expect(rateLines(rateRows(RATES)).map(({ cities, rows }) => [cities.length, rows.length])).toEqual([[2, 1], [1, 1], [1, 1], [1, 1]]);
  });
});
