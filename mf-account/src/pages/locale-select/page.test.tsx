import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { accountOnSite } from '../../../testing/account-site.ts';
import page from './page.tsx';

afterEach(cleanup);

it('the choice of country and language leads to each pair, under a head with a drawing on its lane', async () => {
  const { open, complaints } = accountOnSite(page, { nickName: null });
  const { container } = render(await open('user-opt/locale-select'));
  expect(screen.getByRole('heading', { level: 1, name: 'Country and language' })).toBeInTheDocument();
  expect(container.querySelector('svg[viewBox="-14 -56 132 120"]')).toBeInTheDocument();
  expect(within(screen.getByRole('group', { name: 'Türkiye' })).getByRole('link', { name: 'Türkçe' })).toHaveAttribute('hreflang', 'tr-TR');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Africa', 'Middle East and Türkiye', 'Asia']);
  // Each language stands with the country whose site it opens.
  expect(screen.getAllByRole('link', { name: 'Français' })).toHaveLength(1);
  expect(screen.getByText('中国')).toHaveAttribute('lang', 'zh-Hans');
  expect(complaints).toEqual([]);
});
