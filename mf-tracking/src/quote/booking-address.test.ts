import { describe, expect, it } from '@jest/globals';
import { bookingAddress } from './booking-address.ts';
import { readEntry } from './quote-entry.ts';
import { endsOf } from './validate-quote.ts';
import { CITIES } from '../../testing/prices.ts';

const booking = (search: string) => {
  const entry = readEntry(new URLSearchParams(search));
  return bookingAddress(entry, endsOf(entry, CITIES, 'NG'), 'smallParcel');
};

describe('the form that books a price', () => {
  it('is named with the cities that the price is for, also when nobody chose them', () => {
    const { path, query } = booking('weight=6.2&value=120');
    expect([path, Object.fromEntries(new URLSearchParams(query))]).toEqual([
      'express/intlorder-entry',
      { origin: 'CN-CAN', destination: 'NG-LOS', goods: 'GENERAL', product: 'smallParcel', weight: '6.2', pieces: '1', value: '120', currency: 'CNY', purpose: 'ecommerce', receiver: 'individual' },
    ]);
  });

  it('within one country is the local one', () => {
    expect(booking('weight=2&origin=NG-LOS&destination=NG-LOS').path).toBe('express/order-entry');
  });

  it.each([
    ['battery=builtIn&phones=1', 'BATTERY_BUILT_IN'],
    ['phones=1&brand=1', 'PHONE_TABLET'],
    ['brand=1', 'BRAND'],
    ['goods=CLOTHES&brand=1', 'CLOTHES'],
  ])('names the goods of %s as the rules do', (search, goods) => {
    expect(new URLSearchParams(booking(`weight=1&${search}`).query).get('goods')).toBe(goods);
  });
});
