import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import { reply } from '../../../testing/parcels.ts';
import { trackAnswers, trackOnSite } from '../../../testing/tracking-site.ts';
import slot from './slot.tsx';

afterEach(cleanup);

describe('search for service points on other pages', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('is a plain form that leads to the list on /$segment', async ({ market, segment }) => {
    const site = trackOnSite(slot, market, trackAnswers(() => reply()));
    render(await site.open(''));
    expect(site.complaints).toEqual([]);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect([field.name, field.form?.method, field.form?.getAttribute('action')]).toEqual(['q', 'get', `/${segment}/location-map`]);
    expect(screen.getByRole('link')).toHaveAttribute('href', `/${segment}/location-map`);
  });
});
