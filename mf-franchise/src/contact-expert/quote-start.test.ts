import { describe, expect, it } from '@jest/globals';
import { readQuoteStart, scopeOf } from './quote-start.ts';

const read = (query: string) => readQuoteStart(new URLSearchParams(query));
const NOTHING = { origin: null, destination: null, grams: null, product: null };

describe('what a reader brings from a price', () => {
  it('is read with the names of the quote page', () => {
    expect(read('origin=CN-CAN&destination=NG-LOS&weight=6.2&product=smallParcel&pieces=1')).toEqual({ origin: 'CN', destination: 'NG', grams: 6_200, product: 'smallParcel' });
    expect(read('origin=gh&destination=TR')).toEqual({ ...NOTHING, origin: 'GH', destination: 'TR' });
    expect(read('weight=٢٫٥')).toEqual({ ...NOTHING, grams: 2_500 });
  });

  it.each(['', 'origin=XX-ABC&destination=Ghana', 'origin=CN-CAN-X', 'weight=0', 'weight=-3', 'weight=heavy', 'weight=1e9', 'weight=999999999', 'product=teleport', 'product=toString', 'origin=%3Cscript%3E'])('takes nothing of %p', (query) => {
    expect(read(query)).toEqual(NOTHING);
  });

  it('says whether goods leave the country', () => {
    expect(scopeOf(read('origin=CN-CAN&destination=NG-LOS'))).toBe('INTERNATIONAL');
    expect(scopeOf(read('origin=NG-LOS&destination=NG-ABV'))).toBe('DOMESTIC');
    expect(scopeOf(read('origin=NG-LOS'))).toBeNull();
  });
});
