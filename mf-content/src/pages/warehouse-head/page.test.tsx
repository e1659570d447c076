import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { compensationRule, transitDays, weighingRule } from '@amberlane/contract/domain';
import { pageAt } from '../../../testing/content-site.ts';
import warehouseHead from './page.tsx';

afterEach(cleanup);

const TODAY = new Date().toISOString().slice(0, 10);
const show = async () => render((await pageAt(warehouseHead, { country: 'KE', locale: 'en' }, 'product/warehouse-head')).element);

describe('shipping to the warehouse', () => {
  it('tells at each of the six stations what the sender hears', async () => {
    await show();
    const way = screen.getByRole('region', { name: 'Steps from China to the warehouse' });
    const stations = within(way).getAllByRole('listitem');
    expect(within(way).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Booking', 'Pickup or drop-\u2060off', 'Export', 'Air or sea freight', 'Import clearance', 'Stock available',
    ]);
    for (const station of stations) expect(within(station).getByText('You receive')).toBeInTheDocument();
  });

  it('states the figures of the rules', async () => {
    await show();
    const { from, to } = transitDays('warehouseInbound', TODAY);
    expect(screen.getByText('Transit time by air').parentElement).toHaveTextContent(`${from}–\u2060${to} working days`);
    expect(screen.getByText('Volumetric weight').parentElement).toHaveTextContent(`÷ ${weighingRule('smallParcel', TODAY).volumeDivisor.toLocaleString('en')}`);
    expect(screen.getByText('Compensation for loss').parentElement).toHaveTextContent(`CNY ${compensationRule(TODAY).maxGoodsFen / 100} + shipping charge`);
  });

  it('leads back to the warehouse', async () => {
    await show();
    const way = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(way.getByRole('link', { name: 'Overseas warehouse' })).toHaveAttribute('href', '/ke-en/product/warehouse');
  });
});
