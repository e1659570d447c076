/** API keys, the customer's data as a file, and the end of the account, from the customer's side. */
import type { Page } from '@playwright/test';
import type { Market } from '@amberlane/contract/site';
import { DEMO_CUSTOMER, newCustomer, PASSWORD, signIn } from '@amberlane/testing/customers';
import { expect, test } from '@amberlane/testing/fixtures';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
];

async function expectSound(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page).toFitItsWidth();
  await expect(page).toBeAccessible();
  await page.setViewportSize({ width: 1280, height: 720 });
}

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('a key is made, shown once, used and revoked', async ({ page, segment, say, playwright, origin, isolated }) => {
      await signIn(page, DEMO_CUSTOMER);
      await page.goto(`/${segment}/user-opt/personal/api-keys`);
      const name = `Shop ${Date.now()}`;
      const main = page.getByRole('main');
      // With other keys there the form opens at a press.
      const submit = main.getByRole('button', { name: say('api-keys.form.submit') });
      await submit.waitFor();
      if ((await main.getByLabel(say('api-keys.form.name')).count()) === 0) await submit.click();
      await submit.click();
      await expect(main.getByLabel(say('api-keys.form.name'))).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page);
      await main.getByLabel(say('api-keys.form.name')).fill(name);
      await main.getByLabel(say('api-keys.scope.orders-read')).check();
      await main.getByLabel(say('api-keys.form.password'), { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: say('api-keys.form.submit') }).click();
      await expect(page.getByRole('heading', { name: say('api-keys.made.title') })).toBeFocused();
      const key = await main.getByRole('region', { name: say('api-keys.made.label') }).innerText();
      await expectSound(page);
      await main.getByRole('button', { name: say('api-keys.made.stored') }).click();
      await expect(page.getByText(key)).toHaveCount(0);

      if (isolated === null) {
        const program = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { 'x-api-key': key } });
        expect((await program.post('/oms/order/websitePageList', { data: {} })).status()).toBe(200);
        // A scope that was not given, and a call that no key may make.
        expect((await program.post('/v1/api/addressBook/searchAddressByUserId', { data: {} })).status()).toBe(403);
        expect((await program.get('/oms/customer/getId')).status()).toBe(403);
        await program.dispose();
      }
      await main.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: say('api-keys.revoke') }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say('api-keys.revoke') }).click();
      await expect(main.getByRole('listitem').filter({ hasText: name }).getByRole('button')).toHaveCount(0);
    });

    test('the data is a file, and the account can be closed', { tag: '@alone' }, async ({ page, segment, say, isolated }) => {
      const userName = await newCustomer(page, isolated);
      await page.goto(`/${segment}/user-opt/personal/data`);
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: say('account-data.take.link') }).click();
      expect((await file).suggestedFilename()).toMatch(/\.json$/);
      await page.getByRole('button', { name: say('account-data.close.ask') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('account-data.close.submit') }).click();
      await expect(dialog.getByLabel(say('account-data.close.password'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page);
      await dialog.getByLabel(say('account-data.close.password'), { exact: true }).fill(PASSWORD);
      await dialog.getByLabel(say('account-data.close.understood')).check();
      await dialog.getByRole('button', { name: say('account-data.close.submit') }).click();
      await expect(page.getByText(say('account-data.close.done'))).toBeVisible();
      await expect(page).not.toHaveURL(/user-opt/);
      if (isolated !== null) return;
      const again = await page.request.post('/oms/website/user/login', { data: { userName, password: PASSWORD }, headers: { 'sec-fetch-site': 'same-origin', version: '1.0.0', lang: 'en_US' } });
      expect(again.status()).toBe(400);
    });
  });
}
