/**
 * Every kind of document that the site sends is valid HTML by the Nu checker, left to right and right to left. What
 * React makes of the pages in a browser is judged by axe where tests have them open.
 */
import type { APIRequestContext } from '@playwright/test';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { DEMO_CUSTOMER, PASSWORD } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { publicPages } from '@amberlane/testing/public-pages';
import { ANSWERS, CUSTOMER_PAGES, SHELL_PAGES } from './document-kinds.ts';
import { htmlFaults, type NamedDocument } from './html-checker.ts';

/** Markup is the same in languages of one direction. */
const MARKETS = MARKET_PER_LANGUAGE.filter(({ locale }) => locale === 'en' || locale === 'ar');
const PLANTED: NamedDocument = {
  name: 'planted',
  html: '<!doctype html><html lang="en"><title>Planted</title><h1 id="a b">Planted</h1><div><span><div>x</div></span></div><img src="x.png"></html>',
};

const pages = await publicPages();

/** Documents at some paths; what leads elsewhere, or is no document, is a fault of this list. */
async function documentsAt(request: APIRequestContext, paths: readonly string[], as = ''): Promise<NamedDocument[]> {
  const documents: NamedDocument[] = [];
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = await answer.text();
    expect(html, `${path} answers ${answer.status()}`).toMatch(/^<!doctype html>/i);
    documents.push({ name: `${path.slice(0, 120)}${as}`, html });
  }
  return documents;
}

const publicPaths = (market: Market): string[] => {
  const own = pages.filter(({ countries }) => countries.includes(market.country)).map(({ path }) => path);
  return [...[...own, ...ANSWERS].map((path) => `/${marketSegment(market)}${path && `/${path}`}`), ...SHELL_PAGES.map((path) => path.replace('{segment}', marketSegment(market)))];
};
const customerPaths = (market: Market): string[] => CUSTOMER_PAGES.map((path) => `/${marketSegment(market)}${path && `/${path}`}`);

test('every kind of document is valid HTML, and planted faults are seen', async ({ request, playwright, origin }) => {
  test.setTimeout(180_000);
  const customer = await playwright.request.newContext({ baseURL: origin });
  const login = await customer.post('/oms/website/user/login', { data: { userName: DEMO_CUSTOMER, password: PASSWORD }, headers: { 'sec-fetch-site': 'same-origin', version: '1.0.0', lang: 'en_US' } });
  expect(login.status()).toBe(200);
  const documents: NamedDocument[] = [PLANTED];
  for (const market of MARKETS) documents.push(...(await documentsAt(request, publicPaths(market))), ...(await documentsAt(customer, customerPaths(market), ' (signed in)')));
  await customer.dispose();
  const faults = await htmlFaults(documents);
  expect(faults.filter((fault) => !fault.startsWith(PLANTED.name))).toEqual([]);
  expect(faults.join('\n')).toMatch(/whitespace/);
  expect(faults.join('\n')).toMatch(/“div” not allowed/);
  expect(faults.join('\n')).toMatch(/“alt”/);
});
