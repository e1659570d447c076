/** The home page from a reader's side. */
import { type Market } from '@amberlane/contract/site';
import { expect, test } from '../testing/fixtures.ts';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'EG', locale: 'ar' },
  { country: 'PK', locale: 'ur' },
  { country: 'NG', locale: 'zh-CN' },
];

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('says what the company does, in the language and direction of the reader', async ({ homePage, page }) => {
      expect((await homePage.open())?.status()).toBe(200);
      await expect(homePage.headline).toBeVisible();
      await expect(homePage.services).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });

    test('fits a phone, and has no fault there either', async ({ homePage, page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await homePage.open();
      await expect(homePage.headline).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });
  });
}

test('without the remote that fills it, the track box is a link', { tag: '@alone' }, async ({ homePage, isolated }) => {
  test.skip(isolated === null, 'the slot is filled');
  await homePage.open();
  await expect(homePage.trackLinks.first()).toHaveAttribute('href', '/gh-en/track');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads', async ({ homePage }) => {
    await homePage.open();
    await expect(homePage.headline).toBeVisible();
    await expect(homePage.services).toBeVisible();
    await expect(homePage.shipLink).toHaveAttribute('href', '/gh-en/express/order-entry');
  });
});
