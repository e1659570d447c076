/**
 * Playwright's `test` as this site uses it. Every page of every test is watched: an uncaught error, a console error or
 * warning, a request to a foreign host or an answer that breaks the contract fails the test, whatever it checks.
 */
import { expect as baseExpect, test as baseTest, type Page } from '@playwright/test';
import { LOCALE_FACTS, marketSegment, type Market } from '@amberlane/contract/site';
import { accessibilityFaults } from './accessibility.ts';
import { watchPages, type PageWatch } from './page-watch.ts';
import { SiteFooter } from './page-objects/site-footer.ts';
import { SiteHeader } from './page-objects/site-header.ts';
import { CountryChoice } from './page-objects/country-choice.ts';
import { hostsUnderTest, remoteOfSpec, sitesUnderTest, type SitesUnderTest } from './sites.ts';
import { hearReady } from './wait-for-hydration.ts';
import { words, type Words } from './words.ts';

export interface SiteOptions {
  /** Country and language of the pages that the test opens. */
  readonly market: Market;
  /** The reader has chosen a country before; false is a first visit. */
  readonly knownReader: boolean;
}

/** Project in which each remote stands alone. */
const ISOLATION = 'isolation';

interface SiteFixtures {
  readonly sites: SitesUnderTest;
  /** Remote that stands alone; null on the whole site. */
  readonly isolated: string | null;
  /** Origin that the test runs against. */
  readonly origin: string;
  /** `gh-en`. */
  readonly segment: string;
  /** What the site says in the language of the market. */
  readonly say: Words;
  readonly watch: PageWatch;
  readonly siteHeader: SiteHeader;
  readonly siteFooter: SiteFooter;
  readonly countryChoice: CountryChoice;
}

export const test = baseTest.extend<SiteFixtures & SiteOptions>({
  market: [{ country: 'GH', locale: 'en' }, { option: true }],
  knownReader: [true, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  sites: async ({}, use) => use(sitesUnderTest()),
  // eslint-disable-next-line no-empty-pattern -- as above
  isolated: async ({}, use, { project, file }) => use(project.name === ISOLATION ? remoteOfSpec(file) : null),
  origin: async ({ sites, isolated }, use) => use((isolated === null ? sites.site : sites.isolated[isolated]) ?? sites.site),
  baseURL: async ({ origin }, use) => use(origin),
  context: async ({ context, market, origin, sites, isolated, knownReader }, use) => {
    // Türkiye has a host of its own, and cookies know hosts.
    const origins = isolated === null ? [origin, sites.turkish] : [origin];
    if (knownReader) await context.addCookies(origins.flatMap((one) => choiceCookies(market, one)));
    await hearReady(context);
    await use(context);
  },
  watch: [
    async ({ context, sites }, use) => {
      const watch = watchPages(context, { ownHosts: hostsUnderTest(sites) });
      await use(watch);
      baseExpect(await watch.faults(), 'faults that no reader sees').toEqual([]);
    },
    { auto: true },
  ],
  segment: async ({ market }, use) => use(marketSegment(market)),
  say: async ({ market }, use) => use(words(market.locale)),
  siteHeader: async ({ page, market }, use) => use(new SiteHeader(page, market)),
  siteFooter: async ({ page, market }, use) => use(new SiteFooter(page, market)),
  countryChoice: async ({ page, market }, use) => use(new CountryChoice(page, market)),
});

/** Cookies of a reader who has chosen (spec §4). */
export const choiceCookies = ({ country, locale }: Market, origin: string): { name: string; value: string; url: string }[] => [
  { name: 'defaultCountryCode', value: country, url: origin },
  { name: 'locale', value: LOCALE_FACTS[locale].path, url: origin },
];

export const expect = baseExpect.extend({
  /** By axe: WCAG 2.2 AA and best practice, with whatever is open on the page now. */
  async toBeAccessible(page: Page) {
    const faults = await accessibilityFaults(page);
    return { pass: faults.length === 0, message: () => `axe found:\n${faults.map((fault) => `  ${fault}`).join('\n')}` };
  },
  /** Nothing sticks out to the side at the present width. */
  async toFitItsWidth(page: Page) {
    const { content, window } = await page.evaluate(() => ({ content: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }));
    return { pass: content <= window, message: () => `the page is ${content} px wide in a window of ${window} px` };
  },
});
