import { describe, expect, it } from '@jest/globals';
import { readEntry } from './quote-entry.ts';
import { endsOf, judgeEntry, productsOf } from './validate-quote.ts';
import { CITIES } from '../../testing/prices.ts';

const judge = (search: string) => judgeEntry(readEntry(new URLSearchParams(search)), CITIES, 'NG');
const faultsOf = (search: string) => {
  const judgement = judge(search);
  return judgement.kind === 'wrong' ? judgement.faults.map(({ field, code, params }) => [field, code, ...Object.values(params)].join(' ')) : [];
};

describe('an entry that can be priced', () => {
  it('becomes a request in whole units, to the main city of the page when none is chosen', () => {
    expect(judge('weight=٦٫٢&length=46&width=34.5&height=30&value=1,800.50&cod=200&insured=100&brand=1')).toEqual({
      kind: 'right',
      request: {
        origin: { country: 'CN', city: 'CN-CAN' }, destination: { country: 'NG', city: 'NG-LOS' },
        weightGrams: 6_200, pacNumber: 1, lengthMm: 460, widthMm: 345, heightMm: 300, goodsType: 'GENERAL', branded: true, phones: false,
        declaredValue: { amount: 180_050, currency: 'CNY' }, cod: { amount: 20_000, currency: 'CNY' }, insuredValue: { amount: 10_000, currency: 'CNY' },
        purpose: 'ecommerce', receiverType: 'individual', displayCurrency: 'NGN',
      },
    });
  });

  it('names batteries by watt-hours, else by volts and capacity', () => {
    expect(judge('weight=1&battery=builtIn&wattHours=99.2')).toMatchObject({ request: { goodsType: 'BATTERY_BUILT_IN', battery: { wattHours: 100, count: 1 } } });
    expect(judge('weight=1&battery=matching&volts=3.7&milliampHours=2000&batteries=2')).toMatchObject({ request: { goodsType: 'BATTERY_MATCHING', battery: { wattHours: 8, count: 2 } } });
  });

  it('may be too heavy for one product of the lane', () => expect(judge('weight=120&pieces=4').kind).toBe('right'));
});

describe('an entry that can not be priced', () => {
  it.each([
    ['weight=', ['weight required']],
    ['weight=heavy', ['weight number']],
    ['weight=0', ['weight number']],
    ['weight=201', ['weight overweight 200']],
    ['weight=31&origin=NG-LOS', ['weight overweight 30']],
    ['weight=5&pieces=1.5', ['pieces whole']],
    ['weight=5&pieces=21', ['pieces tooMany 20']],
    ['weight=5&length=46', ['width required', 'height required']],
    ['weight=5&length=100&width=20&height=20', ['length sideTooLong 100']],
    ['weight=5&length=50&width=9&height=5', ['width sizeTooSmall 10']],
    ['weight=5&value=10&insured=11', ['insured insured']],
    ['weight=5&cod=50001', ['cod cod 50000']],
    ['weight=5&value=ten', ['value number']],
    ['weight=5&battery=alone', ['battery batteryAlone']],
    ['weight=5&battery=builtIn&wattHours=101', ['wattHours wattHours 100']],
    ['weight=5&battery=matching&batteries=3', ['batteries batteries 2']],
    ['weight=5&battery=matching&volts=3.7', ['milliampHours required']],
    ['weight=5&destination=XX-NOP', ['destination choice']],
    ['weight=5&origin=NG-LOS&destination=GH-ACC', ['destination noLane']],
  ])('says what is wrong: %s', (search, faults) => expect(faultsOf(search)).toEqual(faults));

  it('has no usual destination on the pages of a country that nothing is sent to', () => {
    expect(judgeEntry(readEntry(new URLSearchParams('weight=5')), CITIES, 'CN')).toMatchObject({ faults: [{ field: 'destination', code: 'required' }] });
  });
});

it('goes to the main city of the country that another page led here with, unless a city is chosen', () => {
  const to = (search: string) => endsOf(readEntry(new URLSearchParams(search)), CITIES, 'NG').destination?.code;
  expect([to('country=gh'), to('country=gh&destination=MA-CAS'), to('country=XX')]).toEqual(['GH-ACC', 'MA-CAS', 'NG-LOS']);
});

it('local delivery begins in the page’s country unless the address says where', () => {
  const startOf = (search: string) => endsOf(readEntry(new URLSearchParams(search)), CITIES, 'NG').origin?.country;
  expect([startOf('product=localDelivery'), startOf('product=smallParcel'), startOf('product=localDelivery&origin=CN-CAN')]).toEqual(['NG', 'CN', 'CN']);
});

it('inside one country there is local delivery only', () => {
  const ends = endsOf(readEntry(new URLSearchParams('origin=NG-LOS&destination=NG-LOS')), CITIES, 'NG');
  expect(productsOf(ends)).toEqual(['localDelivery']);
});
