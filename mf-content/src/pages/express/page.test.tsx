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
    const stops = within(region('When nobody opens')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stops).toEqual(['Attempt 1free', 'Attempt 2free', 'Attempt 3free', 'Each further attempt40 CNY', 'Back at the warehouse10 natural days to decide']);
  });

  it('tells the day of the last mile in six stops, each with its picture', async () => {
    await show();
    const stops = within(region('One day of the last mile')).getAllByRole('listitem');
    expect(stops).toHaveLength(6);
    for (const stop of stops) expect(stop.querySelector('svg path')).not.toBeNull();
  });

  it('leads to both ways to the door', async () => {
    await show();
    const ways = within(region('Two ways to the door')).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/ng-en/product/express-standard', '/ng-en/product/express-large']);
  });

  it('states the fee for cash on delivery with its floor and its ceiling', async () => {
    await show();
    expect(screen.getByText('Cash on delivery').closest('div')).toHaveTextContent('3%from 5 to 1,500 CNY a waybill');
  });
});
