import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { parse } from '@formatjs/icu-messageformat-parser';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { createSiteIntl, createSiteStore, marketHref, SiteIntlProvider, StaticRouter, StoreProvider, PageLocationProvider } from '@amberlane/core';
import page from './page.tsx';

const OFFICES = [{ code: 'GH', countryName: 'Ghana', contact: '+233 30 000 0000' }];
const TEXT = 'message';

function messagesOf(locale: Market['locale']) {
  const source = JSON.parse(readFileSync(path.join(__dirname, `../../messages/${locale}.json`), 'utf8')) as Record<string, string | { [TEXT]: string }>;
  return Object.fromEntries(Object.entries(source).map(([id, entry]) => [id, parse(typeof entry === 'string' ? entry : entry[TEXT])]));
}

/** The page as the shell shows it, with what the API answers; gives what the messages lack. */
async function show(market: Market, answer: () => Response): Promise<string[]> {
  const complaints: string[] = [];
  const site = createSiteStore({ transport: { baseUrl: 'http://api.example', fetch: async () => answer(), market: () => market, timeoutMs: 1_000, retryDelay: () => 0 } });
  const intl = createSiteIntl(market, messagesOf(market.locale), (error) => complaints.push(error.message));
  await page.load?.({ market, path: 'sample', params: {}, search: new URLSearchParams(), origin: 'http://localhost:8080', site, intl });
  const Page = page.component;
  render(
    <StoreProvider store={site}>
      <SiteIntlProvider intl={intl}>
        <PageLocationProvider market={market} address={{ path: 'sample', search: '', params: {} }}>
          <StaticRouter location={marketHref(market, 'sample')}>
            <Page />
          </StaticRouter>
        </PageLocationProvider>
      </SiteIntlProvider>
    </StoreProvider>,
  );
  return complaints;
}

const unavailable = () => Response.json({ success: false, error: { code: 500, message: 'down' } }, { status: 500 });

describe('the page', () => {
  it.each(MARKETS.map((market) => ({ market, segment: marketSegment(market) })))('says all of itself on /$segment', async ({ market }) => {
    expect(await show(market, unavailable)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  });

  it('says what to do when the API does not answer', async () => {
    await show({ country: 'GH', locale: 'en' }, unavailable);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('We could not load this');
    expect(screen.queryByText(OFFICES[0]?.contact ?? '')).toBeNull();
  });
});
