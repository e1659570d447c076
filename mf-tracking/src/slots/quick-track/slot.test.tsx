import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import { reply } from '../../../testing/parcels.ts';
import { trackAnswers, trackOnSite } from '../../../testing/tracking-site.ts';
import slot from './slot.tsx';

const show = async (market = MARKETS.find((candidate) => marketSegment(candidate) === 'gh-en') ?? { country: 'GH' as const, locale: 'en' as const }) => {
  const site = trackOnSite(slot, market, trackAnswers(() => reply()));
  render(await site.open(''));
  return site;
};

afterEach(cleanup);

describe('track box of other pages', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market, segment }) => {
    const { complaints } = await show(market);
    expect(complaints).toEqual([]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').form).toHaveAttribute('action', `/${segment}/track`);
  });

  it('leads to the tracking page with what was typed', async () => {
    const user = userEvent.setup();
    await show();
    await user.type(screen.getByRole('textbox', { name: 'Track up to 20 parcels' }), 'ng 4071-8352-9669');
    await user.click(screen.getByRole('button', { name: 'Track' }));
    expect(location.pathname + location.search).toBe('/gh-en/track?numbers=NG407183529669');
  });

  it('asks for a number when there is none', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('button', { name: 'Track' }));
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Enter a tracking number/);
    expect(location.pathname).toBe('/gh-en');
  });

  it('leads to samples', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Try a sample' })).toHaveAttribute('href', expect.stringContaining('/gh-en/track?numbers=NG407183529669'));
  });
});
