import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Country } from '@amberlane/contract/site';
import { definePage } from '@amberlane/core';
import declaration from '../../remote.config.ts';
import { pageAt } from '../../testing/content-site.ts';
import { NEIGHBOUR_PAGES } from './related-page-list.ts';
import { Neighbours } from './related-pages.tsx';

afterEach(cleanup);

/** Pages of other remotes. */
const ELSEWHERE: readonly string[] = ['track', 'business/join-us', 'business/recruit'];

const show = async (country: Country) => {
  const page = definePage({ component: () => <Neighbours pages={NEIGHBOUR_PAGES} />, head: () => ({ title: 'Links', description: 'Links' }) });
  const { element, complaints } = await pageAt(page, { country, locale: 'en' }, 'links');
  render(element);
  expect(complaints).toEqual([]);
  return within(screen.getByRole('navigation', { name: 'Related pages' }));
};

describe('links to neighbours', () => {
  it('name each page and say in a line what is there', async () => {
    const links = await show('NG');
    expect(links.getByRole('link', { name: 'Standard express' })).toHaveAttribute('href', '/ng-en/product/express-standard');
    expect(links.getByText('Single parcels from door to door within the country.')).toBeInTheDocument();
    expect(links.getAllByRole('link')).toHaveLength(NEIGHBOUR_PAGES.length);
  });

  it('leave out what a country does not have', async () => {
    const links = await show('CN');
    expect(links.queryByRole('link', { name: 'Service rules' })).toBeNull();
    expect(links.getByRole('link', { name: 'Terms of use' })).toBeInTheDocument();
  });

  it('lead to pages of this remote', () => {
    const paths = new Set(declaration.routes.map(({ path }) => path.replace(/\/:[a-z]+\??$/, '')));
    expect(NEIGHBOUR_PAGES.filter((page) => !paths.has(page) && !ELSEWHERE.includes(page))).toEqual([]);
  });
});
