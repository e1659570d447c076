import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { structuredDataFaults } from '@amberlane/testing/structured-data-faults';
import { brokenAnswer } from '@amberlane/testing/test-transport';
import type { PointDetails } from '../../api/points-api.ts';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import { servicePoint } from '../../../testing/service-points.ts';
import page from './page.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const PARAMS = { code: 'gh-acc-01' };
const OTHER = servicePoint({ siteCode: 'GH-ACC-02', siteName: 'Labone shop', distanceMetres: 1240 });
const FRIDAY = { hours: [{ days: [1, 2, 3, 4, 6, 7], from: '09:00', to: '17:00' }, { days: [5], from: '09:00', to: '11:30' }, { days: [5], from: '13:30', to: '17:00' }], ramadanHours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '15:00' }] };

async function show(point: PointDetails, market: Market = GHANA) {
  const site = pageOfTracking(page, market, ({ url }) => (url.includes('getSiteBySiteCode') ? point : [point, OTHER]), PARAMS);
  render(await site.open('location-map/gh-acc-01'));
  return site;
}

afterEach(cleanup);

describe('page of a service point', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    const site = await show(servicePoint({ ...FRIDAY, closures: [{ from: '2026-10-01', to: '2027-09-30', reason: 'RENOVATION' }] }), market);
    expect(site.complaints).toEqual([]);
    const head = site.head('');
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.jsonLd?.flatMap((thing) => structuredDataFaults(JSON.stringify(thing)))).toEqual([]);
  });

  it('has the hours of each day with today apart and its pause, and those of Ramadan', async () => {
    await show(servicePoint(FRIDAY));
    const week = screen.getByRole('table', { name: 'Regular hours' });
    expect(within(week).getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['Monday to Thursday09:00 – 17:00', 'Friday, today09:00 – 11:3013:30 – 17:00', 'Saturday and Sunday09:00 – 17:00']);
    expect(screen.getByRole('table', { name: 'During Ramadan' })).toHaveTextContent('Every day10:00 – 15:00');
    expect(screen.getByRole('heading', { name: 'Opening hours' }).parentElement).toHaveTextContent('Local time (UTC).');
  });

  it('leads there, to its neighbours and back', async () => {
    await show(servicePoint());
    expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', expect.stringContaining('destination=5.556,-0.182'));
    expect(screen.getByRole('link', { name: 'Open in maps app' })).toHaveAttribute('href', expect.stringMatching(/^geo:5\.556,-0\.182/));
    expect(screen.getByRole('article', { name: 'Labone shop' })).toHaveTextContent(/1\.2 km\s?from here/);
    expect(screen.getAllByRole('link', { name: 'All service points' })[0]).toHaveAttribute('href', '/gh-en/location-map');
  });

  it('of a point that is no more says so, leads to others, and stays out of search engines', async () => {
    const { head } = await show(servicePoint({ closedForGood: true, openNow: false, changesAt: null }));
    expect(screen.getByText(/permanently closed\. The nearest service points/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    expect(head('')).toMatchObject({ noindex: true, jsonLd: [] });
  });

  it('is none for what is no code and for a code that the API does not know', async () => {
    expect(pageOfTracking(page, GHANA, () => ({}), { code: 'somewhere' }).isValid()).toBe(false);
    const unknown = pageOfTracking(page, GHANA, () => Response.json({ success: false, error: { code: ERROR.NOT_FOUND, message: '' } }, { status: 404 }), PARAMS);
    expect(unknown.isValid()).toBe(true);
    await unknown.open('location-map/gh-acc-01');
    expect(unknown.isValid()).toBe(false);
  });

  it('that can not be had says so and offers the list', async () => {
    const site = pageOfTracking(page, GHANA, () => brokenAnswer('<html>', { status: 502 }), PARAMS);
    render(await site.open('location-map/gh-acc-01'));
    expect(screen.getByRole('alert')).toHaveTextContent('can’t load this service point right now');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/gh-en/location-map/gh-acc-01');
  });
});
