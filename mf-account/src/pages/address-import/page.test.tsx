import { afterEach, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importAddresses } from '@amberlane/contract/calls/address-book';
import { answer, type AnswersByPath } from '@amberlane/testing/test-transport';
import { accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

afterEach(cleanup);

const PATH = 'user-opt/personal/addresses/import';
const HEADS = 'name,phone,country,street,city,state,postcode';
const YAW = 'Yaw,0245550188,GH,1 High Street,Accra,Greater Accra,';
const AYSE = 'Ayşe,05325550142,Turkey,Gül Sokak 8,Kadıköy,İstanbul,6420';

async function paste(rows: readonly string[], answers: AnswersByPath = {}) {
  const site = accountOnSite(page, { answers });
  render(await site.open(PATH));
  await userEvent.click(screen.getByRole('textbox', { name: 'Rows', hidden: true }));
  await userEvent.paste([HEADS, ...rows].join('\n'));
  await userEvent.click(screen.getByRole('button', { name: 'Check rows', hidden: true }));
  return site;
}

/** Files of the test's browser can't be read as bytes. */
const csvFile = (text: string): File => Object.assign(new File([text], 'a.csv', { type: 'text/csv' }), { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer) });

const CONTENT = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The smallest workbook with one sheet. */
function xlsxFile(rows: readonly (readonly string[])[]): File {
  const cell = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const bytes = new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(`${CONTENT}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`),
      'xl/workbook.xml': strToU8(`${CONTENT}<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': strToU8(`${CONTENT}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`),
      'xl/worksheets/sheet1.xml': strToU8(`${CONTENT}<worksheet xmlns="${MAIN}"><sheetData>${rows.map((cells, index) => `<row r="${index + 1}">${cells.map((value, at) => cell(value).replace('<c ', `<c r="${String.fromCharCode(65 + at)}${index + 1}" `)).join('')}</row>`).join('')}</sheetData></worksheet>`),
    }),
  );
  return Object.assign(new File([bytes], 'a.xlsx'), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}

const row = (line: number) => within(screen.getByRole('article', { name: `Row ${line}` }));

describe('an import', () => {
  it('sends what is ready, and shows what became of each row', async () => {
    const { asked, complaints } = await paste([YAW, ',12,GH,Street,Accra,Greater Accra,', YAW], {
      [importAddresses.path]: answer(importAddresses, ({ keepDuplicates }) =>
        keepDuplicates === true
          ? { rows: [{ index: 0, status: 'added' as const, id: 'b' }] }
          : { rows: [{ index: 0, status: 'added' as const, id: 'a' }, { index: 1, status: 'duplicate' as const, existing: { id: 'a', name: 'Yaw' } }] },
      ),
    });
    expect(await screen.findByRole('heading', { name: '3 rows read' })).toHaveFocus();
    expect(row(3).getByText('Needs fixing')).toBeInTheDocument();
    expect(row(3).getByText('Name')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 addresses' }));
    expect(await row(2).findByText('Added')).toBeInTheDocument();
    expect(row(4).getByText('Duplicate')).toBeInTheDocument();
    await userEvent.click(row(4).getByRole('button', { name: 'Keep both, row 4: Yaw' }));
    expect(await row(4).findByText('Added')).toBeInTheDocument();
    await userEvent.click(row(3).getByRole('button', { name: /Remove row/ }));
    expect(screen.queryByRole('article', { name: 'Row 3' })).not.toBeInTheDocument();
    expect(asked.filter(({ path }) => path === importAddresses.path)).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  it('puts zeros back only when it is told to', async () => {
    await paste([AYSE]);
    await screen.findByRole('heading', { name: '1 row read' });
    await userEvent.click(screen.getByRole('button', { name: 'Restore zeros' }));
    expect(await row(2).findByText('Ready to import')).toBeInTheDocument();
  });

  it('keeps every row when the service fails', async () => {
    await paste([YAW]);
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The import stopped');
    expect(row(2).getByText('Ready to import')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 1 address' })).toBeEnabled();
  });

  it('reads the first sheet of an XLSX file', async () => {
    const site = accountOnSite(page);
    render(await site.open(PATH));
    expect(screen.getByLabelText('Choose a file')).toHaveAttribute('accept', expect.stringContaining('.xlsx'));
    await userEvent.upload(screen.getByLabelText('Choose a file'), xlsxFile([HEADS.split(','), [], YAW.split(',')]));
    expect(await screen.findByRole('heading', { name: '1 row read' })).toHaveFocus();
    expect(row(2).getByText('Yaw')).toBeInTheDocument();
  });

  it('marks the columns that need not be filled in, and no other', async () => {
    render(await accountOnSite(page).open(PATH));
    const columns = within(screen.getByRole('table', { name: 'Columns of the file' }));
    expect(columns.getAllByRole('rowheader').filter(({ textContent }) => textContent.includes('optional')).map(({ textContent }) => textContent)).toEqual(['Company optional', 'Email optional', 'Estate, building, floor optional', 'Landmark optional', 'Postcode optional']);
  });

  it('says what is wrong with a file', async () => {
    const site = accountOnSite(page);
    render(await site.open(PATH));
    await userEvent.upload(screen.getByLabelText('Choose a file'), csvFile('a,b\n1,2'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t find columns');
  });
});
