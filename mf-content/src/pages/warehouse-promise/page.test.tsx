import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { RULES } from '@amberlane/contract/domain';
import { pageAt } from '../../../testing/content-site.ts';
import warehousePromise from './page.tsx';

afterEach(cleanup);

const show = async () => render((await pageAt(warehousePromise, { country: 'AE', locale: 'en' }, 'product/warehouse-promise')).element);

describe('warehouse promise', () => {
  it('gives something for each promise', async () => {
    await show();
    const promises = within(screen.getByRole('region', { name: 'Our commitments' })).getAllByRole('listitem');
    expect(promises).toHaveLength(5);
    for (const promise of promises) expect(promise).toHaveTextContent('Your benefit');
  });

  it('draws a stop for each day of the decision and names the outcomes', async () => {
    await show();
    const { decisionDays } = RULES.redelivery;
    const region = screen.getByRole('region', { name: `Undelivered parcels: ${decisionDays} days to decide` });
    const stops = within(region).getAllByRole('listitem', { hidden: true }).filter(({ textContent }) => /^\d+$/.test(textContent));
    expect(stops.map(({ textContent }) => Number(textContent))).toEqual(Array.from({ length: decisionDays }, (_, day) => day + 1));
    expect(within(region).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['You choose storage', 'You choose destruction', 'You do not answer']);
    expect(region).toHaveTextContent('We destroy the goods after the last day.');
  });

  it('names what is not promised and the way to a claim', async () => {
    await show();
    expect(within(screen.getByRole('region', { name: 'What is not covered' })).getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(screen.getByRole('link', { name: 'How to claim' })).toHaveAttribute('href', '#claim');
  });
});
