import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { transitDays } from '@amberlane/contract/domain';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import { pageAt } from '../../../testing/content-site.ts';
import aboutUs from './page.tsx';

afterEach(cleanup);

const show = async () => {
  const page = await pageAt(aboutUs, { country: 'NG', locale: 'en' }, 'about-us');
  render(page.element);
  return page;
};

describe('company profile', () => {
  it('leads to every country in each of its languages', async () => {
    await show();
    const links = within(screen.getByRole('region', { name: 'Where we operate' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(MARKETS.map((market) => `/${marketSegment(market)}`));
    expect(links.every((link) => link.lang !== '')).toBe(true);
  });

  it('states the transit times of the rules', async () => {
    await show();
    const { from, to } = transitDays('specialLine', '2026-11-20');
    expect(screen.getByRole('row', { name: /International special line/ })).toHaveTextContent(`${from}–${to}`);
  });

  it('shows each figure with what it stands for', async () => {
    await show();
    expect(screen.getByText('99.99%').closest('div')).toHaveTextContent('Availability99.99%of our tracking platform');
    expect(screen.getByText('over 10,000').closest('div')).toHaveTextContent('sent through our API');
  });

  it('describes the company as structured data', async () => {
    const { head } = await show();
    expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'Organization', foundingDate: '2019', name: 'Amberlane' })]);
  });
});
