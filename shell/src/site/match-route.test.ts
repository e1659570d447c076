import { describe, expect, it } from '@jest/globals';
import { matchRoute, routeMatcher } from './match-route.ts';
import type { RouteTable, SiteRoute } from './route-table.ts';

const route = (path: string, more: Partial<SiteRoute> = {}): SiteRoute => ({
  path, aliases: [], page: 'page', auth: 'public', header: 'solid', failure: 'primary', messages: ['m'], slots: [], ...more,
});

const site: RouteTable = {
  pinSet: 'p',
  shell: { name: 'shell', contentId: 's', manifest: 'h' },
  remotes: [
    {
      name: 'mf-content', contentId: 'c', manifest: 'h', lastGood: null, slice: null, slots: [],
      routes: [route(''), route('article-list/:id?'), route('article-list/latest', { page: 'latest' }), route('about-us', { aliases: ['business/about-us'] })],
    },
    {
      name: 'mf-tracking', contentId: 't', manifest: 'h', lastGood: null, slice: null,
      slots: [],
      routes: [route('track'), route('cookie', { countries: ['TR'] })],
    },
  ],
  menus: {},
};

describe('the route of a path', () => {
  it.each([
    ['', 'mf-content', {}],
    ['track', 'mf-tracking', {}],
    ['business/about-us', 'mf-content', {}],
    ['article-list', 'mf-content', { id: undefined }],
    ['article-list/7', 'mf-content', { id: '7' }],
  ])('"%s" is served by %s', (path, remote, params) => {
    expect(matchRoute(site, path, 'GH')).toMatchObject({ remote: { name: remote }, params });
  });

  it('prefers a literal path over one with a parameter', () => {
    expect(matchRoute(site, 'article-list/latest', 'GH')?.route.page).toBe('latest');
  });

  it.each(['nothing', 'track/x', 'article-list/7/8', 'article-list/', 'constructor', '__proto__'])('"%s" is no page', (path) => {
    expect(matchRoute(site, path, 'GH')).toBeNull();
  });

  it('exists only in the countries it names', () => {
    expect(matchRoute(site, 'cookie', 'TR')?.remote.name).toBe('mf-tracking');
    expect(matchRoute(site, 'cookie', 'GH')).toBeNull();
  });
});

it('finds the route of a request once, also where there is none', () => {
  let searches = 0;
  const counted: RouteTable = { ...site, get remotes() { searches += 1; return site.remotes; } };
  const matchOf = routeMatcher(counted);
  const requests = ['article-list/7', 'nowhere'].map((path) => ({ market: { country: 'GH' }, path }) as const);
  const found = [...requests, ...requests].map((request) => matchOf(request)?.params ?? null);
  expect(found).toEqual([{ id: '7' }, null, { id: '7' }, null]);
  expect(searches).toBe(2);
});
