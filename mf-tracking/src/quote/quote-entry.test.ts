import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GOODS_TYPES } from '@amberlane/contract/domain';
import { asksForPrice, BATTERY_KINDS, PLAIN_GOODS, quoteAddress, readEntry, type QuoteEntry } from './quote-entry.ts';

const searchOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);
const usual = readEntry(new URLSearchParams());

const text = fc.string({ maxLength: 40 }).map((typed) => typed.trim());
const chosen = (values: readonly string[]) => fc.constantFrom(...values);
const entries: fc.Arbitrary<QuoteEntry> = fc.record({
  origin: text, destination: text, weight: text, pieces: text.filter(Boolean), length: text, width: text, height: text,
  goods: chosen(PLAIN_GOODS), battery: chosen(BATTERY_KINDS), wattHours: text, volts: text, milliampHours: text, batteries: text.filter(Boolean),
  value: text, cod: text, insured: text, currency: chosen(['CNY', 'NGN', 'SAR']), purpose: chosen(['ecommerce', 'gift', 'sample']),
  receiver: chosen(['individual', 'company']), show: chosen(['', 'CNY', 'AED']), product: chosen(['', 'smallParcel', 'specialLine']),
  country: fc.constant(''), brand: fc.boolean(), phones: fc.boolean(),
});

describe('entry of a price in the address', () => {
  it('comes back as it was written, whatever was typed', () => {
    fc.assert(fc.property(entries, (entry) => expect(readEntry(searchOf(quoteAddress(entry)))).toEqual(entry)));
  });

  it('says only what does not go without saying', () => {
    expect(quoteAddress({ ...usual, weight: '6.2' })).toBe('quote?weight=6.2');
    expect(quoteAddress({ ...usual, weight: '2', destination: 'NG-LOS', phones: true })).toBe('quote?destination=NG-LOS&weight=2&phones=1');
  });

  it('keeps the country that another page led here with until a city is chosen', () => {
    const led = readEntry(new URLSearchParams('product=smallParcel&country=NG&weight=2'));
    expect(quoteAddress(led)).toBe('quote?country=NG&weight=2&product=smallParcel');
    expect(quoteAddress({ ...led, destination: 'GH-ACC' })).toBe('quote?destination=GH-ACC&weight=2&product=smallParcel');
  });

  it('asks for a price once the form was sent, even an empty one', () => {
    expect(asksForPrice(new URLSearchParams('origin=CN-CAN&destination=NG-LOS'))).toBe(false);
    expect(asksForPrice(new URLSearchParams('weight='))).toBe(true);
    expect(asksForPrice(searchOf(quoteAddress(usual)))).toBe(true);
  });

  it('takes any kind of goods of the rules, as the answer to its question', () => {
    expect(readEntry(new URLSearchParams('goods=PHONE_TABLET'))).toMatchObject({ goods: 'GENERAL', phones: true });
    expect(readEntry(new URLSearchParams('goods=brand'))).toMatchObject({ goods: 'GENERAL', brand: true });
    expect(readEntry(new URLSearchParams('goods=BATTERY_PURE'))).toMatchObject({ battery: 'alone' });
    for (const goods of GOODS_TYPES) expect(PLAIN_GOODS).toContain(readEntry(new URLSearchParams({ goods })).goods);
  });

  it.each(['goods=PLUTONIUM', 'battery=nuclear', 'brand=', 'phones=0'])('does not take %s for an answer', (search) => expect(readEntry(new URLSearchParams(search))).toEqual(usual));

  it('cuts what is longer than anything right', () => expect(readEntry(new URLSearchParams({ weight: '9'.repeat(5_000) })).weight).toHaveLength(40));
});
