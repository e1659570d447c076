import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { COUNTRIES } from '@amberlane/contract/site';
import { pageAt } from '../../../testing/content-site.ts';
import overseaStore from './page.tsx';

afterEach(cleanup);

const show = async () => render((await pageAt(overseaStore, { country: 'GH', locale: 'en' }, 'service/oversea-store')).element);

describe('warehouse for online shops', () => {
  it('has a place for each country but the one that the goods come from, and marks the reader’s', async () => {
    await show();
    const places = within(screen.getByRole('list', { name: 'Countries we deliver in' })).getAllByRole('listitem');
    expect(places).toHaveLength(COUNTRIES.length - 1);
    expect(places.filter((place) => place.getAttribute('aria-current') === 'true').map(({ textContent }) => textContent)).toEqual(['Ghana']);
  });

  it('adds the month up and shows the fuel surcharge as zero', async () => {
    await show();
    const bill = within(screen.getByRole('table'));
    expect(bill.getByRole('row', { name: /^Fuel surcharge/ })).toHaveTextContent(/CNY\s0\.00/);
    expect(bill.getByText('Total').parentElement).toHaveTextContent(/CNY\s1,060\.00/);
  });

  it('works out when to reorder, in words and as a picture with a name', async () => {
    await show();
    expect(screen.getByText(/sell 5 pieces each working day, .* 50 pieces are left/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /stock falls/ })).toBeInTheDocument();
  });
});
