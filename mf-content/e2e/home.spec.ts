/** The home page from a reader's side. */
import { RULES } from '@amberlane/contract/domain';
import { type Market } from '@amberlane/contract/site';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const IN_TRANSIT = 'GH520938177409';

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

test('the track box leads to the results', async ({ homePage, trackPage, isolated }) => {
  test.skip(isolated !== null, 'another remote fills the slot');
  await homePage.open();
  await homePage.trackBox.field.fill(IN_TRANSIT);
  await homePage.trackBox.submit.click();
  await expect(trackPage.parcel(IN_TRANSIT)).toBeVisible();
});

test('the track box refuses nothing and too much, before anything is sent', async ({ homePage, page, say, isolated }) => {
  test.skip(isolated !== null, 'another remote fills the slot');
  await homePage.open();
  await takeOver(page);
  await homePage.trackBox.submit.click();
  await expect(homePage.trackBox.field).toHaveAccessibleDescription(new RegExp(say('track-numbers.required')));
  await homePage.trackBox.field.fill(Array.from({ length: 21 }, (_, index) => `X${index}0000000`).join(' '));
  await homePage.trackBox.submit.click();
  await expect(homePage.trackBox.field).toHaveAccessibleDescription(new RegExp(say('track-numbers.tooMany', { count: 21, max: RULES.tracking.maxNumbers, over: 1 })));
  await expect(page).toHaveURL(/gh-en$/);
});

test('without the remote that fills it, the track box is a link', async ({ homePage, isolated }) => {
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
    await expect(homePage.trackLinks.last()).toHaveAttribute('href', '/gh-en/track');
  });

  test('the track box leads to the results', async ({ homePage, trackPage, isolated }) => {
    test.skip(isolated !== null, 'another remote fills the slot');
    await homePage.open();
    await homePage.trackBox.field.fill(IN_TRANSIT);
    await homePage.trackBox.submit.click();
    await expect(trackPage.parcel(IN_TRANSIT)).toBeVisible();
  });
});
