import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { pageAt } from '../../../testing/content-site.ts';
import localDelivery from './page.tsx';

afterEach(cleanup);

const show = async () => {
  const page = await pageAt(localDelivery, { country: 'NG', locale: 'en' }, 'product/express');
  render(page.element);
  return page;
};

const region = (name: string): HTMLElement => screen.getByRole('region', { name });

describe('local delivery', () => {
  it('shows as many free attempts as the rules give, then the fee, then the days to decide', async () => {
    await show();
    const stops = within(region('If no one is home')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stops).toEqual(['Attempt 1free', 'Attempt 2free', 'Attempt 3free', 'Each further attemptCNY 40', 'Returned to the overseas warehouse10 calendar days to decide what to do with it']);
  });

  it('shows local delivery in six steps, each with its picture', async () => {
    await show();
    const stops = within(region('How local delivery works')).getAllByRole('listitem');
    expect(stops).toHaveLength(6);
    for (const stop of stops) expect(stop.querySelector('svg path')).not.toBeNull();
  });

  it('leads to both services', async () => {
    await show();
    const ways = within(region('Choose a service')).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/ng-en/product/express-standard', '/ng-en/product/express-large']);
  });

  it('states the fee for cash on delivery with its floor and its ceiling', async () => {
    await show();
    expect(screen.getByText('Cash on delivery fee').closest('div')).toHaveTextContent('3%at least CNY 5, at most CNY 1,500 per shipment');
  });
});
