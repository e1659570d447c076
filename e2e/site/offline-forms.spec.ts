/** A form that is sent without a network on a first visit, before React runs: it stays, says so, and can be sent again. */
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/site-test.ts';

const PARCEL = 'GH520938177409';

/** The page and its loader, without the application. */
async function open(page: Page, path: string): Promise<void> {
  await page.route(/\/remotes\/.*\.js$/, (route) => (/loader/.test(route.request().url()) ? route.continue() : route.abort()));
  await page.goto(path);
}

// Without the application nothing uses what the loader fetches for it.
test.beforeEach(({ watch }) => watch.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|was preloaded using link preload/));

for (const { segment, path, field } of [
  { segment: 'gh-en', path: 'track', field: 'numbers' },
  { segment: 'sa-ar', path: 'track', field: 'numbers' },
]) {
  test(`stays in /${segment}/${path} with what was typed, and is sent again`, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/${segment}/${path}`);
    const typed = page.locator(`main [name=${field}]`);
    await typed.fill(PARCEL);
    await context.setOffline(true);
    const send = page.locator(`main form:has([name=${field}]) [type=submit]`).first();
    await send.click();
    const notice = page.locator('#offline-form');
    await expect(notice.getByRole('alert')).toBeVisible();
    await expect(typed).toHaveValue(PARCEL);
    await expect(page).toFitItsWidth();
    await expect(page).toBeAccessible();
    await notice.locator('[data-native]').click();
    await expect(notice.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await notice.locator('[data-native]').click();
    await expect(page).toHaveURL(new RegExp(`numbers=${PARCEL}`));
  });
}

test('keeps a form with a POST, and its notice can be put away', async ({ page, context }) => {
  await open(page, `/gh-en/track/follow?waybill=${PARCEL}`);
  await page.locator('main [name=email]').fill('ama@example.com');
  await context.setOffline(true);
  await page.locator('main form:has([name=email]) [type=submit]').click();
  const notice = page.locator('#offline-form');
  await expect(notice).toBeVisible();
  await expect(page.locator('main [name=email]')).toHaveValue('ama@example.com');
  await notice.getByRole('button').last().click();
  await expect(notice).toBeHidden();
  await context.setOffline(false);
});
