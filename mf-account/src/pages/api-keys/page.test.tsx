import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { queryApiKeys, type KeyFacts } from '@amberlane/contract/calls/api-keys';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { answer } from '@amberlane/testing/test-transport';
import { accountOnSite } from '../../../testing/account-site.ts';
import declaration from '../../../remote.config.ts';
import page from './page.tsx';

afterEach(cleanup);

const AT = '2026-11-20T10:30:00.000Z';
const SHOP: KeyFacts = { prefix: 'k7mwq2x9ha', name: 'Shop server', scopes: ['tracking:read'], createdAt: AT, expiresAt: null, lastUsedAt: null, revokedAt: null };
const ROUTES = new Set([...declaration.routes.map(({ path }) => path), 'express/platform']);

async function keys(list: readonly KeyFacts[], more: Parameters<typeof accountOnSite>[1] = {}) {
  const account = accountOnSite(page, { answers: { [queryApiKeys.path]: answer(queryApiKeys, () => ({ platform: true, keys: [...list], asOf: AT })) }, routes: ROUTES, ...more });
  render(await account.open('user-opt/personal/api-keys'));
  return account;
}

describe('API keys', () => {
  it.each(MARKET_PER_LANGUAGE)('are told in $locale', async (market) => {
    const { complaints } = await keys([SHOP], { market });
    expect(await screen.findByText('Shop server')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  it('are the first part of API and webhooks, with the way to the others', async () => {
    await keys([]);
    expect(screen.getByRole('heading', { level: 1, name: 'API and webhooks' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of API and webhooks' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('API keys');
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/gh-en/user-opt/personal/api-keys', '/gh-en/express/platform', '/gh-en/express/platform?view=deliveries', '/gh-en/express/platform?view=calls', '/gh-en/express/platform?view=examples',
    ]);
  });

  it('stand alone where the site has no other part', async () => {
    await keys([], { routes: new Set() });
    expect(screen.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Parts of API and webhooks' })).toBeNull();
  });

  it('are said to be none yet where their list will be', async () => {
    await keys([]);
    expect(within(await screen.findByRole('region', { name: 'Your keys' })).getByText('You have no keys yet. New keys are listed here.')).toBeVisible();
  });

  it('come with a request that each of them may make, and that holds none', async () => {
    await keys([SHOP]);
    const text = (await screen.findByRole('region', { name: 'Request (cURL)' })).textContent;
    expect(text).toContain(`API=${location.origin}\ncurl $API${queryTrack.path} `);
    expect(text).toContain('x-api-key: $AMBERLANE_KEY');
    expect(queryTrack.request.safeParse(JSON.parse(/-d '(.*)'/.exec(text)?.[1] ?? '')).success).toBe(true);
  });
});
