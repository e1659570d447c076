import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { pageAt } from '../../../testing/content-site.ts';
import warehouseDelivery from './page.tsx';

afterEach(cleanup);

const show = async () => render((await pageAt(warehouseDelivery, { country: 'MA', locale: 'en' }, 'product/warehouse-delivery')).element);

describe('delivery from the warehouse', () => {
  it('parts the days inside from those on the road', async () => {
    await show();
    expect(screen.getByRole('region', { name: 'Order processing' })).toHaveTextContent('1–\u20602 working days');
    expect(screen.getByRole('region', { name: 'Delivery' })).toHaveTextContent('1–\u20603 working days');
  });

  it('works the fee of cash on delivery out, with the reason', async () => {
    await show();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')))).toEqual([
      ['Our feeCNY 5.00', 'How it is calculatedminimum fee'],
      ['Our feeCNY 60.00', 'How it is calculated3% of the amount'],
      ['Our feeCNY 1,500.00', 'How it is calculatedmaximum fee'],
    ]);
  });

  it('says that a parcel nobody decides about is destroyed, and where that is promised', async () => {
    await show();
    const back = within(screen.getByRole('region', { name: 'Undelivered parcels' }));
    expect(back.getByText(/the goods are destroyed/)).toBeInTheDocument();
    expect(back.getByRole('link', { name: 'warehouse service commitments' })).toHaveAttribute('href', '/ma-en/product/warehouse-promise#ten-days');
  });
});
