/** What a borrowed session meets, and what the owner can do about it: the code before an important change, and the link that undoes one. */
import { codeFor, lettersTo, newCustomer, PASSWORD, signIn } from '@amberlane/testing/customers';
import { marketSegment, type Market } from '@amberlane/contract/site';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/fixtures.ts';

test.skip(({ isolated }) => isolated !== null, 'the stand-in for the API sends no emails');

/** Path of the newest link that undoes a change, from the emails to an address, on the page of a market. */
async function undoPathFor(page: Page, address: string, market: Market): Promise<string> {
  for (const { text } of await lettersTo(page, address)) {
    const path = /https?:\/\/[^/]+\/[\w-]+(\/user-opt\/undo\?token=[\w-]{43})/.exec(text)?.[1];
    if (path !== undefined) return `/${marketSegment(market)}${path}`;
  }
  throw new Error('no link came');
}

for (const market of [{ country: 'GH', locale: 'en' }, { country: 'SA', locale: 'ar' }] as const) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('an authenticator app after a young first password needs a code, and nothing typed is lost', async ({ page, isolated, say, securityPage, watch }) => {
      watch.expectFault(/409/);
      const userName = await newCustomer(page, isolated);
      await signIn(page, userName);
      await securityPage.open();
      await securityPage.button('security.app.setUp').click();
      const password = securityPage.app.getByLabel(say('security.app.password'), { exact: true });
      await password.fill(PASSWORD);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog', { name: say('fresh-proof.title') });
      await expect(dialog).toContainText(userName);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(password).toHaveValue(PASSWORD);
      await password.press('Enter');
      await dialog.getByRole('button', { name: say('form.code.send'), exact: true }).press('Enter');
      await expect(dialog.getByRole('status')).not.toBeEmpty();
      const code = dialog.getByLabel(say('form.code.label'), { exact: true });
      await code.fill(await codeFor(page, userName, isolated));
      await code.press('Enter');
      await expect(page.getByRole('img', { name: say('security.app.qr') })).toBeVisible();
    });

    test('the link of an email undoes a first password, once', async ({ page, isolated, say, market, watch }) => {
      watch.expectFault(/40[14]/);
      const userName = await newCustomer(page, isolated);
      const link = await undoPathFor(page, userName, market);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(link);
      const undo = page.getByRole('button', { name: say('undo.submit'), exact: true });
      await expect(undo).toBeVisible();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await takeOver(page);
      await undo.click();
      await expect(page.getByRole('heading', { name: say('undo.done.title') })).toBeFocused();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      const refused = await page.request.post('/oms/website/user/login', { data: { userName, password: PASSWORD }, headers: { 'sec-fetch-site': 'same-origin', version: '1.0.0', lang: 'en_US' } });
      expect(refused.status()).toBe(400);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: say('undo.over.title') })).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ market: { country: 'GH', locale: 'en' }, javaScriptEnabled: false });

  test('the link of an email undoes a change too', async ({ page, isolated, say, market, watch }) => {
    watch.expectFault(/40[14]/);
    const userName = await newCustomer(page, isolated);
    await page.goto(await undoPathFor(page, userName, market));
    await page.getByRole('button', { name: say('undo.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('undo.done.title') })).toBeVisible();
    await expect(page).toHaveURL(/sent=1/);
  });
});
