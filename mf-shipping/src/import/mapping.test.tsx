import { afterEach, describe, expect, it } from '@jest/globals';
import { IMPORT_COLUMNS } from '@amberlane/contract/domain/order-import';
import { LOCALES } from '@amberlane/contract/site';
import { columnHead, guessColumn } from './column-heads.ts';
import { guessMapping, mappedRows, missingColumns, rememberMapping } from './mapping.ts';

afterEach(() => localStorage.clear());

describe('the columns of a file', () => {
  it.each(LOCALES)('of our template in %s are all known', (locale) => {
    expect(guessMapping({ heads: IMPORT_COLUMNS.map((column) => columnHead(column, locale)) })).toEqual(Object.fromEntries(IMPORT_COLUMNS.map((column, index) => [column, index])));
  });

  it.each([
    ['customer_name', 'acceptName'], ['Shipping Phone', 'acceptPhone'], ['ship_city', 'city'], ['address_1', 'street'], ['qty', 'quantity'], ['weight_g', 'weightKg'],
    ['收货人', 'acceptName'], ['手机号', 'acceptPhone'], ['الجوال', 'acceptPhone'], ['Adres', 'street'], ['Quantité', 'quantity'], ['重量（千克）', 'weightKg'], ['Second phone', 'acceptPhone2'], ['Unit value', 'unitPrice'], ['Your order number', 'mallNo'], ['GTİP (HS) kodu', 'hsCode'], ['colour', null], ['', null],
  ])('%j means %s', (head, column) => {
    expect(guessColumn(head)).toBe(column);
  });

  it('are remembered for the next file with the same heads', () => {
    const table = { heads: ['Wer', 'Wohin'] };
    expect(guessMapping(table)).toEqual({});
    rememberMapping(table, { acceptName: 0, city: 1 });
    expect(guessMapping({ heads: ['wer', 'WOHIN'] })).toEqual({ acceptName: 0, city: 1 });
    expect(guessMapping({ heads: ['Wohin', 'Wer'] })).toEqual({});
  });

  it('are guessed when the device holds nonsense', () => {
    for (const kept of ['{', '5', '[[1,2]]', '[["name",{"acceptName":-1,"evil":0}]]']) {
      localStorage.setItem('amberlane.reader.order-import.columns', kept);
      expect(guessMapping({ heads: ['phone'] })).toEqual({ acceptPhone: 0 });
    }
  });

  it('become cells; a weight in grams becomes kilograms, and what is no plain number stays', () => {
    const table = { heads: ['name', 'weight (g)'], rows: [{ line: 2, cells: ['Ama', '1200'] }, { line: 5, cells: ['Yaw', '1.5 kg'] }], sheet: null };
    const mapping = guessMapping(table);
    expect(mappedRows(table, mapping)).toEqual([{ line: 2, cells: { acceptName: 'Ama', weightKg: '1.2' } }, { line: 5, cells: { acceptName: 'Yaw', weightKg: '1.5 kg' } }]);
    expect(missingColumns(mapping)).toEqual(['acceptPhone', 'country', 'province', 'city', 'street', 'goodsNameEn', 'quantity', 'unitPrice']);
  });
});
