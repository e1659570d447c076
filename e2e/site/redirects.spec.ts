/**
 * The redirect table (spec §4, design §8) in one browser profile: a browser keeps what it was told, so every row is
 * asked with all that the rows before have left behind.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { choiceCookies, expect, test } from '@amberlane/testing/fixtures';
import { sitesUnderTest } from '@amberlane/testing/sites';
import type { Market } from '@amberlane/contract/site';

test.describe.configure({ mode: 'serial' });

type HostName = 'site' | 'turkish';

interface Row {
  readonly title: string;
  readonly from: string;
  readonly host?: HostName;
  /** Choice stored before the row; null takes it away, absent leaves it. */
  readonly stored?: Market | null;
  /** Statuses on the way, the page's own last. */
  readonly statuses: readonly number[];
  readonly to: string;
  readonly toHost?: HostName;
}

const GHANA: Market = { country: 'GH', locale: 'en' };
const EGYPT: Market = { country: 'EG', locale: 'ar' };
const TURKEY: Market = { country: 'TR', locale: 'tr' };

const TABLE: readonly Row[] = [
  { title: 'the root without a choice leads to the fallback, not for good', from: '/', stored: null, statuses: [302, 200], to: '/cn-en' },
  { title: 'the root with a choice leads to it', from: '/', stored: GHANA, statuses: [301, 200], to: '/gh-en' },
  { title: 'another choice is not held back by the 301 before', from: '/', stored: EGYPT, statuses: [301, 200], to: '/eg-ar' },
  { title: 'nor is going back to none', from: '/', stored: null, statuses: [302, 200], to: '/cn-en' },
  { title: 'the old address of the home page', from: '/empty', stored: GHANA, statuses: [301, 200], to: '/gh-en' },
  { title: 'a page without a prefix keeps path and query', from: '/track?from=mail', statuses: [302, 200], to: '/gh-en/track?from=mail' },
  { title: 'an unknown country', from: '/xx-en/track', statuses: [301, 200], to: '/cn-en/track' },
  { title: 'an unknown language of a known country follows the choice', from: '/gh-xx/track', stored: GHANA, statuses: [301, 200], to: '/gh-en/track' },
  { title: 'the same without a choice', from: '/gh-xx/track', stored: null, statuses: [301, 200], to: '/cn-en/track' },
  { title: 'a language that the country does not offer', from: '/gh-ur', statuses: [301, 200], to: '/cn-en' },
  { title: 'the old spelling of Chinese', from: '/gh-zh-cn/track', statuses: [301, 200], to: '/gh-cn/track' },
  { title: 'capital letters', from: '/GH-EN/Track', statuses: [301, 200], to: '/gh-en/track' },
  { title: 'a slash at the end', from: '/gh-en/track/', statuses: [301, 200], to: '/gh-en/track' },
  { title: 'Turkey lives on its own host', from: '/tr-tr/track?x=1', statuses: [301, 200], to: '/tr-tr/track?x=1', toHost: 'turkish' },
  { title: 'a choice of Turkey leads there as well', from: '/', stored: TURKEY, statuses: [301, 200], to: '/tr-tr', toHost: 'turkish' },
  { title: 'the Turkish root', from: '/', host: 'turkish', stored: null, statuses: [302, 200], to: '/tr-tr', toHost: 'turkish' },
  { title: 'English on the Turkish host', from: '/tr-en', host: 'turkish', statuses: [200], to: '/tr-en', toHost: 'turkish' },
  { title: 'a language that the Turkish host has not', from: '/tr-cn', host: 'turkish', statuses: [301, 200], to: '/tr-tr', toHost: 'turkish' },
  { title: 'another country leaves the Turkish host', from: '/gh-en/track', host: 'turkish', statuses: [301, 200], to: '/gh-en/track' },
  { title: 'an address that leads nowhere is a 404, not a redirect', from: '/gh-en/no-such-page', statuses: [404], to: '/gh-en/no-such-page' },
  { title: 'a page of the market itself is no redirect', from: '/gh-en', stored: EGYPT, statuses: [200], to: '/gh-en' },
];

let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext();
  page = await context.newPage();
});
test.afterAll(() => context.close());

/** Statuses of the hops to where the browser ended up. */
async function hopsOf(address: string): Promise<{ statuses: number[]; varies: boolean[] }> {
  const answer = await page.goto(address);
  const answers = [];
  for (let request = answer?.request() ?? null; request; request = request.redirectedFrom()) answers.unshift(await request.response());
  const redirects = answers.slice(0, -1);
  return {
    statuses: answers.map((one) => one?.status() ?? 0),
    varies: redirects.map((one) => /no-store/.test(one?.headers()['cache-control'] ?? '')),
  };
}

for (const { title, from, host = 'site', stored, statuses, to, toHost = 'site' } of TABLE) {
  test(title, async () => {
    const origins = sitesUnderTest();
    if (stored !== undefined) {
      await context.clearCookies();
      if (stored) for (const origin of [origins.site, origins.turkish]) await context.addCookies(choiceCookies(stored, origin));
    }
    const hops = await hopsOf(origins[host] + from);
    expect(hops.statuses).toEqual(statuses);
    expect(page.url()).toBe(origins[toHost] + to);
  });
}

test('a redirect that depends on the reader is kept by nobody', async () => {
  const { site } = sitesUnderTest();
  for (const from of ['/', '/track', '/xx-en', '/gh-xx']) {
    const { varies } = await hopsOf(site + from);
    expect(varies, from).toEqual([true]);
  }
});
