import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { IMPORT_COLUMNS } from '@amberlane/contract/domain/order-import';
import { LOCALES } from '@amberlane/contract/site';
import { guessMapping } from './mapping.ts';
import { readXlsx } from './read-xlsx.ts';
import { templateFor } from './save-template.ts';
import { columnLetter } from './xlsx-template.ts';

const CHOICES = { goods: ['Clothes', 'Books & paper', 'Clothes'], pickupTimes: ['Morning'], senders: ['Accra "Store" <1>'] };
const wordsIn = (locale: (typeof LOCALES)[number]) => ({ locale, sheet: 'Shipments', values: 'Allowed values', say: (key: string) => `(${key})` });

const bytesOf = async (locale: (typeof LOCALES)[number]): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await (await templateFor(CHOICES, wordsIn(locale))).arrayBuffer());

describe('the template for spreadsheets', () => {
  it.each(LOCALES)('has columns in %s that the import knows again', async (locale) => {
    const parts = unzipSync(await bytesOf(locale));
    const names = Object.keys(parts).filter((name) => /worksheets\/sheet\d\.xml$/.test(name));
    expect(names).toHaveLength(2);
    const strings = [...strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array()).matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text);
    expect(guessMapping({ heads: strings.slice(0, IMPORT_COLUMNS.length) })).toEqual(Object.fromEntries(IMPORT_COLUMNS.map((column, index) => [column, index])));
  });

  it('holds no shipment before it is filled in', async () => {
    expect(await readXlsx(await bytesOf('en'))).toEqual({ problem: 'empty' });
  });

  it('offers lists, says what a cell takes, and refuses numbers that are none', async () => {
    const parts = unzipSync(await bytesOf('en'));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const rules = new Map([...sheet.matchAll(/<dataValidation ([^>]*?)(?:\/>|>(.*?)<\/dataValidation>)/g)].map(([, attributes = '', source = '']): readonly [string, Readonly<Record<string, string>>] => {
      const named: Readonly<Record<string, string>> = Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
      return [named['sqref'] ?? '', { ...named, source: source.replace(/<\/?formula1>/g, '') }];
    }));
    expect(rules.size).toBe(2 * IMPORT_COLUMNS.length);
    const ruleOf = (column: (typeof IMPORT_COLUMNS)[number]) => {
      const letter = columnLetter(IMPORT_COLUMNS.indexOf(column));
      return rules.get(`${letter}2:${letter}2001`);
    };
    expect(ruleOf('country')?.['source']).toBe("'Allowed values'!$A$2:$A$12");
    expect(ruleOf('goodsType')?.['source']).toMatch(/^'Allowed values'!\$C\$2:\$C\$3$/);
    expect([ruleOf('quantity')?.['type'], ruleOf('weightKg')?.['type'], ruleOf('mallNo')?.['type']]).toEqual(['whole', 'decimal', undefined]);
    expect(rules.get('A1')?.['prompt']).toBe('(required)');
    expect(ruleOf('mallNo')?.['prompt']).toBe('(optional) (joins)');
    expect(ruleOf('quantity')?.['prompt']).toBe('(required) (whole) (item)');
    // The lists stand behind the cells and before the margins, as the format wants it.
    expect(sheet.indexOf('</sheetData>')).toBeLessThan(sheet.indexOf('<dataValidations'));
  });

  it('names columns beyond the alphabet', () => {
    expect([0, 25, 26, 51, 52].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
  });
});
