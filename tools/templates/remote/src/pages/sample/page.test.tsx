import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { parse } from '@formatjs/icu-messageformat-parser';
import { PLACES, placeSegment, type Place } from '@amberlane/contract';
import { createSiteIntl, createSiteStore, placeHref, SiteIntlProvider, StaticRouter, StoreProvider, WhereaboutsProvider } from '@amberlane/core';
import page from './page.tsx';

const OFFICES = [{ code: 'GH', countryName: 'Ghana', contact: '+233 30 000 0000' }];
const TEXT = 'message';

function messagesOf(locale: Place['locale']) {
  const source = JSON.parse(readFileSync(path.join(__dirname, `../../messages/${locale}.json`), 'utf8')) as Record<string, string | { [TEXT]: string }>;
  return Object.fromEntries(Object.entries(source).map(([id, entry]) => [id, parse(typeof entry === 'string' ? entry : entry[TEXT])]));
}

/** The page as the shell shows it, with what the API answers; gives what the messages lack. */
async function show(place: Place, answer: () => Response): Promise<string[]> {
  const complaints: string[] = [];
  const site = createSiteStore({ transport: { baseUrl: 'http://api.example', fetch: async () => answer(), place: () => place, timeoutMs: 1_000, retryDelay: () => 0 } });
  const intl = createSiteIntl(place, messagesOf(place.locale), (error) => complaints.push(error.message));
  await page.load?.({ place, path: 'sample', params: {}, search: new URLSearchParams(), origin: 'http://localhost:8080', site, intl });
  const Page = page.component;
  render(
    <StoreProvider store={site}>
      <SiteIntlProvider intl={intl}>
        <WhereaboutsProvider place={place} address={{ path: 'sample', search: '', params: {} }}>
          <StaticRouter location={placeHref(place, 'sample')}>
            <Page />
          </StaticRouter>
        </WhereaboutsProvider>
      </SiteIntlProvider>
    </StoreProvider>,
  );
  return complaints;
}

const unavailable = () => Response.json({ success: false, error: { code: 500, message: 'down' } }, { status: 500 });

describe('the page', () => {
  it.each(PLACES.map((place) => ({ place, segment: placeSegment(place) })))('says all of itself on /$segment', async ({ place }) => {
    expect(await show(place, unavailable)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  });

  it('says what to do when the API does not answer', async () => {
    await show({ country: 'GH', locale: 'en' }, unavailable);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('We could not load this');
    expect(screen.queryByText(OFFICES[0]?.contact ?? '')).toBeNull();
  });
});
