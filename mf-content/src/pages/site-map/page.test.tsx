import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { SiteLink } from '@amberlane/core';
import { pageOnSite } from '@amberlane/testing/render-page';
import declaration from '../../../remote.config.ts';
import page from './page.tsx';

afterEach(cleanup);

const link = (place: SiteLink['place'], path: string, title: string): SiteLink => ({ place, path, title });

const SITE_LINKS = [
  link('header', '', 'Home'),
  link('header', 'help', 'Help'),
  link('header/solutions', 'access', 'API and integrations'),
  link('footer/customers', 'help', 'Help'),
  link('footer/customers', 'services', 'All services'),
  link('site-map/help', 'service/contact-us', 'Contact us'),
  link('account', 'express/platform', 'API and webhooks'),
  link('account/pages/developers', 'user-opt/personal/api-keys', 'API and webhooks'),
  link('sign-in', 'user-opt/forgot-pwd', 'Forgot password?'),
  link('site-map/account', 'user-opt/login', 'Sign in'),
  link('header/services/unsure', 'services', 'Compare all services'),
  link('header/services/local', 'product/express', 'Local delivery'),
  link('footer/legal', 'site-map', 'Site map'),
  link('footer/legal', 'terms-of-use', 'Terms of use'),
  link('cookie-notice', 'cookie', 'Cookie policy'),
];

describe('list of all pages', () => {
  it('names each page but itself once, in the first group that has it, and tabs of one page by their common name', async () => {
    const paths = new Set(SITE_LINKS.map(({ path }) => path));
    render(await pageOnSite(page, { remote: declaration, at: 'site-map', siteLinks: SITE_LINKS, routes: paths }).open());
    const list = within(screen.getByRole('navigation', { name: 'Site map' }));
    const groups = list.getAllByRole('heading', { level: 2 }).map((heading) => [
      heading.textContent,
      within(heading.parentElement ?? heading)
        .getAllByRole('link')
        .map((named) => named.getAttribute('href')),
    ]);
    expect(groups).toEqual([
      ['Main pages', ['/gh-en', '/gh-en/help']],
      ['Help and contact', ['/gh-en/services', '/gh-en/service/contact-us']],
      ['Local delivery', ['/gh-en/product/express']],
      ['For business', ['/gh-en/access']],
      ['Legal', ['/gh-en/terms-of-use']],
      ['Sign in and register', ['/gh-en/user-opt/login', '/gh-en/user-opt/forgot-pwd']],
      ['Your account', ['/gh-en/express/platform']],
    ]);
  });
});

describe('menus of this remote', () => {
  it('lead to every page of it that search engines may show', () => {
    const named = new Set(declaration.menu.map(({ to }) => to));
    const open = declaration.routes.filter(({ auth, indexable, path }) => auth === 'public' && indexable && !/:\w+$/.test(path));
    const lost = open.filter(({ path, aliases }) => ![path.replace(/\/:\w+\?$/, ''), ...aliases].some((at) => named.has(at)));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});
