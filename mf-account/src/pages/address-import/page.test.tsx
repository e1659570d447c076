import { afterEach, describe, expect, it } from '@jest/globals';
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

  it('says what is wrong with a file', async () => {
    const site = accountOnSite(page);
    render(await site.open(PATH));
    await userEvent.upload(screen.getByLabelText('Choose a file'), csvFile('a,b\n1,2'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t find columns');
  });
});
