/** Basic data, sign-in addresses and preferences from a customer's side, and the choice of country as a page. */
import type { Market } from '@amberlane/contract/site';
import { callAs, codeFor, lettersTo, newCustomer, newMailAddress, PASSWORD } from '@amberlane/testing/customers';
import { expect, test } from '../testing/fixtures.ts';

const GHANA: Market = { country: 'GH', locale: 'en' };
const PHONE = { width: 360, height: 740 };

for (const market of [GHANA, { country: 'SA', locale: 'ar' }] as const) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('basic data are saved, the name above follows, and a new mail address is proven', async ({ page, personalPage, siteHeader, say, isolated, watch }) => {
      // The wrong password, the wrong code.
      watch.expectFault(/startContactChange|confirmContactChange/);
      const before = await newCustomer(page, isolated);
      await page.setViewportSize(PHONE);
      await personalPage.open();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      await personalPage.edit('personal.name');
      await personalPage.displayName.fill('');
      await personalPage.save.click();
      await expect(personalPage.displayName).toHaveAccessibleDescription(/.+/);
      await expect(page).toBeAccessible();
      await personalPage.displayName.fill('Serwaa نورة');
      await personalPage.edit('personal.address');
      await personalPage.field('street').fill('12 Ring Road');
      // What is typed is kept on the device, and there again after a reload.
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('12 Ring Road');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(personalPage.field('street')).toHaveValue('12 Ring Road');
      await personalPage.save.click();
      await expect(page.getByText(say('shell.toast.saved'))).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.reload();
      await expect(siteHeader.banner.getByText('Serwaa نورة').first()).toBeVisible();

      const next = newMailAddress();
      await personalPage.button('contact-change.email.change').click();
      await personalPage.contactField('contact-change.email.new').fill(next);
      await personalPage.contactField('contact-change.present').fill('Wrong#2026x');
      await personalPage.button('contact-change.send').click();
      await expect(personalPage.contactField('contact-change.present')).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toBeAccessible();
      await personalPage.contactField('contact-change.present').fill(PASSWORD);
      await personalPage.button('contact-change.send').click();
      await expect(page.getByRole('heading', { name: say('contact-change.code.title') })).toBeFocused();
      await page.setViewportSize(PHONE);
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
      const code = await codeFor(page, next, isolated);
      await personalPage.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
      await personalPage.button('contact-change.confirm').click();
      await expect(personalPage.code).toHaveAttribute('aria-invalid', 'true');
      await personalPage.code.fill(code);
      await personalPage.button('contact-change.confirm').click();
      await expect(personalPage.card.getByText(next)).toBeVisible();
      if (isolated === null) expect((await lettersTo(page, before))[0]?.text).toBeTruthy();
    });
  });
}

test.describe('in Ghana', () => {
  test.use({ market: GHANA });

  test('language and letters are chosen and stay chosen; another customer has other ones', async ({ page, personalPage, browser, baseURL, say, isolated }) => {
    await newCustomer(page, isolated);
    await page.setViewportSize(PHONE);
    await personalPage.openPreferences();
    await expect(page).toFitItsWidth();
    await expect(page).toBeAccessible();
    // By keyboard.
    await personalPage.letter.focus();
    await page.keyboard.press('Space');
    await personalPage.choice('preferences.locale').selectOption('zh-CN');
    await personalPage.button('preferences.save').click();
    await expect(page.getByText(say('shell.toast.saved'))).toBeVisible();
    await expect(page.getByRole('main').locator('a[data-place="gh-cn"]')).toHaveAttribute('href', '/gh-cn/user-opt/personal/preferences');
    await page.reload();
    await expect(personalPage.letter).toBeChecked();
    await expect(personalPage.choice('preferences.locale')).toHaveValue('zh-CN');

    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const stranger = await other.newPage();
    await newCustomer(stranger, isolated);
    const answer = (await callAs(stranger, '/v1/api/user/queryNotifications', {}).then((response) => response.json())) as { data: unknown };
    expect(answer.data).toMatchObject({ parcelNews: false });
    await other.close();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('country and language are chosen on a page that leads back', async ({ page, context, say }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/gh-en/user-opt/locale-select?return=/gh-en/user-opt/locale-select');
      await expect(page.getByRole('main').getByRole('link', { name: 'English' }).and(page.locator('[aria-current]'))).toHaveCount(1);
      await page.getByRole('main').getByRole('group', { name: say('shell.country.MA') }).getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL(/\/ma-fr\/user-opt\/locale-select$/);
      expect(Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))).toMatchObject({ defaultCountryCode: 'MA', locale: 'fr' });
    });
  });
});
