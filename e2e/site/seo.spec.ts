/** What search engines read (quality §4): addresses, their languages, and what they must leave out. */
import { directionOf, languageTag, PLACES, placeSegment, type Place } from '@amberlane/contract';
import { expect, test } from '@amberlane/testing/fixtures';

const originFor = ({ country }: Place, { site, turkish }: { site: string; turkish: string }): string => (country === 'TR' ? turkish : site);

interface SitemapEntry {
  readonly loc: string;
  /** hreflang → address. */
  readonly alternates: ReadonlyMap<string, string>;
}

const readSitemap = (xml: string): SitemapEntry[] =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    alternates: new Map([...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', href = '']) => [tag, href])),
  }));

test('the sitemap names all 27 addresses of a page, each with all the others', async ({ request, sites }) => {
  const siteXml = await (await request.get('/sitemap.xml')).text();
  const turkishXml = await (await request.get('/sitemap.xml', { headers: { host: new URL(sites.turkish).host } })).text();
  const entries = [...readSitemap(siteXml), ...readSitemap(turkishXml)];
  const byAddress = new Map(entries.map((entry) => [entry.loc, entry]));
  for (const path of ['', '/track']) {
    for (const place of PLACES) {
      const entry = byAddress.get(`${originFor(place, sites)}/${placeSegment(place)}${path}`);
      expect(entry, placeSegment(place) + path).toBeDefined();
      for (const other of PLACES) expect(entry?.alternates.get(languageTag(other))).toBe(`${originFor(other, sites)}/${placeSegment(other)}${path}`);
    }
  }
  for (const { loc, alternates } of entries) {
    for (const [tag, address] of alternates) {
      if (tag === 'x-default') continue;
      expect([...(byAddress.get(address)?.alternates.values() ?? [])], `${address} points back`).toContain(loc);
    }
  }
});

test('an address of the sitemap answers 200 and names itself as canonical, on its own host', async ({ page, request, sites }) => {
  const [entry] = readSitemap(await (await request.get('/sitemap.xml')).text());
  expect(entry).toBeDefined();
  for (const address of [entry?.loc ?? '', `${sites.turkish}/tr-tr/track`, `${sites.site}/gh-cn`]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
  }
});

test('a page of a query is not for search engines, and names the page without it', async ({ page, origin }) => {
  const answer = await page.goto('/gh-en/track?numbers=GH520938177409');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/gh-en/track`);
  expect(answer?.headers()['cache-control']).toContain('no-store');
});

test('an address that leads nowhere is a 404 that is not indexed', async ({ page, watch }) => {
  watch.expectFault(/404/);
  const answer = await page.goto('/gh-en/no-such-page');
  expect(answer?.status()).toBe(404);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('robots.txt names the sitemap of its host', async ({ request, origin }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('title, description, language and direction are in the document of every place', async ({ request }) => {
  const titles = new Set<string>();
  for (const place of PLACES.filter(({ country }) => country !== 'TR')) {
    const html = await (await request.get(`/${placeSegment(place)}`)).text();
    expect(html).toContain(`<html lang="${languageTag(place)}" dir="${directionOf(place.locale)}">`);
    titles.add(/<title>(.+?)<\/title>/.exec(html)?.[1] ?? '');
    expect(/<meta name="description" content="(.+?)">/.exec(html)?.[1]?.length ?? 0).toBeGreaterThan(10);
  }
  expect(titles.size, 'a title of its own for every country and language').toBe(PLACES.length - 2);
});
