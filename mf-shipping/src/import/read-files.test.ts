/** Files as customers send them, and as nobody should. */
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';
import { csvText } from './csv-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { ReadTable, Table } from './table.ts';

const csv = (text: string): ReadTable => readCsv(new TextEncoder().encode(text), 'en');

function tableOf(read: ReadTable): Table {
  if ('problem' in read) throw new Error(read.problem);
  return read.table;
}

const CONTENT = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The smallest workbook with one sheet; `rows` is the content of `sheetData`. */
const workbook = (rows: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(`${CONTENT}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`),
      'xl/workbook.xml': strToU8(`${CONTENT}<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets><sheet name="الطلبات" sheetId="1" r:id="rId1"/></sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': strToU8(`${CONTENT}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`),
      'xl/worksheets/sheet1.xml': strToU8(`${CONTENT}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
      ...more,
    }),
  );
const text = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a CSV file', () => {
  it.each([',', ';', '\t'])('is read with %j between its cells, and keeps the numbers of its lines', (mark) => {
    const table = tableOf(csv(['name', 'city'].join(mark) + '\r\n\r\n' + ['نورة', '"a\nb"'].join(mark) + '\r\n'));
    expect(table).toEqual({ heads: ['name', 'city'], rows: [{ line: 3, cells: ['نورة', 'a\nb'] }], sheet: null });
  });

  it('runs nothing, and comes back as it was saved', () => {
    const formulas = ['=1+1', '+49', '-5', '@SUM(A1)', "'quoted", '🚚 "x", y'];
    expect(csvText([formulas]).split('\r\n')[0]).toContain("'=1+1,'+49,'-5,'@SUM(A1)");
    expect(tableOf(csv(csvText([['a', 'b', 'c', 'd', 'e', 'f'], formulas]))).rows[0]?.cells).toEqual(formulas);
  });

  it('loses the marks that turn text around, and nothing else', () => {
    expect(tableOf(csv('name\n\u202Eمحمد\u200F 👩‍🚀')).rows[0]?.cells).toEqual(['محمد 👩‍🚀']);
  });

  it('of 100,000 rows is refused at once', () => {
    const file = `name,phone\n${'Ama,0245550142\n'.repeat(100_000)}`;
    const begun = performance.now();
    expect(csv(file)).toEqual({ problem: 'tooManyRows' });
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('has as many rows as a list may, and no more', () => {
    const rows = (count: number): ReadTable => csv(`name\n${'Ama\n'.repeat(count)}`);
    expect(tableOf(rows(ORDER_IMPORT.maxRows)).rows).toHaveLength(ORDER_IMPORT.maxRows);
    expect(rows(ORDER_IMPORT.maxRows + 1)).toEqual({ problem: 'tooManyRows' });
  });

  it('needs a row, and no more columns than a sheet of shipments has', () => {
    expect([csv('name,phone\n\n'), csv(''), csv(`${'a,'.repeat(300)}\n1`)]).toEqual([{ problem: 'empty' }, { problem: 'empty' }, { problem: 'tooManyColumns' }]);
  });
});

describe('an XLSX file', () => {
  it('is read with what its spreadsheet kept: numbers whole, formulas as their value, text as text', async () => {
    const rows = `<row r="1">${text('A1', 'name')}${text('B1', 'phone')}${text('C1', 'weight')}${text('D1', 'note')}</row>
      <row r="2">${text('A2', 'نورة')}<c r="B2"><v>966512345678</v></c><c r="C2"><f>0.1+0.2</f><v>0.30000000000000004</v></c>${text('D2', '=HYPERLINK(1)')}</row>`;
    expect(tableOf(await readXlsx(workbook(rows)))).toEqual({ heads: ['name', 'phone', 'weight', 'note'], rows: [{ line: 2, cells: ['نورة', '966512345678', '0.3', '=HYPERLINK(1)'] }], sheet: 'الطلبات' });
  });

  it('of a few kilobytes that would fill the memory is not unpacked', async () => {
    const bomb = workbook('', { 'xl/worksheets/sheet2.xml': new Uint8Array(80 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(200_000);
    const begun = performance.now();
    expect(await readXlsx(bomb)).toEqual({ problem: 'unpacked' });
    expect(performance.now() - begun).toBeLessThan(1_000);
  }, 30_000);

  it('of thousands of parts is refused', async () => {
    const parts = Object.fromEntries(Array.from({ length: 1_200 }, (_none, index) => [`xl/media/${index}.xml`, new Uint8Array(1)]));
    expect(await readXlsx(workbook('', parts))).toEqual({ problem: 'unpacked' });
  });

  it('of 100,000 rows is refused without reading them', async () => {
    expect(await readXlsx(workbook('<row><c><v>1</v></c></row>'.repeat(100_000)))).toEqual({ problem: 'tooManyRows' });
  });

  it('that is none, or was cut, is said to be unreadable', async () => {
    const cut = workbook('<row r="1"/>').slice(0, 200);
    expect([await readXlsx(new Uint8Array([0x50, 0x4b, 3, 4])), await readXlsx(cut)]).toEqual([{ problem: 'unread' }, { problem: 'unread' }]);
  });
});
