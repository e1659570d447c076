/**
 * One of each kind of page has no violation in two further checkers of accessibility, wide in English and on a phone in
 * Arabic: as it comes, and with its folded fields open. At night; by day axe judges every page (`every-page.spec.ts`), and `html-validity.spec.ts` the markup of all.
 */
import type { Page } from '@playwright/test';
import { signIn } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { PAGE_CHECKERS, pageCheckerFaults } from './page-checkers.ts';

/** Under `/{segment}/`. Products, articles, jobs and rules look alike: one of each is here. */
const PAGES: readonly string[] = [
  '',
  'product/intl-straight',
  'service/access',
  'service/help?q=customs',
  'article-list',
  'article-list/golden-week',
  'terms-of-use',
  'track',
  'track?numbers=GH520938177409',
  'track?numbers=GH520938177409,PK918203744566,NG40718352966,XX1',
  'rates',
  'quote?weight=2&length=30&width=20&height=10',
  'location-map',
  'business/recruit/lagos-courier',
  'questionnaire/questionnaire-20221008',
  'user-opt/login',
  'no-such-page',
];
/** Sent empty, each shows its form with every fault. */
const FORMS: readonly string[] = ['user-opt/forgot-pwd', 'service/feedback'];
const CUSTOMER_PAGES: readonly string[] = [
  'user-opt/overview',
  'user-opt/personal/security',
  'user-opt/personal/addresses',
  'user-opt/personal/addresses/new',
  'express/intlorder-entry',
  'express/platform',
  'express/my-order',
];

const LOOKS = [
  { market: { country: 'GH', locale: 'en' }, width: 1280 },
  { market: { country: 'EG', locale: 'ar' }, width: 360 },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const { market, width } of LOOKS) {
  test.describe(`in ${market.locale} at ${width} px`, () => {
    test.use({ market, viewport: { width, height: 800 } });

    test('pages of visitors', { tag: '@night' }, async ({ page, segment, watch }) => {
      watch.expectFault(/404/);
      const faults: string[] = [];
      for (const path of PAGES) {
        await page.goto(`/${segment}${path && `/${path}`}`);
        faults.push(...(await faultsOf(page, path)));
      }
      expect(faults).toEqual([]);
    });

    test('forms with their faults, and pages of a customer', { tag: '@night' }, async ({ page, segment }) => {
      const faults: string[] = [];
      for (const path of FORMS) {
        await page.goto(`/${segment}/${path}`);
        await takeOver(page);
        await page.getByRole('main').locator('[type=submit]').last().click();
        await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
        faults.push(...(await faultsOf(page, `${path}, refused`)));
      }
      await signIn(page);
      for (const path of CUSTOMER_PAGES) {
        await page.goto(`/${segment}/${path}`);
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        faults.push(...(await faultsOf(page, path)));
      }
      // The list of orders came last.
      const order = page.getByRole('main').locator('a[href*="-detail?id="]').first();
      await page.goto((await order.getAttribute('href')) ?? '');
      faults.push(...(await faultsOf(page, 'an order')));
      expect(faults).toEqual([]);
    });
  });
}

test('a planted fault is seen by each checker', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main></html>');
  for (const checker of PAGE_CHECKERS) expect(await pageCheckerFaults(page, [checker])).toEqual([expect.stringMatching(/img_alt_valid|H37/)]);
});

/** On the page as it came, and where it folds fields, with these open. The panel of the header is opened on the home page. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const closed = await pageCheckerFaults(page);
  const folds = await page.locator(`${path === '' ? '' : 'main '}details:not([open]):has(label)`).evaluateAll((all) => all.map((one) => one.setAttribute('open', '')).length);
  const open = folds > 0 ? await pageCheckerFaults(page) : [];
  return [...closed, ...open].map((fault) => `${path || 'home'}  ${fault}`);
}
