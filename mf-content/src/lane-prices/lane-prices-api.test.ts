import { describe, expect, it } from '@jest/globals';
import { cheapestByCountry } from './lane-prices-api.ts';

const rate = (country: 'GH' | 'NG' | 'MA', code: string, amount?: number) => ({
  destination: { code, name: code, country, remote: false },
  transit: { from: 5, to: 10 },
  ...(amount !== undefined && { forWeight: { chargeableGrams: 1000, amount } }),
});

describe('price of 1 kg by country', () => {
  it('is that of the cheapest city, in the order of the countries', () => {
    expect(cheapestByCountry([rate('NG', 'NG-KAN', 7_900), rate('NG', 'NG-LOS', 7_400), rate('MA', 'MA-CAS', 8_100)])).toEqual([
      { country: 'MA', destination: 'MA-CAS', city: 'MA-CAS', fen: 8_100, from: 5, to: 10 },
      { country: 'NG', destination: 'NG-LOS', city: 'NG-LOS', fen: 7_400, from: 5, to: 10 },
    ]);
  });

  it('leaves out what takes no such weight', () => expect(cheapestByCountry([rate('GH', 'GH-ACC')])).toEqual([]));
});
