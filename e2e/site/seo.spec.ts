/** What search engines read (quality §4): addresses, their languages, and what they must leave out. */
import type { APIRequestContext } from '@playwright/test';
import { directionOf, languageTag, MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import { expect, test } from '@amberlane/testing/fixtures';

const originFor = ({ country }: Market, { site, turkish }: { site: string; turkish: string }): string => (country === 'TR' ? turkish : site);

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

/** All entries of a host, by way of its index. */
async function entriesOfHost(request: APIRequestContext, host: string): Promise<SitemapEntry[]> {
  const headers = { host: new URL(host).host };
  const index = await (await request.get('/sitemap.xml', { headers })).text();
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(file.startsWith(`${host}/sitemaps/`), file).toBe(true);
  return (await Promise.all(files.map(async (file) => readSitemap(await (await request.get(new URL(file).pathname, { headers })).text())))).flat();
}

test('the sitemap names all 27 addresses of a page, each with all the others', async ({ request, sites }) => {
  const entries = [...(await entriesOfHost(request, sites.site)), ...(await entriesOfHost(request, sites.turkish))];
  const byAddress = new Map(entries.map((entry) => [entry.loc, entry]));
  // One question for all: there are some thirty thousand pairs.
  const missing = ['', '/track'].flatMap((path) =>
    MARKETS.flatMap((market) => {
      const { alternates } = byAddress.get(`${originFor(market, sites)}/${marketSegment(market)}${path}`) ?? {};
      return MARKETS.filter((other) => alternates?.get(languageTag(other)) !== `${originFor(other, sites)}/${marketSegment(other)}${path}`).map((other) => `${marketSegment(market)}${path} names ${marketSegment(other)}`);
    }),
  );
  expect(missing).toEqual([]);
  const named = new Map(entries.map(({ loc, alternates }) => [loc, new Set(alternates.values())]));
  const oneWay = entries.flatMap(({ loc, alternates }) =>
    [...alternates].filter(([tag, address]) => tag !== 'x-default' && named.get(address)?.has(loc) !== true).map(([, address]) => `${address} points back to ${loc}`),
  );
  expect(oneWay).toEqual([]);
});

test('an address of the sitemap answers 200 and names itself as canonical, on its own host', async ({ page, request, sites }) => {
  const [entry] = await entriesOfHost(request, sites.site);
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

test('title, description, language and direction are in the document of every market', async ({ request }) => {
  const titles = new Set<string>();
  for (const market of MARKETS.filter(({ country }) => country !== 'TR')) {
    const html = await (await request.get(`/${marketSegment(market)}`)).text();
    expect(html).toContain(`<html lang="${languageTag(market)}" dir="${directionOf(market.locale)}">`);
    titles.add(/<title>(.+?)<\/title>/.exec(html)?.[1] ?? '');
    expect(/<meta name="description" content="(.+?)">/.exec(html)?.[1]?.length ?? 0).toBeGreaterThan(10);
  }
  expect(titles.size, 'a title of its own for every country and language').toBe(MARKETS.length - 2);
});

/** Contents of JSON-LD scripts of a document, by type. */
const jsonLdOf = (html: string): Map<unknown, Readonly<Record<string, unknown>>> =>
  new Map([...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => {
    const object = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return [object['@type'], object];
  }));

const metaOf = (html: string, name: string): string | undefined => new RegExp(`<meta (?:property|name)="${name}" content="(.*?)">`).exec(html)?.[1];

test('the home page says who runs the site and how the country reaches them; another page how one comes to it', async ({ request, origin }) => {
  const home = jsonLdOf(await (await request.get('/ng-en')).text());
  expect([...home.keys()].sort()).toEqual(['Organization', 'WebSite']);
  expect(home.get('Organization')).toMatchObject({ name: 'Amberlane', contactPoint: expect.arrayContaining([expect.objectContaining({ '@type': 'ContactPoint', areaServed: 'NG' })]) });
  const track = jsonLdOf(await (await request.get('/ng-en/track')).text());
  expect(track.get('BreadcrumbList')?.['itemListElement']).toMatchObject([
    { position: 1, item: `${origin}/ng-en` },
    { position: 2, item: `${origin}/ng-en/track` },
  ]);
});

test('where a page is shared, a picture in its own language stands for it', async ({ request }) => {
  const addresses = new Set<string>();
  for (const path of ['/gh-en', '/ma-fr/track', '/pk-ur/track', '/eg-ar', '/ng-cn']) {
    const html = await (await request.get(path)).text();
    expect(metaOf(html, 'og:title')).toBe(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    const { pathname } = new URL(metaOf(html, 'og:image') ?? '');
    addresses.add(pathname);
    const picture = await request.get(pathname);
    expect(picture.headers()['content-type'], path).toBe('image/png');
    expect(picture.headers()['cache-control']).toContain('immutable');
    expect((await picture.body()).length).toBeLessThan(300_000);
  }
  expect(addresses.size).toBe(5);
});

test('a shared result shows the tracking page’s picture and tells nobody the number', async ({ request, origin }) => {
  const html = await (await request.get('/gh-en/track?numbers=GH520938177409')).text();
  expect(metaOf(html, 'og:url')).toBe(`${origin}/gh-en/track`);
  const picture = await request.get(new URL(metaOf(html, 'og:image') ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(picture.url()).not.toContain('GH520938177409');
});
