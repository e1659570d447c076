/** The box of three tools on the home page: tabs that styles change and the device remembers, each tool with its way on. */
import type { Page } from '@playwright/test';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { expect, test } from '../setup/site-test.ts';

const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
/** The choice itself is not seen: readers press its label. */
const choose = (page: Page, name: string): Promise<void> => tab(page, name).locator('..').click();

test('the tab that was chosen is remembered on the device', async ({ page, homePage, say }) => {
  await homePage.open();
  await takeOver(page);
  await expect(tab(page, say('home.hero.track'))).toBeChecked();
  await choose(page, say('home.hero.quote'));
  const weight = page.getByRole('main').getByLabel(say('quick-quote.weight'), { exact: true });
  await expect(weight).toBeVisible();
  await expect(homePage.trackBox.field).toBeHidden();
  await page.reload();
  await takeOver(page);
  await expect(tab(page, say('home.hero.quote'))).toBeChecked();
  await expect(weight).toBeVisible();
});

test('a weight leads to its prices', async ({ page, homePage, say }) => {
  await homePage.open();
  await choose(page, say('home.hero.quote'));
  await page.getByRole('main').getByLabel(say('quick-quote.weight'), { exact: true }).fill('2.5');
  await page.getByRole('main').getByRole('button', { name: say('quick-quote.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/gh-en\/quote\?.*weight=2\.5/);
  await expect(page.getByRole('main').getByText(/CNY/).and(page.locator(':visible')).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs change, and a place leads to its service points', async ({ page, homePage, say }) => {
    await homePage.open();
    await choose(page, say('home.hero.points'));
    await expect(homePage.trackBox.field).toBeHidden();
    await page.getByRole('main').getByLabel(say('quick-points.label'), { exact: true }).fill('Kumasi');
    await page.getByRole('main').getByRole('button', { name: say('quick-points.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/gh-en\/location-map\?q=Kumasi/);
    await expect(page.getByRole('main').getByText(/Kumasi/).first()).toBeVisible();
  });
});

test('the updates board shows what happened last, four rows on a phone and six above', async ({ page, homePage, say }) => {
  await homePage.open();
  const board = page.getByRole('region', { name: say('home.now.title') });
  await expect(board.getByRole('heading', { name: say('home.board.title') })).toBeVisible();
  const rows = board.locator('li:has(time)').and(page.locator(':visible'));
  const wide = await rows.count();
  expect(wide).toBeGreaterThan(0);
  expect(wide).toBeLessThanOrEqual(6);
  // Nothing leads to a parcel.
  expect((await rows.allTextContents()).join('\n')).not.toMatch(/[A-Z]{2}\d{12}/);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await rows.count()).toBe(Math.min(wide, 4));
  await expect(page).toFitItsWidth();
});
