import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PRICED_PRODUCTS } from '@amberlane/contract/domain';
import { COUNTRIES } from '@amberlane/contract/site';
import { RATE_ORDERS } from '@amberlane/contract/calls/rates';
import { DESTINATION_COUNTRIES, NO_FILTER, rateListQuery, ratesAddress, readRateFilter, weightOf, type RateFilter } from './rate-filter.ts';

const GHANA = { country: 'GH', locale: 'en' } as const;
const CHINA = { country: 'CN', locale: 'zh-CN' } as const;
const read = (query: string, place: { readonly country: (typeof COUNTRIES)[number] } = GHANA) => readRateFilter(new URLSearchParams(query), place);

/** The digits of each script that people of the lane type, and the signs that part whole kilograms from grams. */
const SCRIPTS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'];
const POINTS = ['.', ',', '٫'];
const typedIn = (plain: string, script: string, point: string) => plain.replace(/\d/g, (digit) => script[Number(digit)] ?? '').replace('.', point);

describe('the address of rates', () => {
  it('says what the page asks for; what is missing is no filter, and the country of the page', () => {
    expect(read('')).toEqual({ ...NO_FILTER, country: 'GH' });
    expect(read('', CHINA).country).toBeNull();
    expect(read('origin=cn-can&country=ng&product=specialLine&weight=٢٫٥&sort=price&page=3')).toEqual({
      origin: 'CN-CAN', country: 'NG', product: 'specialLine', weight: '2.5', keyword: '', order: 'price', page: 3,
    });
  });

  it('looks for a name in every country unless it says one', () => {
    expect(read('q=lagos').country).toBeNull();
    expect(read('q=lagos&country=GH').country).toBe('GH');
    expect(read('country=all').country).toBeNull();
    expect(read('country=CN').country).toBeNull();
  });

  it('prices one kilogram until another weight is asked for', () => {
    for (const query of ['', 'weight=', 'weight=%20']) expect(rateListQuery(read(query), GHANA)).toMatchObject({ weightGrams: 1_000 });
    expect(ratesAddress(read('weight=1'), GHANA)).toBe('rates');
  });

  it('that says something wrong is read as if it said nothing', () => {
    expect(read("origin=<b>&country=XX&product=rocket&sort=size&page=-1&q=%20%0a")).toEqual({ ...NO_FILTER, country: 'GH' });
    for (const page of ['0', '1.5', 'x', '10001', '1e9']) expect(read(`page=${page}`).page).toBe(1);
  });

  it('is read as it was written, for any filter on any page', () => {
    const words = fc.string({ maxLength: 40 }).map((text) => text.replace(/\s+/g, ' ').trim());
    const weight = fc.integer({ min: 1, max: 10_000_000 }).map((grams) => String(grams / 1_000));
    const filters = fc.record({
      origin: fc.constantFrom('', 'CN-CAN', 'NG-LOS'),
      country: fc.constantFrom(null, ...DESTINATION_COUNTRIES),
      product: fc.constantFrom(null, ...PRICED_PRODUCTS),
      weight: fc.oneof(fc.constant('1'), fc.constant('heavy'), weight),
      keyword: words,
      order: fc.constantFrom(...RATE_ORDERS),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(filters, fc.constantFrom(...COUNTRIES), (drawn, country) => {
        const filter: RateFilter = { ...drawn, order: typeof weightOf(drawn) === 'number' ? drawn.order : 'city' };
        const [path, query = ''] = ratesAddress(filter, { country }).split('?');
        expect(path).toBe('rates');
        expect(read(query, { country })).toEqual(filter);
      }),
    );
  });

  it('never breaks the page, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('origin', 'country', 'product', 'weight', 'q', 'sort', 'page'), fc.string({ unit: 'binary' })), (entries) => {
        const filter = readRateFilter(new URLSearchParams(entries), CHINA);
        expect(read(ratesAddress(filter, CHINA).split('?')[1] ?? '', CHINA)).toEqual(filter);
      }),
    );
  });
});

describe('the weight', () => {
  it('is read in the digits of every script, with either decimal sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom(...SCRIPTS), fc.constantFrom(...POINTS), (grams, script, point) => {
        // Three digits behind a comma are thousands: a weight to the gram is written with a point or one digit less.
        const plain = String(grams / 1_000);
        fc.pre(point !== ',' || (plain.split('.')[1] ?? '').length !== 3);
        expect(weightOf({ weight: read(`weight=${encodeURIComponent(typedIn(plain, script, point))}`).weight })).toBe(grams);
      }),
    );
  });

  it.each(['0', '-1', '0.0001', 'heavy', '1.2.3', '1e3', '10000.001', '∞'])('%s is none, and stays as it was typed', (typed) => {
    const filter = read(`weight=${typed}`);
    expect([filter.weight, weightOf(filter)]).toEqual([typed, 'fault']);
    expect(rateListQuery(filter, GHANA)).not.toHaveProperty('weightGrams');
  });

  it('is asked in grams, with the order that it makes possible', () => {
    expect(rateListQuery(read('weight=1.5&sort=price'), GHANA)).toEqual({ locale: 'en', country: 'GH', weightGrams: 1_500, sort: 'price', pageNum: 1, pageSize: 50 });
    expect(read('weight=heavy&sort=price').order).toBe('city');
  });
});
