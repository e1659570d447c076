import { describe, expect, it } from '@jest/globals';
import { bookingAddress, expertAddress } from './booking-address.ts';
import { readEntry } from './quote-entry.ts';
import { endsOf } from './validate-quote.ts';
import { CITIES } from '../../testing/prices.ts';

const booking = (search: string) => {
  const entry = readEntry(new URLSearchParams(search));
  return bookingAddress(entry, endsOf(entry, CITIES, 'NG'), { product: 'smallParcel', quoteId: 'q-1', total: { amount: 66_000, currency: 'CNY' } });
};

describe('the form that books a price', () => {
  it('is named with the cities that the price is for, also when nobody chose them', () => {
    const { path, query } = booking('weight=6.2&value=120');
    expect([path, Object.fromEntries(new URLSearchParams(query))]).toEqual([
      'express/intlorder-entry',
      { origin: 'CN-CAN', destination: 'NG-LOS', goods: 'GENERAL', product: 'smallParcel', quote: 'q-1', total: '66000', weight: '6.2', pieces: '1', value: '120', currency: 'CNY', purpose: 'ecommerce', receiver: 'individual' },
    ]);
  });

  it('within one country is the local one', () => {
    expect(booking('weight=2&origin=NG-LOS&destination=NG-LOS').path).toBe('express/order-entry');
  });

  it.each([
    ['battery=builtIn', 'BATTERY_BUILT_IN'],
    ['battery=builtIn&phones=1', 'PHONE_TABLET'],
    ['battery=matching&phones=1', 'BATTERY_MATCHING'],
    ['goods=CLOTHES&phones=1', 'PHONE_TABLET'],
    ['phones=1&brand=1', 'PHONE_TABLET'],
    ['brand=1', 'BRAND'],
    ['goods=CLOTHES&brand=1', 'CLOTHES'],
  ])('names the goods of %s as the rules do', (search, goods) => {
    expect(new URLSearchParams(booking(`weight=1&${search}`).query).get('goods')).toBe(goods);
  });

  it('is told the energy of the batteries, reckoned from volts and capacity too, and that goods of any kind are branded', () => {
    const told = (search: string) => Object.fromEntries(['brand', 'wattHours', 'batteries'].map((name) => [name, new URLSearchParams(booking(`weight=1&${search}`).query).get(name)]));
    expect(told('battery=matching&wattHours=19.2&batteries=2')).toEqual({ brand: null, wattHours: '19.2', batteries: '2' });
    expect(told('battery=builtIn&volts=3.85&milliampHours=5000&brand=1')).toEqual({ brand: '1', wattHours: '20', batteries: '1' });
    expect(told('wattHours=19.2&goods=CLOTHES&brand=1')).toEqual({ brand: '1', wattHours: null, batteries: null });
  });
});

it('tells an expert the lane, the weight and the product of a price, and nothing else', () => {
  const entry = readEntry(new URLSearchParams('weight=6.2&value=120&battery=builtIn'));
  expect(expertAddress(entry, endsOf(entry, CITIES, 'NG'), 'smallParcel')).toBe('express/contact-proficient?origin=CN-CAN&destination=NG-LOS&weight=6.2&product=smallParcel');
  expect(expertAddress({ ...entry, weight: ' ' }, { origin: null, destination: null }, '')).toBe('express/contact-proficient');
});
