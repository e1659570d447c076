import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Slot } from '@amberlane/core';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { partOnSite } from '@amberlane/testing/render-page';
import { byPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { forgetSearches, rememberSearch } from '../../recent/use-recent-searches.ts';
import slot from './slot.tsx';

afterEach(() => {
  cleanup();
  forgetSearches();
});

function show(market = MARKET_PER_LANGUAGE[0]) {
  const Filling = slot.component;
  const site = partOnSite({ remote: declaration, at: 'no-route', answer: byPath({}), nickName: 'Ama', slots: { 'account-overview': <Filling /> }, ...(market && { market }) });
  render(site.around(<Slot name="account-overview" />));
  return site;
}

it.each(MARKET_PER_LANGUAGE)('the last searches of the device stand on the start page of the account, in $locale', (market) => {
  rememberSearch(['GH520938177409']);
  const { complaints } = show(market);
  expect(screen.getByRole('link')).toHaveTextContent('GH520938177409');
  expect(complaints).toEqual([]);
});

it('nothing stands there without one, nor once it was erased', () => {
  rememberSearch(['GH520938177409']);
  show();
  fireEvent.click(screen.getByRole('button', { name: /GH520938177409/ }));
  expect(screen.queryByRole('region')).toBeNull();
});
