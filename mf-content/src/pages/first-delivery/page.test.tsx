import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { pageAt } from '../../../testing/content-site.ts';
import firstDelivery from './page.tsx';

afterEach(cleanup);

const show = async () => render((await pageAt(firstDelivery, { country: 'SA', locale: 'en' }, 'service/first-delivery')).element);

describe('consolidation for sellers', () => {
  it('names who prepares each document', async () => {
    await show();
    const papers = within(screen.getByRole('region', { name: 'Documents and who prepares them' })).getAllByRole('row').slice(1);
    expect(papers.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Commercial invoice', 'Packing list', 'Export declaration', 'Safety data sheet', 'Certificate of conformity', 'Import declaration',
    ]);
    for (const row of papers) expect(within(row).getAllByRole('cell')).toHaveLength(2);
  });

  it('sets the three ways side by side', async () => {
    await show();
    const ways = within(screen.getByRole('region', { name: 'Air freight or sea container' })).getAllByRole('rowheader');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Air', 'Sea, shared container (LCL)', 'Sea, full container (FCL)']);
  });

  it('lists the messages of a shipment in their order', async () => {
    await show();
    const told = within(screen.getByRole('region', { name: 'Updates you receive' })).getAllByRole('heading', { level: 3 });
    expect(told.map(({ textContent }) => textContent)).toEqual(['Supplier delivery received', 'Ready to ship', 'Departed', 'Customs clearance', 'Stock available']);
  });
});
