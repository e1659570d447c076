/** The help centre from a reader's side: asking it in one's own language, with and without JavaScript. */
import type { Page } from '@playwright/test';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

interface Asked {
  readonly market: Market;
  /** As readers type it: without articles and dots, with the letters that their keyboard has. */
  readonly question: string;
  /** Fragment of an answer that must be among the first. */
  readonly answer: string;
}

const ASKED: readonly Asked[] = [
  { market: { country: 'GH', locale: 'en' }, question: 'batterys', answer: 'batteries' },
  { market: { country: 'EG', locale: 'ar' }, question: 'كلمه المرور', answer: 'password' },
  { market: { country: 'PK', locale: 'ur' }, question: 'كسٹم نے روكا', answer: 'customs-held' },
  { market: { country: 'NG', locale: 'zh-CN' }, question: '充电宝', answer: 'batteries' },
];

const field = (page: Page) => page.getByRole('searchbox');

for (const { market, question, answer } of ASKED) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('answers while one types, keeps the question in the address, and reads in any width', { tag: '@alone' }, async ({ page, segment, say }) => {
      await page.goto(`/${segment}/help`);
      // The first letter starts React: what is typed until it runs counts too.
      await field(page).pressSequentially(question);
      const results = page.getByRole('region', { name: say('help.search.results', { question }) });
      const found = results.getByRole('heading', { level: 3, name: say(`help.${answer}.title`) });
      await expect(found).toBeVisible();
      await expect(results.locator('mark').first()).toBeVisible();
      await expect(page).toHaveURL(`/${segment}/help?q=${encodeURIComponent(question).replaceAll('%20', '+')}`);
      await expect(page).toBeAccessible();
      await page.setViewportSize({ width: 320, height: 740 });
      await expect(page).toFitItsWidth();
    });

    test('leads who presses the key to the results, and back to all answers', async ({ page, segment, say }) => {
      await page.goto(`/${segment}/help`);
      await takeOver(page);
      await field(page).fill(question);
      await field(page).press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: say('help.search.results', { question }) })).toBeFocused();
      await expect(field(page)).toHaveValue(question);
      await page.getByRole('link', { name: say('help.search.clear') }).click();
      await expect(page).toHaveURL(`/${segment}/help`);
      await expect(page.locator('mark')).toHaveCount(0);
      await expect(field(page)).toHaveValue('');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the server answers, before all other answers', async ({ page, segment, say }) => {
        await page.goto(`/${segment}/service/help`);
        await field(page).fill(question);
        await page.getByRole('button', { name: say('help.search.submit') }).click();
        const results = page.getByRole('region', { name: say('help.search.results', { question }) });
        await expect(results.getByRole('heading', { level: 3, name: say(`help.${answer}.title`) })).toBeVisible();
        await expect(field(page)).toHaveValue(question);
        expect((await results.boundingBox())?.y).toBeLessThan((await page.getByRole('region', { name: say('help.tracking.title') }).boundingBox())?.y ?? 0);
      });
    });
  });
}

test('an answer has an address that opens it', async ({ page, segment, say }) => {
  await page.goto(`/${segment}/help#customs-held`);
  const answer = page.locator('#customs-held');
  await expect(answer).toBeInViewport();
  await expect(page.locator('#batteries')).toBeHidden();
  await expect(answer.getByRole('link', { name: say('help.link') })).toHaveAttribute('href', '#customs-held');
});

test('an address opens an answer among the further questions of its topic too', async ({ page, segment }) => {
  await page.goto(`/${segment}/help#event-times`);
  await expect(page.locator('#event-times')).toBeInViewport();
  await page.goto(`/${segment}/help`);
  await takeOver(page);
  await page.evaluate(() => void (location.hash = '#event-times'));
  await expect(page.locator('#event-times')).toBeInViewport();
});

test('the address of an answer goes to the clipboard', async ({ page, context, origin, segment, say }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto(`/${segment}/help#batteries`);
  await takeOver(page);
  await page.locator('#batteries').getByRole('link', { name: say('help.link') }).click();
  await expect(page.getByText(say('help.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/${segment}/help#batteries`);
});

test('an address leads to a topic and opens it, with every answer closed until it is asked', async ({ page, segment, say }) => {
  await page.goto(`/${segment}/help`);
  await takeOver(page);
  await page.evaluate(() => void (location.hash = '#warehouses'));
  await expect(page.getByRole('heading', { level: 2, name: say('help.warehouses.title') })).toBeInViewport();
  // The first topic is open from the start.
  await expect(page.locator('main details[open]')).toHaveCount(2);
  await page.getByText(say('help.why-warehouse.title')).click();
  await expect(page.locator('#why-warehouse')).toBeVisible();
  await expect(page).toBeAccessible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link from elsewhere opens its answer', async ({ page, segment }) => {
    await page.goto(`/${segment}/help#nobody-home`);
    await expect(page.locator('#nobody-home')).toBeInViewport();
  });

  test('what is not found says so, and who knows', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/help?q=qqqqqq+zzzzzz`);
    await expect(page.getByRole('heading', { level: 2, name: say('help.nothing.title') })).toBeVisible();
    await expect(page.getByRole('region', { name: say('help.nothing.title') }).getByRole('link', { name: say('help.desks') })).toHaveAttribute('href', `/${segment}/contact-us`);
  });

  test('markup in a question is shown, not obeyed', async ({ page, segment }) => {
    await page.goto(`/${segment}/help?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>');
    await expect(page.locator('main img')).toHaveCount(0);
  });
});

test('a page with a question is nobody else’s: not kept, not indexed; the page itself tells its answers to search engines', async ({ page }) => {
  const segment = marketSegment({ country: 'GH', locale: 'en' });
  const asked = await page.request.get(`/${segment}/service/help?q=customs`);
  expect(asked.headers()['cache-control']).toContain('no-store');
  expect(asked.headers()['x-robots-tag']).toBe('noindex');
  const all = await (await page.request.get(`/${segment}/service/help`)).text();
  const faq = [...all.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json) as { readonly '@type': string; readonly mainEntity?: readonly unknown[] });
  expect(faq.find((object) => object['@type'] === 'FAQPage')?.mainEntity).toHaveLength(60);
});
