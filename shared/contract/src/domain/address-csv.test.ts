import { describe, expect, it } from '@jest/globals';
import { csvText } from './address-csv.ts';
import { cellText, columnOfHead, CSV_COLUMNS, csvHead } from './address-csv-columns.ts';
import { LOCALES } from '../site/markets.ts';

describe('an address book as a file', () => {
  it.each(LOCALES)('has heads in %s that lead back to their columns', (locale) => {
    expect(CSV_COLUMNS.map((column) => columnOfHead(csvHead(column, locale)))).toEqual(CSV_COLUMNS);
  });

  it('knows its keys, however a head is written', () => {
    expect(['localName', 'local name', 'POSTCODE ', 'p.o. box', 'E-Mail'].map(columnOfHead)).toEqual(['localName', 'localName', 'postcode', 'poBox', 'email']);
    expect(columnOfHead('colour')).toBeNull();
  });

  it.each(['=1+1', '+233245550142', '-1', '@cmd', '\tx', '\rx', '＝1', '＋1', '－1', '＠a', "'=1", "''+1"])('writes %j so that no spreadsheet runs it, and reads it back', (text) => {
    const cell = /^\uFEFF[^\r]*\r\n([^]*?),,/.exec(csvText([{ name: text }], 'en'))?.[1] ?? '';
    const unquoted = cell.startsWith('"') ? cell.slice(1, -1) : cell;
    expect(unquoted).toBe(`'${text}`);
    expect(cellText(unquoted)).toBe(text);
  });

  it('leaves an apostrophe that is part of a name, and quotes what would break a line', () => {
    expect(cellText("'Abd al-Rahman")).toBe("'Abd al-Rahman");
    expect(csvText([{ name: 'A "B", C' }], 'en')).toContain('\r\n"A ""B"", C",');
  });
});
