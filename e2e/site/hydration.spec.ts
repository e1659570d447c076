/** The real remotes come to life on the whole site without a difference to the server's page or a broken policy. */
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';
import type { Market } from '@amberlane/contract/site';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
];

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    document.addEventListener('amberlane:ready', () => document.documentElement.setAttribute('data-ready', ''));
  }),
);

/** Any key starts React. */
async function bringToLife(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    // What goes wrong unseen fails these tests through the watch of every page.
    test('the home page with the quick-track part comes to life', async ({ page, homePage }) => {
      await homePage.open();
      await bringToLife(page);
      await expect(homePage.headline).toBeVisible();
      await expect(page.locator('[data-remote="mf-tracking"]').first()).toBeVisible();
    });

    for (const query of ['', '?numbers=NG407183529669,GH520938177409']) {
      test(`the tracking page${query} comes to life`, async ({ page, trackPage }) => {
        const response = await trackPage.open(query);
        expect(response?.status()).toBe(200);
        await bringToLife(page);
        await expect(page.locator('[data-remote="mf-tracking"]').first()).toBeVisible();
      });
    }
  });
}
