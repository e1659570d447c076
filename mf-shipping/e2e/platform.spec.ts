/** The console of platforms from the customer's side: an endpoint is added, tested, changed and deleted; the log and the examples. */
import type { Page } from '@playwright/test';
import type { Market } from '@amberlane/contract/site';
import { DEMO_CUSTOMER, signIn } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
];

async function expectSound(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  await expect(page).toFitItsWidth();
  await expect(page).toBeAccessible();
  await page.setViewportSize({ width: 1280, height: 720 });
}

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('an endpoint is added with its secret, paused and deleted', { tag: '@alone' }, async ({ page, segment, say }) => {
      await signIn(page, DEMO_CUSTOMER);
      await page.goto(`/${segment}/express/platform`);
      const main = page.getByRole('main');
      const url = `https://8.8.8.8/${Date.now()}`;
      await main.getByRole('button', { name: say('platform.add') }).click();
      await main.getByRole('button', { name: say('platform.add') }).click();
      await expect(main.getByLabel(say('platform.form.url'))).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page);
      await main.getByLabel(say('platform.form.url')).fill(url);
      await main.getByRole('button', { name: say('platform.add') }).click();
      await expect(page.getByRole('heading', { name: say('platform.secret.title') })).toBeFocused();
      await expect(main.getByRole('region', { name: say('platform.secret.title') })).toContainText('whsec_');
      await expectSound(page);
      await main.getByRole('button', { name: say('platform.secret.stored') }).click();
      const row = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: url }) });
      await row.getByRole('button', { name: say('platform.pause') }).click();
      await expect(row.getByRole('button', { name: say('platform.resume') })).toBeVisible();
      await expectSound(page);
      await row.getByRole('button', { name: say('platform.delete') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say('platform.delete') }).click();
      await expect(page.getByRole('heading', { name: url })).toHaveCount(0);
    });

    test('log, calls and examples are reached by tabs and fit a phone', async ({ page, segment, say }) => {
      await signIn(page, DEMO_CUSTOMER);
      await page.goto(`/${segment}/express/platform`);
      const main = page.getByRole('main');
      for (const view of ['deliveries', 'calls', 'examples']) {
        await main.getByRole('navigation', { name: say('platform.views') }).getByRole('link', { name: say(`platform.view.${view}`) }).click();
        await expect(page).toHaveURL(new RegExp(`view=${view}`));
        await expect(main.locator('[aria-busy]')).toHaveCount(0);
        await expectSound(page);
      }
      await expect(main.getByRole('region', { name: say('platform.example', { example: 'create' }) }).first()).toContainText(new URL(page.url()).origin);
    });
  });
}
