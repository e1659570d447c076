/** Safety of the account from its customer's side: password, devices, history, authenticator app. */
import type { Page } from '@playwright/test';
import { ERROR } from '@amberlane/contract/calls';
import { newCodeCustomer, newCustomer, PASSWORD, signIn } from '@amberlane/testing/customers';
import { expect, test } from '../testing/fixtures.ts';

const NEXT = 'Khamsin#2026';

async function expectSound(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page).toFitItsWidth();
  await expect(page).toBeAccessible();
  await page.setViewportSize({ width: 1280, height: 720 });
}

test.describe('in Ghana', () => {
  test.use({ market: { country: 'GH', locale: 'en' } });

  test('a first password that was put off is set from here, and leads back', async ({ page, isolated, say, securityPage, segment, wayIn }) => {
    await newCodeCustomer(page, isolated);
    await securityPage.open();
    await page.getByRole('main').getByRole('link', { name: say('security.password.set') }).first().click();
    await wayIn.typeNewPassword(NEXT);
    await wayIn.button('first-password.submit').click();
    await expect(page).toHaveURL(`/${segment}/user-opt/personal/security`);
    await expect(securityPage.button('security.password.save')).toBeVisible();
  });

  test('an authenticator app is set up, asked for at sign-in, and switched off with a recovery code', async ({ page, isolated, say, securityPage, watch }) => {
    watch.expectFault(/400/);
    const userName = await newCustomer(page, isolated);
    await securityPage.open();
    await expect(securityPage.app).toContainText(say('security.app.off'));
    await securityPage.button('security.app.setUp').click();
    const password = securityPage.app.getByLabel(say('security.app.password'), { exact: true });
    await expect(password).toBeFocused();
    await password.fill('Wrong#2026x');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription(/incorrect/);
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: say('security.app.qr') })).toBeVisible();
    await expectSound(page);
    await securityPage.field('security.app.code').fill('000000');
    await securityPage.button('security.app.switchOn').click();
    await expect(securityPage.field('security.app.code')).toHaveAccessibleDescription(/authenticator app shows now/);
    await securityPage.field('security.app.code').fill(await securityPage.appCode(isolated));
    await securityPage.button('security.app.switchOn').click();
    await expect(page.getByRole('heading', { name: say('security.codes.title') })).toBeFocused();
    const codes = await securityPage.app.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectSound(page);
    const saved = page.waitForEvent('download');
    await securityPage.button('security.codes.save').click();
    expect((await saved).suggestedFilename()).toBe('amberlane-recovery-codes.txt');
    await securityPage.button('security.codes.done').click();
    await expect(securityPage.app).toContainText(say('security.app.left', { count: 10 }));

    if (isolated === null) {
      const refused = await page.request.post('/oms/website/user/login', { data: { userName, password: PASSWORD }, headers: { 'sec-fetch-site': 'same-origin', version: '1.0.0', lang: 'en_US' } });
      expect(await refused.json()).toMatchObject({ error: { code: ERROR.SECOND_FACTOR_NEEDED } });
    }
    await securityPage.button('security.app.switchOff').click();
    await securityPage.app.getByLabel(say('security.app.password'), { exact: true }).fill(PASSWORD);
    await securityPage.field('security.app.anyCode').fill(codes[0] ?? '');
    await securityPage.button('security.app.switchOff').click();
    await expect(page.getByText(say('security.app.ended'))).toBeVisible();
    await expect(securityPage.app).toContainText(say('security.app.off'));
  });

  test('the password is changed, which signs the other devices out', async ({ page, isolated, say, securityPage, browser, origin, watch }) => {
    watch.expectFault(/400/);
    const userName = await newCustomer(page, isolated);
    const phone = await browser.newContext({ baseURL: origin });
    const elsewhere = await phone.newPage();
    if (isolated === null) await signIn(elsewhere, userName);
    await securityPage.open();
    await expect(securityPage.devices).toHaveCount(isolated === null ? 2 : 3);
    await expect(securityPage.devices.first()).toContainText(say('security.sessions.current'));
    await expect(securityPage.history.nth(1)).toBeVisible();
    await expectSound(page);

    await securityPage.button('security.password.save').click();
    await expect(securityPage.field('security.password.old')).toBeFocused();
    await securityPage.field('security.password.old').fill('Wrong#2026x');
    await securityPage.field('security.password.new').fill(NEXT);
    await securityPage.field('security.password.again').fill(NEXT);
    await securityPage.button('security.password.save').click();
    await expect(securityPage.field('security.password.old')).toHaveAccessibleDescription(/incorrect/);
    await expectSound(page);
    await securityPage.field('security.password.old').fill(PASSWORD);
    await securityPage.button('security.password.save').click();
    await expect(page.getByText(/^Your password has been changed\. Signed out: /)).toBeVisible();
    await expect(securityPage.field('security.password.new')).toHaveCount(0);
    if (isolated === null) {
      await expect(securityPage.devices).toHaveCount(1);
      const { error } = (await elsewhere.request.get('/oms/customer/getId', { headers: { 'sec-fetch-site': 'same-origin' } }).then((answer) => answer.json())) as { error: { code: number } };
      expect(error.code).toBe(ERROR.SESSION_REPLACED);
    }
    await phone.close();
  });
});

test.describe('in Saudi Arabia', () => {
  test.use({ market: { country: 'SA', locale: 'ar' } });

  test('devices are signed out one by one and all at once', async ({ page, isolated, say, securityPage }) => {
    const userName = await newCustomer(page, isolated);
    if (isolated === null) for (let more = 0; more < 2; more += 1) await signIn(page, userName);
    await securityPage.open();
    await expect(securityPage.devices).toHaveCount(3);
    await securityPage.devices.nth(1).getByRole('button').click();
    await expect(securityPage.devices).toHaveCount(2);
    await securityPage.button('security.sessions.endAll').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say('security.sessions.askText', { count: 1 }));
    await expectSound(page);
    await question.getByRole('button', { name: say('security.sessions.askYes'), exact: true }).click();
    await expect(securityPage.devices).toHaveCount(1);
    await expect(page.getByText(say('security.sessions.alone'))).toBeVisible();
  });
});
