import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { LOCALES, MARKETS, type Market } from '@amberlane/contract/site';
import { COMPANY } from '@amberlane/contract/site/brand';
import { queryReceiver } from '@amberlane/contract/calls/rates';
import { queryAllLocation, type MapPoint } from '@amberlane/contract/calls/service-points';
import { contactsAnswer, pageAt } from '../../../testing/content-site.ts';
import { networkOf } from './network-api.ts';
import { CompanyRecords } from './company-details.tsx';
import aboutUs from './page.tsx';

afterEach(cleanup);

const LAGOS: Market = { country: 'NG', locale: 'en' };
const point = (siteCode: string, changes: Partial<MapPoint> = {}): MapPoint => ({
  siteCode, siteName: `Site ${siteCode}`, type: 'hub', countryCode: 'CN', lat: 1, lng: 2, closedForGood: false, ...changes,
});
const POINTS = [
  point('CN-YIW-01'), point('CN-CAN-01'), point('CN-CAN-02'), point('NG-LOS-01', { countryCode: 'NG' }), point('NG-LOS-02', { countryCode: 'NG', type: 'shop' }), point('MA-CAS-01', { countryCode: 'MA' }),
  point('CN-CAN-09', { closedForGood: true }),
];

const city = (code: string, name: string) => ({ code, name, country: code.slice(0, 2), remote: false });
const CITIES = {
  origins: [{ ...city('CN-CAN', 'Guangzhou'), gateway: 'guangzhou' }],
  receivers: [city('NG-LOS', 'Lagos'), city('MA-CAS', 'Casablanca')].map((receiver) => ({ ...receiver, products: ['smallParcel'] })),
  day: '2026-11-27',
};

const show = async (points?: readonly MapPoint[], market = LAGOS) => {
  const page = await pageAt(aboutUs, market, 'about-us', (call) => {
    if (points && call.path === queryAllLocation.path) return points;
    return points && call.path === queryReceiver.path ? CITIES : contactsAnswer(call);
  });
  render(page.element);
  return page;
};

/** Below the heading of the page, before any section. */
const facts = () => screen.getAllByRole('term').filter((term) => !term.closest('section')).map((term) => term.parentElement?.textContent);

describe('company profile', () => {
  it('shows each figure with what it stands for', async () => {
    await show(POINTS);
    expect(facts()).toEqual([
      'Countries11China and 10 destinations',
      'Sorting centres5See where they are',
      'Service points6Find one near you',
      'Languages6English, 简体中文, Français, العربية, اردو and Türkçe',
    ]);
    expect(screen.getByRole('link', { name: 'See where they are' })).toHaveAttribute('href', '#hubs');
    expect(screen.getByRole('link', { name: 'Find one near you' })).toHaveAttribute('href', '/ng-en/location-map');
  });

  it.each([
    ['NG', 'A shop in Lagos should'],
    ['MA', 'A shop in Casablanca should'],
    ['CN', 'A shop abroad should'],
  ] as const)('names the main city of %s', async (country, words) => {
    await show(POINTS, { country, locale: 'en' });
    expect(screen.getByText(new RegExp(`^${words}`))).toBeInTheDocument();
  });

  it('leads to terms, rules and the data protection officer', async () => {
    await show();
    const company = within(screen.getByRole('region', { name: 'Company and your rights' }));
    expect(company.getByRole('link', { name: 'service rules' })).toHaveAttribute('href', '/ng-en/service-rule');
    expect(company.getByText(/^Data protection officer/)).toHaveTextContent('privacy@amberlane.example');
    expect(company.getByText('Sales, partners and jobs')).toBeInTheDocument();
  });

  it('states as whom the company is registered, and what its partners are', async () => {
    await show();
    const company = within(screen.getByRole('region', { name: 'Company and your rights' }));
    expect(company.getByText('Registered name').parentElement).toHaveTextContent(COMPANY.legalName ?? '');
    expect(company.queryByText(/postal licence/)).not.toBeInTheDocument();
    expect(company.getByRole('link', { name: 'Become a franchise partner' })).toHaveAttribute('href', '/ng-en/franchise-policy');
  });

  it('names the licence that has been applied for in Türkiye to readers there', async () => {
    await show(undefined, { country: 'TR', locale: 'en' });
    expect(screen.getByText(/applied for a local postal licence/)).toBeInTheDocument();
  });

  it('names the cities of the sorting centres by country, the reader’s first, then by name', async () => {
    await show(POINTS);
    const hubs = within(screen.getByRole('region', { name: 'Our sorting centres' }));
    const countries = hubs.getAllByRole('listitem').filter((item) => item.querySelector('b'));
    expect(countries.map(({ textContent }) => textContent)).toEqual(['NigeriaYour countryLagos', 'ChinaGuangzhou (2) and Site CN-YIW-01 (1)', 'MoroccoCasablanca']);
    expect(hubs.getByRole('img', { name: /sorting centres/ })).toBeInTheDocument();
    expect(hubs.getByText('Routes from China (simplified)')).toBeInTheDocument();
  });

  it('does without sorting centres and counts when they can’t be had', async () => {
    await show();
    expect(screen.queryByRole('region', { name: 'Our sorting centres' })).not.toBeInTheDocument();
    expect(facts()).toHaveLength(2);
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

describe('company details', () => {
  const terms = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);

  it('lead to the customer service of the reader’s country', async () => {
    await show(POINTS);
    const contact = within(screen.getByRole('heading', { name: 'Customer service: Nigeria' }).closest('section') ?? document.body);
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(expect.arrayContaining(['tel', 'mailto', '/ng-en/contact-us']));
  });

  it('leave out what a company has not filled in', async () => {
    const page = await pageAt({ ...aboutUs, component: () => <CompanyRecords company={{ registration: 'HK 1', address: ' ' }} /> }, LAGOS, 'about-us');
    render(page.element);
    expect(terms()).toEqual(['Registration numberHK 1']);
  });
});

describe('network', () => {
  it('counts what is open and knows the hubs among it', () =>
    expect(networkOf(POINTS)).toEqual({
      points: 6,
      hubs: [
        { code: 'CN-YIW-01', name: 'Site CN-YIW-01', country: 'CN' },
        { code: 'CN-CAN-01', name: 'Site CN-CAN-01', country: 'CN' },
        { code: 'CN-CAN-02', name: 'Site CN-CAN-02', country: 'CN' },
        { code: 'NG-LOS-01', name: 'Site NG-LOS-01', country: 'NG' },
        { code: 'MA-CAS-01', name: 'Site MA-CAS-01', country: 'MA' },
      ],
    }));
});
