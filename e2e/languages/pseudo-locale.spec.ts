/** The public pages in the pseudo language: every text comes from a message, and has room in any language, in both directions. */
import { expect, test as base, type Page } from '@playwright/test';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { choiceCookies, expect as siteExpect } from '@amberlane/testing/fixtures';
import { hardCodedText } from '@amberlane/testing/hard-coded-text';
import { publicPages, type PublicPage } from '@amberlane/testing/public-pages';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { textFaults } from '@amberlane/testing/text-faults';
import type { MockApiSite } from '../setup/mock-api-site.ts';
import { startPseudoSite } from './pseudo-site.ts';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'zh-CN' },
  { country: 'EG', locale: 'ar' },
];
interface Asked {
  readonly path: string;
  /** React takes it over and may say more; a page for reading says the same before and after. */
  readonly isTakenOver: boolean;
}

/** States of pages that show more than their first sight, and pages of the shell. */
const FURTHER: readonly Asked[] = ['/track?numbers=GH520938177409,SA673401955282,XX1', '/user-opt/login', '/no-such-page'].map((path) => ({ path, isTakenOver: true }));
const pages = await publicPages();
/** From right to left every page is asked; from left to right those of the greatest and the smallest number of parts. */
const isAsked = ({ path, countries }: PublicPage, { country, locale }: Market): boolean => countries.includes(country) && (locale === 'ar' || ['', 'track', 'service/help'].includes(path));
const pagesIn = (market: Market): Asked[] => [
  ...pages.filter((page) => isAsked(page, market)).map(({ path, hydrate }) => ({ path: path && `/${path}`, isTakenOver: hydrate !== 'touch' })),
  ...FURTHER,
];

const test = base.extend<object, { site: MockApiSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await startPseudoSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Everything that a page keeps folded, unfolded; menus lie over what is below them. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });

/** Pages whose heading comes from the API: the title of a questionnaire. */
const HEADED_BY_DATA = ['/questionnaire/questionnaire-20221008'];

for (const market of MARKETS) {
  const segment = marketSegment(market);

  test(`${segment}: no text of a public page is in the code, and all of it has room on a phone`, async ({ page, context, site }) => {
    test.setTimeout(300_000);
    await context.addCookies(choiceCookies(market, site.origin));
    await page.setViewportSize({ width: 360, height: 740 });
    const found: string[] = [];
    for (const { path, isTakenOver } of pagesIn(market)) {
      await page.goto(`/${segment}${path}`);
      if (isTakenOver) await takeOver(page);
      await expect(page.locator(HEADED_BY_DATA.includes(path) ? 'main' : 'h1').first(), path).toContainText('⟦');
      await unfold(page);
      const faults = [...(await hardCodedText(page)), ...(await textFaults(page))];
      found.push(...faults.map((fault) => `${path || '/'}  ${fault}`));
      await siteExpect.soft(page, `${segment}${path} at 360 px`).toFitItsWidth();
    }
    expect(found).toEqual([]);
  });
}

test('a text in the code is caught, and one that has no room', async ({ page, context, site }) => {
  const market = MARKETS[0] ?? { country: 'GH', locale: 'zh-CN' };
  await context.addCookies(choiceCookies(market, site.origin));
  await page.goto(`/${marketSegment(market)}`);
  await page.evaluate(() => {
    const planted = document.createElement('p');
    planted.textContent = 'Forgotten in the code';
    const narrow = document.createElement('p');
    narrow.textContent = document.querySelector('h2')?.textContent ?? '';
    Object.assign(narrow.style, { inlineSize: '40px', overflow: 'hidden', whiteSpace: 'nowrap' });
    document.querySelector('main')?.append(planted, narrow);
  });
  expect(await hardCodedText(page)).toContainEqual(expect.stringContaining('Forgotten in the code'));
  expect(await textFaults(page)).toContainEqual(expect.stringContaining('is cut off'));
});
