import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { categorySurcharge, parcelLimits, taxRule } from '@amberlane/contract/domain';
import { pageAt } from '../../../testing/content-site.ts';
import specialLine from './page.tsx';

afterEach(cleanup);

const TODAY = new Date().toISOString().slice(0, 10);

const show = async () => {
  const page = await pageAt(specialLine, { country: 'NG', locale: 'en' }, 'intl-straight-special');
  render(page.element);
};

describe('international special line', () => {
  it('shows what phones cost at either gateway, and that fuel has no surcharge', async () => {
    await show();
    const table = screen.getByRole('table', { name: /Surcharges by departure airport/ });
    const at = (gateway: 'hongKong' | 'guangzhou') => `CNY ${(categorySurcharge('phoneTablet', gateway, TODAY)?.fenPerKg ?? 0) / 100}`;
    const phones = within(table).getByRole('row', { name: /Phones and tablets/ });
    expect(within(phones).getAllByRole('cell').map((cell) => cell.lastElementChild?.textContent)).toEqual([at('hongKong'), at('guangzhou')]);
    expect(within(table).getByRole('row', { name: /Fuel/ })).toHaveTextContent('none');
  });

  it('names the countries that are spared', async () => {
    await show();
    expect(screen.getByText(/^These surcharges/)).toHaveTextContent('to Morocco and Saudi Arabia.');
  });

  it('states the limits of customs from the tax rules', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'Customs clearance, duties and taxes' });
    const limit = (taxRule('AE', 'ecommerce', TODAY)?.threshold.amount ?? 0) / 100;
    expect(within(table).getByRole('row', { name: /^UAE/ })).toHaveTextContent(`AED ${new Intl.NumberFormat('en').format(limit)}`);
    expect(within(table).getByRole('row', { name: /^Saudi Arabia/ })).toHaveTextContent('VAT of 15%, clearance SAR 100');
  });

  it('draws as many cartons as one shipment may have', async () => {
    await show();
    const { maxPieces } = parcelLimits('specialLine', TODAY);
    expect(screen.getByRole('img', { name: `A pallet with ${maxPieces} pieces, the maximum for one shipment` })).toBeInTheDocument();
  });

  it('answers a question under an address of its own', async () => {
    await show();
    const question = screen.getByRole('heading', { level: 3, name: 'What happens if no one is home?' });
    expect(question.closest('details')?.querySelector('#absent')).toHaveTextContent('The first 3 attempts within 5 days are free. Each further attempt costs CNY 40.');
  });
});
