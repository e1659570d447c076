import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Market } from '@amberlane/contract/site';
import { pageAt } from '../../../testing/content-site.ts';
import standardExpress from './page.tsx';

afterEach(cleanup);

const show = async (market: Market = { country: 'GH', locale: 'en' }) => {
  const page = await pageAt(standardExpress, market, 'product/express-standard');
  render(page.element);
  return page;
};

describe('standard express', () => {
  it('states the limits of the rules beside the drawing', async () => {
    await show();
    expect(screen.getByRole('img', { name: /Drawn to scale/ })).toBeInTheDocument();
    expect(screen.getByText('Longest side').parentElement).toHaveTextContent('under 100 cm');
    expect(screen.getByText('Side with the label').parentElement).toHaveTextContent('at least 10 × 10 cm');
  });

  it('draws parcel and door on one scale', async () => {
    await show();
    const drawing = screen.getByRole('img', { name: /Drawn to scale/ });
    const paths = [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(paths).toEqual(expect.arrayContaining(['M0 0v-205h90V0z', 'M0 0v-100h100V0z', 'M294 0v-10h10V0z']));
  });

  it('counts what cash on delivery costs, and says what decides', async () => {
    await show();
    const rows = within(screen.getByRole('table', { name: 'Cash on delivery fees' })).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/CNY.100\.00.*minimum per shipment.*CNY.5\.00/);
    expect(rows[1]).toHaveTextContent(/CNY.1,000\.00.*3% of the amount.*CNY.30\.00/);
    expect(rows[3]).toHaveTextContent(/CNY.60,000\.00.*maximum per shipment.*CNY.1,500\.00/);
  });

  it('adds the days of remote areas', async () => {
    await show();
    const remote = screen.getByText('Remote areas').closest('li');
    expect(remote).toHaveTextContent('3–\u20605 working days more');
    expect(remote).toHaveTextContent('4–8 days');
  });

  it('offers the service in schema.org terms', async () => {
    const { head } = await show();
    expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'Service', name: 'Standard express', url: 'https://site.example/gh-en/product/express-standard' })]);
  });
});
