/** The pages that header and footer lead to, from a reader's side. */
import { BRAND } from '@amberlane/contract/site/brand';
import { RULES } from '@amberlane/contract/domain';
import { COUNTRIES, marketSegment, type Country, type Market } from '@amberlane/contract/site';
import { expect, test } from '@amberlane/testing/fixtures';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { publicPages } from '@amberlane/testing/public-pages';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const own = (await publicPages()).filter(({ remote }) => remote === 'mf-content');

const PAGES: readonly { readonly path: string; readonly heading: string; readonly only?: Country }[] = [
  { path: 'about-us', heading: 'about.headline' },
  { path: 'access', heading: 'access.headline' },
  { path: 'service/support', heading: 'support.title' },
  { path: 'contact-us', heading: 'contact.headline' },
  { path: 'terms-of-use', heading: 'terms.title' },
  { path: 'privacy-policy', heading: 'privacy.title' },
  { path: 'service-rule', heading: 'rules.title' },
  { path: 'franchise-policy', heading: 'franchise-policy.title' },
  { path: 'cookie', heading: 'cookie.title', only: 'TR' },
];

/** Turkey's pages are on a host of their own. */
const originOf = ({ country }: Market, origin: string): string => (country === 'TR' ? origin.replace('//', '//tr.') : origin);

/** On the whole site every page is asked in every language (`e2e/site/every-page.spec.ts`); alone each is asked in one. */
test.describe('alone', { tag: '@alone' }, () => {
  test.beforeEach(({ isolated }) => test.skip(isolated === null, 'asked on the whole site elsewhere'));

  for (const [index, { path, countries }] of own.entries()) {
    const market = MARKET_PER_LANGUAGE.find((_place, at) => at >= index % MARKET_PER_LANGUAGE.length && countries.includes(MARKET_PER_LANGUAGE[at]?.country ?? 'GH')) ?? { country: 'TR', locale: 'tr' };

    test.describe(`in ${market.locale}`, () => {
      test.use({ market });

      test(`${path || 'home'} reads, and takes over without a word changed`, async ({ page, segment, origin }) => {
        await page.goto(`${originOf(market, origin)}/${segment}${path && `/${path}`}`);
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        const said = await heading.textContent();
        expect(said).not.toBe('');
        await takeOver(page);
        await expect(heading).toHaveText(said ?? '');
      });
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of PAGES.filter(({ only }) => !only)) {
    test(`${path} reads`, async ({ page, segment, say }) => {
      await page.goto(`/${segment}/${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: say(heading, { brand: BRAND.name }), exact: true })).toBeVisible();
    });
  }

  test('the index leads to a section, which has an address of its own', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/terms-of-use`);
    await page.getByRole('navigation', { name: say('legal.contents') }).getByRole('link', { name: say('terms.law.title') }).click();
    await expect(page).toHaveURL(/#law$/);
    await expect(page.getByRole('heading', { name: say('terms.law.title') })).toBeInViewport();
  });

  test('the support contacts are there to be called', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/contact-us`);
    await expect(page.getByRole('region', { name: say('contact.all.title') }).getByRole('rowheader')).toHaveCount(COUNTRIES.length - 1);
    await expect(page.getByRole('main').locator('a[href^="tel:+"]')).not.toHaveCount(0);
  });
});

test('service rules and the cookie policy are there in every country; China does not link to the first, and Turkey alone to the second', async ({ page }) => {
  for (const path of ['service-rule', 'cookie']) {
    for (const segment of ['cn-en', 'gh-en']) expect((await page.request.get(`/${segment}/${path}`)).status(), `${segment}/${path}`).toBe(200);
  }
  const linked = async (segment: string): Promise<boolean[]> => {
    await page.goto(`/${segment}`);
    return Promise.all(['service-rule', 'cookie'].map(async (path) => (await page.locator(`footer a[href="/${segment}/${path}"]`).count()) > 0));
  };
  expect(await linked('cn-en')).toEqual([false, false]);
  expect(await linked('gh-en')).toEqual([true, false]);
});

test('one page with two addresses names the first as its own', async ({ page, origin, segment }) => {
  await page.goto(`/${segment}/about-us`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/${segment}/business/about-us`);
  await expect(page).toHaveTitle(new RegExp(BRAND.name));
});

test('customer support answers by topic, in the very section', async ({ page, segment, say }) => {
  await page.goto(`/${segment}/service/support`);
  await page.getByRole('link', { name: say('support.topics.weight') }).click();
  await expect(page).toHaveURL(`/${segment}/service-rule#weight`);
  await expect(page.getByRole('heading', { level: 1, name: say('rules.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('rules.weight.title') })).toBeInViewport();
});

test('the access plan promises what the rules say', async ({ page, segment, say }) => {
  await page.goto(`/${segment}/access`);
  await expect(page.getByText(say('access.push.lead', { maxEvents: RULES.push.maxEvents, perSecond: RULES.platform.pushedPerSecond }))).toBeVisible();
  await expect(page.getByRole('figure', { name: say('access.push.sample') })).toBeVisible();
});

test('a printed text has no index and nothing to press', async ({ page, say }) => {
  await page.goto(`/${marketSegment({ country: 'GH', locale: 'en' })}/privacy-policy`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: say('legal.contents') })).toBeHidden();
  await expect(page.getByRole('navigation', { name: say('legal.texts.title') })).toBeHidden();
  await expect(page.getByRole('complementary', { name: say('legal.questions.title') })).toBeHidden();
  await expect(page.getByRole('heading', { name: say('privacy.rights.title') })).toBeVisible();
});
