import { describe, expect, it } from '@jest/globals';
import { isRounded, readCountry, readNumber, readProduct, readSteps } from './cell-values.ts';

describe('numbers of cells', () => {
  it.each([
    ['12', 12], ['1.5', 1.5], ['1,5', 1.5], ['1.200', 1.2], ['0,125', 0.125], ['1,200.50', 1200.5], ['1.200,50', 1200.5], ['1 200,5', 1200.5],
    ['1,200,000', 1200000], ['١٢٫٥', 12.5], ['۳۴', 34], ['１２', 12],
  ])('%s is %d', (cell, value) => {
    expect(readNumber(cell)).toBe(value);
  });

  it.each(['', '-1', '=1+1', '1,200', '12,345', '1.2.3', '1,2,3', '12kg', 'NaN', '1e5', '1,2.3,4'])('%j is none', (cell) => {
    expect(readNumber(cell)).toBeNull();
  });

  it('are whole steps of a unit or nothing', () => {
    expect([readSteps('1.2', 1_000), readSteps('0.86', 1_000), readSteps('19.99', 100), readSteps('1.2345', 1_000), readSteps('2.5', 1)]).toEqual([1_200, 860, 1_999, null, null]);
  });
});

describe('names of cells', () => {
  it('are read in six languages', () => {
    expect(['gh', 'Maroc', '中国', 'المغرب', 'پاکستان', 'Birleşik Arap Emirlikleri', 'UAE', 'Atlantis', ''].map(readCountry)).toEqual(['GH', 'MA', 'CN', 'MA', 'PK', 'AE', 'AE', null, null]);
    expect(['smallParcel', 'Small parcel', '专线', 'Livraison locale', 'rocket'].map(readProduct)).toEqual(['smallParcel', 'smallParcel', 'specialLine', 'localDelivery', null]);
  });
});

it('knows a number whose digits a spreadsheet has dropped', () => {
  expect([isRounded('9.6651E+11'), isRounded('9,66e11'), isRounded('966512345678')]).toEqual([true, true, false]);
});
