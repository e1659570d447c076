/** The track box of the home page: a slot of content, filled by tracking. */
import { RULES } from '@amberlane/contract/domain';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { expect, test } from '../setup/site-test.ts';

const IN_TRANSIT = 'GH520938177409';

test('leads to the results', async ({ homePage, trackPage }) => {
  await homePage.open();
  await homePage.trackBox.field.fill(IN_TRANSIT);
  await homePage.trackBox.submit.click();
  await expect(trackPage.asked).toContainText(IN_TRANSIT);
});

test('refuses nothing and too much, before anything is sent', async ({ homePage, page, say }) => {
  await homePage.open();
  await takeOver(page);
  await homePage.trackBox.submit.click();
  await expect(homePage.trackBox.field).toHaveAccessibleDescription(new RegExp(say('track-numbers.required')));
  await homePage.trackBox.field.fill(Array.from({ length: 21 }, (_, index) => `X${index}0000000`).join(' '));
  await homePage.trackBox.submit.click();
  await expect(homePage.trackBox.field).toHaveAccessibleDescription(new RegExp(say('track-numbers.tooMany', { count: 21, max: RULES.tracking.maxNumbers, over: 1 })));
  await expect(page).toHaveURL(/gh-en$/);
});

test('sends with Ctrl+Enter while the application is still on its way', async ({ homePage, page, trackPage, watch }) => {
  watch.expectFault(/ERR_FAILED/);
  // It never comes: whoever types at once does not wait for it.
  await page.route(/\/main(?:\.[0-9a-f]+)?\.js$/, (route) => route.abort());
  await homePage.open();
  await homePage.trackBox.field.fill(IN_TRANSIT);
  await homePage.trackBox.field.press('Control+Enter');
  await expect(trackPage.asked).toContainText(IN_TRANSIT);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the results', async ({ homePage, trackPage }) => {
    await homePage.open();
    await homePage.trackBox.field.fill(IN_TRANSIT);
    await homePage.trackBox.submit.click();
    await expect(trackPage.asked).toContainText(IN_TRANSIT);
  });
});
