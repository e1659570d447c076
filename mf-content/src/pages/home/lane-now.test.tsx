import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { LOCALES, MARKETS, type Market } from '@amberlane/contract/site';
import { queryLaneFigures, type LaneFigures } from '@amberlane/contract/calls/lane-figures';
import { queryRate } from '@amberlane/contract/calls/rates';
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
const now = () => within(screen.getByRole('region', { name: 'Our network' }));
const figures = () => now().getAllByRole('term').map((term) => term.parentElement?.textContent);

describe('the lane right now', () => {
  it('shows what was counted, each with unit, span and source', async () => {
    await show(LAGOS);
    expect(figures()).toEqual([
      'parcels in transit12,480 ',
      'parcels delivered in the last 30 days41,067 ',
      'median delivery time to Nigeria, last 30 days6 days 4 hbased on 900 deliveries',
      'service points for drop-off and collection (Nigeria)23 ',
    ]);
  });

  it('says when it was counted, by the clock of the reader’s country', async () => {
    await show(LAGOS);
    expect(now().getByText(/^Based on tracking updates/)).toHaveTextContent('Based on tracking updates from our facilities, 20 Nov, 11:15 (Lagos time).');
  });

  it('names all destinations where a country has too few deliveries, and leaves out a median that nobody has', async () => {
    await show(LAGOS, { doorToDoor: { hours: 100, parcels: 160, countryCode: null } });
    expect(now().getByText(/all destinations/)).toBeInTheDocument();
    cleanup();
    await show(LAGOS, { doorToDoor: null, servicePoints: 0 });
    expect(figures()).toEqual(['parcels in transit12,480 ', 'parcels delivered in the last 30 days41,067 ']);
  });

  it('leaves out counts that are too small to tell anything, and names destinations and service points', async () => {
    await show(LAGOS, { onTheWay: 119, delivered: 59, doorToDoor: { hours: 202, parcels: 6, countryCode: 'NG' } });
    expect(figures()).toEqual(['destination countries10 ', 'service points for drop-off and collection (Nigeria)23 ']);
    expect(screen.queryByText(/^Based on tracking/)).not.toBeInTheDocument();
  });

  it('shows destinations and the two clocks alone when the API can’t be asked', async () => {
    const { element } = await pageAt(page, LAGOS, '', () => brokenAnswer('', { status: 503 }));
    render(element);
    expect(screen.queryByText(/^Based on tracking/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Latest updates, all parcels' })).not.toBeInTheDocument();
    expect(figures()).toEqual(['destination countries10 ']);
    expect(within(screen.getByRole('list', { name: 'Local time' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it.each(LOCALES)('is said whole in %s', async (locale) => {
    const market = MARKETS.find((candidate) => candidate.locale === locale) ?? LAGOS;
    expect(await show(market)).toEqual([]);
    // Days and compensation below the tools, and four figures.
    expect(screen.getAllByRole('term')).toHaveLength(6);
  });
});

describe('countries of the map', () => {
  const city = (code: string, country: string) => ({ code, name: code, country, remote: false });
  const rate = (code: string, country: string, amount: number, transit = { from: 5, to: 10 }) => ({
    id: code, product: 'smallParcel', origin: city('CN-CAN', 'CN'), destination: city(code, country), currency: 'CNY', firstGrams: 500, firstAmount: 1, tiers: [] as readonly { uptoGrams: null; stepGrams: number; stepAmount: number }[],
    minimum: { grams: 500, amount: 1 }, transit, remarks: [], validFrom: '2026-01-01', validTo: null, forWeight: { chargeableGrams: 1000, amount },
  });
  const stops = () => within(screen.getByRole('region', { name: 'From China to ten countries' })).getAllByRole('listitem');
  const stopOf = (country: string) => stops().find((stop) => stop.textContent.includes(country)) ?? document.body;
  const showRates = async (list: readonly ReturnType<typeof rate>[], market = LAGOS) => {
    const answer = (country: unknown) => {
      const found = list.filter(({ destination }) => country === undefined || destination.country === country);
      return { total: found.length, pageNum: 1, pageSize: 50, day: '2026-11-23', nearest: null, list: found };
    };
    render((await pageAt(page, market, '', ({ path, request }) => (path === queryRate.path ? answer(request['country']) : undefined))).element);
  };

  it('say days that are the same everywhere once, and the price of 1 kg in two currencies, the reader’s country first', async () => {
    await showRates([rate('KE-NBO', 'KE', 7_440), rate('GH-ACC', 'GH', 8_400)]);
    expect(screen.getByText(/^Small parcel of 1.kg from Guangzhou/)).toHaveTextContent(/Delivery in 5–\u206010 working days\. Amounts in NGN are approximate\.$/);
    const [own] = stops();
    expect(own).toHaveTextContent('Nigeria Lagos');
    expect(own).toHaveAttribute('aria-current', 'location');
    expect(stopOf('Kenya')).toHaveTextContent(/Kenya NairobiCNY\s74\.40NGN\s15,200/);
    expect(within(stopOf('Kenya')).getByRole('link')).toHaveAttribute('href', '/ng-en/quote?product=smallParcel&destination=KE-NBO');
    expect(within(own ?? document.body).getByRole('link')).toHaveAttribute('href', '/ng-en/quote');
  });

  it('say the days of each country where they differ', async () => {
    await showRates([rate('KE-NBO', 'KE', 7_440), rate('GH-ACC', 'GH', 8_400, { from: 6, to: 12 })]);
    expect(screen.getByText(/transit time in working days and price for 1.kg/)).toBeInTheDocument();
    expect(stopOf('Ghana')).toHaveTextContent(/6–12 daysCNY\s84\.00/);
  });

  it('tell the prices to the reader’s country by weight, and fold the others', async () => {
    await showRates([{ ...rate('NG-LOS', 'NG', 7_920), firstAmount: 5_400, tiers: [{ uptoGrams: null, stepGrams: 100, stepAmount: 500 }] }, rate('KE-NBO', 'KE', 7_440)]);
    const promise = screen.getByText('1 kg to NG-LOS').parentElement;
    expect(promise).toHaveTextContent(/CNY\s79\.00 NGN\s16,100$/);
    const table = within(screen.getByRole('table', { name: 'Guangzhou → NG-LOS' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Weight', 'Small parcel5–10 days', 'International special line4–8 days']);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['1 kg', '2 kg', '5 kg', '10 kg']);
    expect(table.getAllByRole('cell')[0]).toHaveTextContent(/^CNY\s79\.00 NGN\s16,100$/);
    expect(stops()).toHaveLength(9);
    expect(stops()[0]?.closest('details')).toHaveTextContent(/^Other destinations/);
    expect(within(screen.getByRole('region', { name: 'From China to ten countries' })).getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/ng-en/quote?destination=NG-LOS');
  });

  it('speak of yuan alone in China', async () => {
    await showRates([rate('KE-NBO', 'KE', 7_440)], { country: 'CN', locale: 'en' });
    expect(stopOf('Kenya')).toHaveTextContent(/Kenya NairobiCNY\s74\.40/);
    expect(screen.queryByText(/approximate/)).not.toBeInTheDocument();
  });
});

describe('ways on from the home page', () => {
  it('lead from each service to its page, and from each promise to where it is spelled out', async () => {
    await show(LAGOS);
    const hrefs = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs('Our services and transit times').slice(0, 5)).toEqual(
      ['product/intl-straight-small', 'product/intl-straight-special', 'product/warehouse-head', 'product/warehouse-delivery', 'product/express'].map((path) => `/ng-en/${path}`),
    );
    expect(hrefs('Our service promise')).toContain('/ng-en/terms-of-use#liability');
  });

  it('promise what the rules say', async () => {
    await show(LAGOS);
    const promises = within(screen.getByRole('region', { name: 'Our service promise' })).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(promises).toEqual([
      'Quotes valid for 30 minutes', 'Up to CNY 300 for a lost parcel', '3 free delivery attempts', 'No fuel surcharge',
    ]);
  });
});
