import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Market } from '@amberlane/contract/site';
import { pageAt } from '../../../testing/content-site.ts';
import { GOODS_DRAWINGS } from './goods-drawings.ts';
import industries from './page.tsx';

afterEach(cleanup);

const show = async (market: Market = { country: 'SA', locale: 'en' }) => {
  const page = await pageAt(industries, market, 'service/industry');
  render(page.element);
};

describe('by industry', () => {
  it('links to a section for each industry, each with its drawing', async () => {
    await show();
    const targets = within(screen.getByRole('navigation', { name: 'Choose an industry' })).getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets).toEqual(Object.keys(GOODS_DRAWINGS));
    for (const id of targets) expect(document.getElementById(id)).toHaveTextContent('Description for customs');
  });

  it('crosses out the name that says too little', async () => {
    await show();
    const slip = screen.getByText('brake disc, cast iron, part number and vehicle').closest('div');
    expect(within(slip ?? document.body).getByRole('deletion')).toHaveTextContent('car parts');
  });

  it('tells what customs ask in the reader’s country first', async () => {
    await show();
    const [first] = within(screen.getByRole('table', { name: 'Duty-free limits by country' })).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/^Saudi Arabia.*SAR.1,000.*15% of the value.*SAR.100/);
  });

  it('shows a surcharge of zero where the country is spared, and which countries are', async () => {
    await show();
    expect(screen.getByRole('row', { name: /Branded goods/ })).toHaveTextContent(/MoroccoSaudi Arabia.*CNY.0\.00/);
  });

  it('speaks of goods that leave to readers in China', async () => {
    await show({ country: 'CN', locale: 'en' });
    expect(screen.getByRole('region', { name: 'Surcharges by type of goods' })).toHaveTextContent(/from China to all countries that are not exempt/);
  });
});
