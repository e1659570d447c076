import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { pageOnSite } from '@amberlane/testing/render-page';
import { refusal } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import page from './page.tsx';

/** The page as the shell shows it while the API does not answer; gives what its messages lack. */
async function show(market: Market): Promise<readonly string[]> {
  const { open, complaints } = pageOnSite(page, { remote: declaration, market, answer: () => refusal(1_000_500, 'down', 500) });
  render(await open('sample'));
  return complaints;
}

describe('the page', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    expect(await show(market)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  });

  it('says what to do when the API does not answer', async () => {
    await show({ country: 'GH', locale: 'en' });
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('We couldn’t load this content');
    expect(screen.queryByText(/^\+/)).toBeNull();
  });
});
