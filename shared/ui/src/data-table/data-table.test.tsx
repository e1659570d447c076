import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { DataTable, type Column } from './data-table.tsx';

afterEach(cleanup);

interface Rate {
  readonly city: string;
  readonly days: string;
  readonly price: string;
}

const COLUMNS: readonly Column<Rate>[] = [
  { id: 'city', header: 'City', cell: ({ city }) => city },
  { id: 'days', header: 'Days', cell: ({ days }) => days },
  { id: 'price', header: 'First kilogram', cell: ({ price }) => price, figures: true },
];
const RATES: readonly Rate[] = [
  { city: 'Lagos', days: '5–7', price: 'CNY 64.00' },
  { city: 'Accra', days: '5–8', price: 'CNY 68.00' },
];

const table = () => render(<DataTable caption="Lagos costs least." columns={COLUMNS} rows={RATES} rowKey={({ city }) => city} footer="Rates of 1 November." />);

describe('table', () => {
  it('says what it tells and heads its columns and rows', () => {
    table();
    expect(screen.getByRole('table', { name: 'Lagos costs least.' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['City', 'Days', 'First kilogram']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Lagos', 'Accra']);
    expect(screen.getByText('Rates of 1 November.')).toBeInTheDocument();
  });

  it('names of pairs are for the eye: a cell is heard by its value', () => {
    table();
    for (const name of ['5–7', 'CNY 68.00']) expect(screen.getByRole('cell', { name })).toBeInTheDocument();
  });

  it('is named by a caption that is heard and not seen, whose words are its own', () => {
    render(<DataTable caption="Our services" captionHidden columns={COLUMNS} rows={RATES} rowKey={({ city }) => city} />);
    expect(screen.getByRole('table', { name: 'Our services' }).querySelector('caption')?.firstElementChild).toBeNull();
  });

  it('has no empty caption', () => {
    render(<DataTable caption={null} columns={COLUMNS} rows={RATES} rowKey={({ city }) => city} />);
    expect(screen.getByRole('table').querySelector('caption')).toBeNull();
  });

  it('a cell may hold lines and lists, which no span may', () => {
    render(<DataTable caption="Exempt countries" columns={[{ id: 'kind', header: 'Kind', cell: () => 'Food' }, { id: 'exempt', header: 'Exempt', cell: () => <p>Morocco</p> }]} rows={[1]} rowKey={String} />);
    expect(screen.getByText('Morocco').closest('span')).toBeNull();
  });
});
