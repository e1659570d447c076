import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { LOCALES, MARKETS, type Market } from '@amberlane/contract/site';
import { queryLaneFigures, type LaneFigures } from '@amberlane/contract/calls/lane-figures';
import { brokenAnswer } from '@amberlane/testing/test-transport';
import { pageAt } from '../../../testing/content-site.ts';
import page from './page.tsx';

const LAGOS: Market = { country: 'NG', locale: 'en' };
const FIGURES: LaneFigures = {
  countedAt: '2026-11-20T10:15:00.000Z', days: 30, onTheWay: 12_480, delivered: 41_067,
  doorToDoor: { hours: 148, parcels: 900, countryCode: 'NG' }, servicePoints: 23,
};

afterEach(cleanup);

async function show(market: Market, changes: Partial<LaneFigures> = {}): Promise<readonly string[]> {
  const { element, complaints } = await pageAt(page, market, '', ({ path }) => (path === queryLaneFigures.path ? { ...FIGURES, ...changes } : undefined));
  render(element);
  return complaints;
}
const now = () => within(screen.getByRole('region', { name: 'On the lane right now' }));
const figures = () => now().getAllByRole('term').map((term) => term.parentElement?.textContent);

describe('the lane right now', () => {
  it('shows what was counted, each with unit, span and source', async () => {
    await show(LAGOS);
    expect(figures()).toEqual([
      'parcels between the sender’s gate and the consignee’s door12,480 ',
      'parcels handed over at the door in the last 30 days41,067 ',
      'median from hand-over to the door, destination Nigeria, last 30 days6 days 4 hfrom 900 deliveries',
      'service sites in your country, to hand in and to pick up23 ',
    ]);
  });

  it('says when it was counted, by the clock of the reader’s country', async () => {
    await show(LAGOS);
    expect(now().getByText(/^Counted from the scans/)).toHaveTextContent('Counted from the scans of our sites, 20 Nov, 11:15 (Lagos time).');
  });

  it('names all destinations where a country has too few deliveries, and leaves out a median that nobody has', async () => {
    await show(LAGOS, { doorToDoor: { hours: 100, parcels: 60, countryCode: null } });
    expect(now().getByText(/all destinations/)).toBeInTheDocument();
    cleanup();
    await show(LAGOS, { doorToDoor: null, servicePoints: 0 });
    expect(figures()).toHaveLength(2);
  });

  it('is left out, with its clocks kept, when the counts can’t be had', async () => {
    const { element } = await pageAt(page, LAGOS, '', () => brokenAnswer('', { status: 503 }));
    render(element);
    expect(screen.queryByText(/^Counted/)).not.toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Every place keeps its own clock' })).getAllByRole('listitem')).toHaveLength(11);
  });

  it.each(LOCALES)('is said whole in %s', async (locale) => {
    const market = MARKETS.find((candidate) => candidate.locale === locale) ?? LAGOS;
    expect(await show(market)).toEqual([]);
    expect(screen.getAllByRole('term')).toHaveLength(4);
  });
});

describe('ways on from the home page', () => {
  it('lead from each service to its page, and from each promise to where it is spelled out', async () => {
    await show(LAGOS);
    const hrefs = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs('What we carry, and how long it takes').slice(0, 5)).toEqual(
      ['product/intl-straight-small', 'product/intl-straight-special', 'product/warehouse-head', 'product/warehouse-delivery', 'product/express'].map((path) => `/ng-en/${path}`),
    );
    expect(hrefs('What you can hold us to')).toContain('/ng-en/terms-of-use#liability');
  });

  it('promise what the rules say', async () => {
    await show(LAGOS);
    const promises = within(screen.getByRole('region', { name: 'What you can hold us to' })).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(promises).toEqual([
      'A price that holds 30 minutes', 'Up to 300 CNY when we lose it', '3 attempts at the door, free', '99.99% available', 'Your message, deleted after 365 days', 'On this lane since 2019',
    ]);
  });
});
