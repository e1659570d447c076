/**
 * What every public page owes its readers in six languages, on the documents that the server sends: it answers, names
 * itself, has its landmarks and headings, carries no English into other scripts, and leads only to what is there.
 * `every-page.spec.ts` opens the pages in a browser.
 */
import { marketSegment, type Market } from '@amberlane/contract/site';
import { expect, test } from '@amberlane/testing/fixtures';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { publicPages, type PublicPage } from '@amberlane/testing/public-pages';
import { documentFaults, readDocument, sharedTexts } from './document-faults.ts';
import { linksIn, SiteLinks, type PagesRead } from './site-links.ts';

/** States of pages that show more than their first sight, and pages of the shell. */
const FURTHER = ['/track?numbers=GH520938177409,SA673401955282,XX1', '/track?numbers=GH520938177409,PK918203744566,NG40718352966', '/user-opt/login', '/no-such-page'];

const pages = await publicPages();
const pagesOf = ({ country }: Market): readonly PublicPage[] => pages.filter(({ countries }) => countries.includes(country));

const isOfAnotherMarket = (target: string, segment: string): boolean => /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/.test(target) && !target.startsWith(`/${segment}`);

for (const market of MARKET_PER_LANGUAGE) {
  const segment = marketSegment(market);
  /** Rendering is what these tests take their time for: the tests of a language read each page once. */
  const read: PagesRead = new Map();

  test.describe(`in ${market.locale}`, () => {
    test.use({ market, origin: async ({ sites }, use) => use(market.country === 'TR' ? sites.turkish : sites.site) });

    test('every page names itself, by a title and a description of its own', async ({ page, request, sites, origin }) => {
      const links = new SiteLinks(request, sites, read);
      const faults: string[] = [];
      const titles: string[] = [];
      const descriptions: string[] = [];
      for (const { path, indexable } of pagesOf(market)) {
        const address = `/${segment}${path && `/${path}`}`;
        const { facts, english } = await readDocument(page, await links.html(address), market);
        titles.push(facts.title);
        descriptions.push(facts.description ?? '');
        faults.push(...[...documentFaults(facts, { market, indexable, canonical: origin + address }), ...english].map((fault) => `${address}  ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(sharedTexts(titles)).toEqual([]);
      expect(sharedTexts(descriptions)).toEqual([]);
    });

    test('what a page answers carries no English into other scripts', async ({ page, request, sites }) => {
      const { host } = new URL(market.country === 'TR' ? sites.turkish : sites.site);
      const found: string[] = [];
      for (const path of FURTHER) {
        const html = await (await request.get(`${sites.site}/${segment}${path}`, { headers: { host } })).text();
        const { facts, english } = await readDocument(page, html, market);
        expect(facts.h1, path).toHaveLength(1);
        found.push(...english.map((fault) => `${path}  ${fault}`));
      }
      expect(found).toEqual([]);
    });

    // Texts lead to the same places in every language, which `npm test -- messages` compares; menus and country rules are the code's.
    test('no link leads nowhere', { tag: market.locale === 'en' ? [] : '@night' }, async ({ request, sites }) => {
      test.setTimeout(90_000);
      const links = new SiteLinks(request, sites, read);
      const dead: string[] = [];
      for (const { path } of pagesOf(market)) {
        const from = `/${segment}${path && `/${path}`}`;
        // The menu of countries leads to the same page elsewhere, which is asked there.
        const own = (target: string): boolean => path === '' || !isOfAnotherMarket(target, segment);
        for (const target of linksIn(await links.html(from), from).filter(own)) if (!(await links.isAlive(target))) dead.push(`${from} → ${target}`);
      }
      expect(dead).toEqual([]);
    });

    test('each short address is the page itself', async ({ request, sites }) => {
      const links = new SiteLinks(request, sites, read);
      for (const { path, aliases } of pagesOf(market)) {
        for (const alias of aliases) expect(await links.html(`/${segment}/${alias}`), alias).toContain(`/${segment}/${path}"`);
      }
    });
  });
}

test('a word of English, and a second main heading, are seen in a document', async ({ page }) => {
  const market = { country: 'EG', locale: 'ar' } as const;
  const html = '<html lang="ar-EG" dir="rtl"><title>تتبّع الشحنات</title><header></header><main><h1>تتبّع</h1><h1>شحنة</h1><p title="Forgotten">Amberlane</p></main><footer></footer></html>';
  const { facts, english } = await readDocument(page, html, market);
  expect(english).toEqual(['title: "Forgotten"']);
  expect(documentFaults(facts, { market, indexable: false, canonical: '' })).toEqual([expect.stringContaining('2 main headings')]);
});

test('a dead link, and one to a section that is not there, are seen', async ({ request, sites }) => {
  const links = new SiteLinks(request, sites);
  expect(await links.isAlive('/gh-en/terms-of-use#law')).toBe(true);
  expect(await links.isAlive('/gh-en/terms-of-use#nothing')).toBe(false);
  expect(await links.isAlive('/gh-en/no-such-page')).toBe(false);
  expect(linksIn('<a href="/gh-en/track">x</a><a href="#law">y</a><a href="tel:+1">z</a><a class="b" href="https://elsewhere.example/">w</a>', '/gh-en/terms-of-use')).toEqual([
    '/gh-en/track',
    '/gh-en/terms-of-use#law',
  ]);
});
