import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { COUNTRIES } from '@amberlane/contract/site';
import { onSite } from '../../../../testing/layout-on-site.tsx';
import { MarketList } from './market-list.tsx';

afterEach(cleanup);

it('shows the icon of each country in the menu, the own one first, fetched when the list is on screen', () => {
  render(onSite(<MarketList />));
  const icons = screen.getAllByRole('presentation', { hidden: true });
  expect(icons.map((icon) => icon.getAttribute('src'))).toEqual(
    ['NG', ...COUNTRIES.filter((code) => code !== 'NG')].map((code) => `/v1/api/country/icon/${code.toLowerCase()}.svg`),
  );
  for (const icon of icons) {
    expect(icon).toHaveAttribute('loading', 'lazy');
    expect([icon.getAttribute('alt'), icon.getAttribute('width'), icon.getAttribute('height')]).toEqual(['', '21', '14']);
  }
});

it('shows codes in columns: the dialog that opens by itself fetches nothing', () => {
  render(onSite(<MarketList columns />));
  expect(screen.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();
  for (const code of COUNTRIES) expect(screen.getByText(code)).toHaveAttribute('aria-hidden', 'true');
});
