/** News from a reader's side: the list with its filters, one article, the feed, on the whole site and on the mock API. */
import { ERROR } from '@amberlane/contract/calls';
import { type Market } from '@amberlane/contract/site';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import type { Page } from '@playwright/test';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'EG', locale: 'ar' },
  { country: 'NG', locale: 'zh-CN' },
];
/** For Turkey alone: on the site with its own API, and on the mock API. */
const TURKISH = { site: 'turkey-decree-10813', mockApi: 'notice-14' };

const entries = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('the list reads, on a desktop and on a phone', { tag: '@alone' }, async ({ page, segment, say }) => {
      await page.goto(`/${segment}/article-list`);
      await expect(page.getByRole('heading', { level: 1, name: say('article-list.headline') })).toBeVisible();
      await expect(entries(page)).not.toHaveCount(0);
      await expect(page).toBeAccessible();
      await page.setViewportSize({ width: 320, height: 740 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });

    test('a filter and a page lead to an article, and back to what was seen', async ({ page, segment, say }) => {
      await page.goto(`/${segment}/article-list`);
      await takeOver(page);
      const service = page.getByRole('group', { name: say('article-list.filter.type') }).getByRole('link', { name: say('news.types.service') });
      await service.click();
      await expect(page).toHaveURL(/\?type=service$/);
      // The address is there before the list is.
      await expect(service).toHaveAttribute('aria-current', 'true');
      const list = new URL(page.url());
      const title = await entries(page).first().getByRole('link').textContent();
      await entries(page).first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: say('article.back') }).click();
      await expect(page).toHaveURL(list.href);
    });

    test('an article reads, can be passed on and printed', async ({ page, segment, say }) => {
      await page.goto(`/${segment}/article-list`);
      await page.goto((await entries(page).first().getByRole('link').getAttribute('href')) ?? '');
      await expect(page.getByRole('link', { name: say('article.share.whatsapp') })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*article-list/);
      await expect(page).toBeAccessible();
      await page.setViewportSize({ width: 320, height: 740 });
      await expect(page).toFitItsWidth();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('link', { name: say('article.share.whatsapp') })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('words that nothing holds leave a way back', async ({ page, segment, say }) => {
  await page.goto(`/${segment}/article-list`);
  await page.getByRole('searchbox').fill('quokka');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?q=quokka$/);
  await expect(page.getByRole('heading', { name: say('article-list.empty.title') })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: say('article-list.filter.clear') }).click();
  await expect(entries(page)).not.toHaveCount(0);
});

test('an article of another country says so in the words of the site', async ({ page, segment, say, isolated }) => {
  const answer = await page.goto(`/${segment}/article-list/${isolated === null ? TURKISH.site : TURKISH.mockApi}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: errorMessage(ERROR.ARTICLE_OF_OTHER_COUNTRY, 'en') })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: say('article.ofOtherCountry.list') }).click();
  await expect(entries(page)).not.toHaveCount(0);
});

test('an article that nobody wrote is not found', async ({ page, segment }) => {
  for (const id of ['nothing-of-ours', 'A', '%00']) expect((await page.request.get(`/${segment}/article-list/${id}`)).status(), id).toBeGreaterThanOrEqual(400);
  expect((await page.request.get(`/${segment}/article-list/nothing-of-ours`)).status()).toBe(404);
});

test('feed readers find the feed, in the language of the place', async ({ page, origin, segment }) => {
  await page.goto(`/${segment}/article-list`);
  const href = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  const feed = await page.request.get(href ?? '');
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const text = await feed.text();
  expect(text).toContain('<language>en-GH</language>');
  const [link = ''] = /(?<=<guid isPermaLink="true">)[^<]+/.exec(text) ?? [];
  expect(link).toMatch(new RegExp(`^${origin}/${segment}/article-list/`));
  expect((await page.request.get(link)).status()).toBe(200);
  expect(await (await page.request.get('/sitemaps/1.xml')).text()).toContain(`<loc>${link}</loc><lastmod>`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list, search and article read', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/article-list`);
    await expect(entries(page)).not.toHaveCount(0);
    await page.getByRole('searchbox').fill('quokka');
    await page.getByRole('button', { name: say('article-list.filter.go') }).click();
    await expect(page.getByRole('heading', { name: say('article-list.empty.title') })).toBeVisible();
    await page.goto(`/${segment}/article-list`);
    const title = await entries(page).first().getByRole('link').textContent();
    await entries(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: say('article.back') })).toBeVisible();
  });
});
