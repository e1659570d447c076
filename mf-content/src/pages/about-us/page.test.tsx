import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { transitDays } from '@amberlane/contract/domain';
import { LOCALES, MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { queryAllLocation, type MapPoint } from '@amberlane/contract/calls/service-points';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import { networkOf } from './network-api.ts';
import aboutUs from './page.tsx';

afterEach(cleanup);

const LAGOS: Market = { country: 'NG', locale: 'en' };
const point = (siteCode: string, changes: Partial<MapPoint> = {}): MapPoint => ({
  siteCode, siteName: `Site ${siteCode}`, type: 'hub', countryCode: 'CN', lat: 1, lng: 2, closedForGood: false, ...changes,
});
const POINTS = [
  point('CN-CAN-01'), point('CN-YIW-01'), point('NG-LOS-01', { countryCode: 'NG' }), point('NG-LOS-02', { countryCode: 'NG', type: 'shop' }), point('MA-CAS-01', { countryCode: 'MA' }),
  point('CN-CAN-09', { closedForGood: true }),
];

const show = async (points?: readonly MapPoint[], market = LAGOS) => {
  const page = await pageAt(aboutUs, market, 'about-us', (call) => (points && call.path === queryAllLocation.path ? points : contactsAnswer(call)));
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

  it('tells the history that is known, and no more', async () => {
    await show();
    const stops = within(screen.getByRole('region', { name: 'Our history' })).getAllByRole('listitem');
    expect(stops.map((stop) => stop.textContent)).toEqual([
      expect.stringMatching(/^2019/), expect.stringContaining('We serve 11 countries'), expect.stringContaining('postal licence'),
    ]);
  });

  it('commits to what the rules say', async () => {
    await show();
    const titles = within(screen.getByRole('region', { name: 'Our commitments' })).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Quotes valid for 30 minutes', 'Up to CNY 300 for a lost parcel', '3 free delivery attempts', 'We delete your messages after 365 days']);
  });

  it('names the hubs by country with its clock, the reader’s first, and counts the service points', async () => {
    await show(POINTS);
    const hubs = within(screen.getByRole('region', { name: 'Our hubs' }));
    const countries = hubs.getAllByRole('listitem').filter((item) => within(item).queryByRole('list'));
    expect(countries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nigeria\d\d:\d\dSite NG-LOS-01$/), expect.stringMatching(/^Morocco\d\d:\d\dSite MA-CAS-01$/), expect.stringMatching(/^China\d\d:\d\dSite CN-CAN-01Site CN-YIW-01$/),
    ]);
    expect(hubs.getByRole('link', { name: 'All service points' })).toHaveAttribute('href', '/ng-en/location-map');
    expect(screen.getByText('for drop-off and collection').closest('div')).toHaveTextContent('Service points5');
    expect(screen.getByRole('region', { name: 'Our history' })).toHaveTextContent('Our network has 4 hubs and 5 service points.');
  });

  it('does without hubs and counts when they can’t be had', async () => {
    await show();
    expect(screen.queryByRole('region', { name: 'Our hubs' })).not.toBeInTheDocument();
    expect(screen.queryByText('for drop-off and collection')).not.toBeInTheDocument();
  });

  it.each(LOCALES)('says all of it in %s', async (locale) => {
    const { complaints } = await show(POINTS, MARKETS.find((candidate) => candidate.locale === locale) ?? LAGOS);
    expect(complaints).toEqual([]);
  });

  it('describes the company as structured data', async () => {
    const { head } = await show();
    expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'Organization', foundingDate: '2019', name: 'Amberlane' })]);
  });
});

describe('network', () => {
  it('counts what is open and knows the hubs among it, country by country', () =>
    expect(networkOf(POINTS)).toEqual({
      points: 5,
      hubs: [
        { code: 'MA-CAS-01', name: 'Site MA-CAS-01', country: 'MA' },
        { code: 'NG-LOS-01', name: 'Site NG-LOS-01', country: 'NG' },
        { code: 'CN-CAN-01', name: 'Site CN-CAN-01', country: 'CN' },
        { code: 'CN-YIW-01', name: 'Site CN-YIW-01', country: 'CN' },
      ],
    }));
});
