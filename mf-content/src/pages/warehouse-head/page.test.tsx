import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { compensationRule, transitDays, weighingRule } from '@amberlane/contract/domain';
import { pageAt } from '../../../testing/content-site.ts';
import warehouseHead from './page.tsx';

afterEach(cleanup);

const TODAY = new Date().toISOString().slice(0, 10);
const show = async () => render((await pageAt(warehouseHead, { country: 'KE', locale: 'en' }, 'product/warehouse-head')).element);

describe('first leg to the warehouse', () => {
  it('tells at each of the six stations what the sender hears', async () => {
    await show();
    const way = screen.getByRole('region', { name: 'The way, station by station' });
    const stations = within(way).getAllByRole('listitem');
    expect(within(way).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'You book', 'We collect', 'Export', 'Air or sea', 'Import clearance', 'On the shelf',
    ]);
    for (const station of stations) expect(within(station).getByText('You hear')).toBeInTheDocument();
  });

  it('states the figures of the rules', async () => {
    await show();
    const { from, to } = transitDays('warehouseInbound', TODAY);
    expect(screen.getByText('Gate to shelf').parentElement).toHaveTextContent(`${from}–${to} working days`);
    expect(screen.getByText('Volume weight').parentElement).toHaveTextContent(`÷ ${weighingRule('smallParcel', TODAY).volumeDivisor.toLocaleString('en')}`);
    expect(screen.getByText('If we lose it').parentElement).toHaveTextContent(`${compensationRule(TODAY).maxGoodsFen / 100} CNY + freight`);
  });

  it('leads back to the warehouse', async () => {
    await show();
    const way = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(way.getByRole('link', { name: 'Overseas warehouse' })).toHaveAttribute('href', '/ke-en/product/warehouse');
  });
});
