/**
 * What every public page owes its readers, in six languages: it answers, names itself, has its landmarks, fits 360 and
 * 1280 px, can be used by everyone, carries no English into other scripts, and leads only to what is there.
 */
import type { Page } from '@playwright/test';
import { directionOf, languageTag, marketSegment, type Locale, type Market } from '@amberlane/contract/site';
import { accessibilityFaults } from '@amberlane/testing/accessibility';
import { expect, test } from '@amberlane/testing/fixtures';
import { hardCodedText } from '@amberlane/testing/hard-coded-text';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/place-per-language';
import { publicPages, type PublicPage } from '@amberlane/testing/public-pages';
import { structuredDataFaults } from '@amberlane/testing/structured-data-faults';
import { linksIn, SiteLinks } from './site-links.ts';

const OTHER_SCRIPTS = ['zh-CN', 'ar', 'ur'];
const PHONE = { width: 360, height: 800 };
const DESK = { width: 1280, height: 800 };
/** Where axe judges: what it sees of a page is the same in languages of one direction; Urdu has its own script and line heights. */
const JUDGED: ReadonlyMap<Locale, readonly (typeof PHONE)[]> = new Map([['en', [PHONE, DESK]], ['ar', [PHONE, DESK]], ['ur', [PHONE]]]);
/** Pages that search engines find tell them something of a length that they show. */
const DESCRIPTION = { least: 40, most: 170 };
const TITLE = { least: 8, most: 70 };

const pages = await publicPages();
const pagesOf = ({ country }: Market): readonly PublicPage[] => pages.filter(({ countries }) => countries.includes(country));

const isOfAnotherMarket = (target: string, segment: string): boolean => /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/.test(target) && !target.startsWith(`/${segment}`);

const description = (page: Page): Promise<string | null> => page.locator('meta[name=description]').getAttribute('content');

for (const market of MARKET_PER_LANGUAGE) {
  const segment = marketSegment(market);

  test.describe(`in ${market.locale}`, () => {
    test.use({ market, origin: async ({ sites }, use) => use(market.country === 'TR' ? sites.turkish : sites.site) });

    for (const { path, indexable } of pagesOf(market)) {
      test(`${path || 'home'} names itself, and everyone can use it`, async ({ page }) => {
        const answer = await page.goto(`/${segment}${path && `/${path}`}`);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', languageTag(market));
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(market.locale));
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).not.toBeEmpty();
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
        const title = await page.title();
        expect(title.length, title).toBeLessThanOrEqual(TITLE.most);
        expect(title.length, title).toBeGreaterThan(0);
        if (indexable) {
          expect(title.length, title).toBeGreaterThanOrEqual(TITLE.least);
          const told = (await description(page)) ?? '';
          expect(told.length, told).toBeGreaterThanOrEqual(DESCRIPTION.least);
          expect(told.length, told).toBeLessThanOrEqual(DESCRIPTION.most);
        }
        for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) expect(structuredDataFaults(text)).toEqual([]);
        if (OTHER_SCRIPTS.includes(market.locale)) expect(await hardCodedText(page)).toEqual([]);
        for (const viewport of [PHONE, DESK]) {
          await page.setViewportSize(viewport);
          await expect(page).toFitItsWidth();
          if (JUDGED.get(market.locale)?.includes(viewport)) expect(await accessibilityFaults(page), `at ${viewport.width} px`).toEqual([]);
        }
      });
    }

    test('no link leads nowhere', async ({ request, sites }) => {
      test.setTimeout(90_000);
      const links = new SiteLinks(request, sites);
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
      const links = new SiteLinks(request, sites);
      for (const { path, aliases } of pagesOf(market)) {
        for (const alias of aliases) expect(await links.html(`/${segment}/${alias}`), alias).toContain(`/${segment}/${path}"`);
      }
    });
  });
}

test('a title, a description and an address are of one page alone', async ({ request }) => {
  const heads = await Promise.all(
    pagesOf({ country: 'GH', locale: 'en' }).map(async ({ path }) => {
      const html = await (await request.get(`/gh-en${path && `/${path}`}`)).text();
      return [/<title>(.*?)<\/title>/.exec(html)?.[1], /<meta name="description" content="(.*?)"/.exec(html)?.[1]] as const;
    }),
  );
  const twice = (texts: readonly (string | undefined)[]): readonly (string | undefined)[] => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(heads.map(([title]) => title))).toEqual([]);
  expect(twice(heads.map(([, told]) => told).filter(Boolean))).toEqual([]);
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
