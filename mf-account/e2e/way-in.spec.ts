/** The way in from a reader's side: registering, a code, the first password, a forgotten one; what else the sign-in page does: `e2e/site/session.spec.ts`. */
import type { Market } from '@amberlane/contract/site';
import { codeFor, DEMO_CUSTOMER, newMailAddress, PASSWORD } from '@amberlane/testing/customers';
import { expect, test } from '../testing/fixtures.ts';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'SA', locale: 'ar' },
];

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market, viewport: { width: 360, height: 740 } });

    test('registers with a mail address and signs in with its code', { tag: '@alone' }, async ({ page, wayIn, say, segment, isolated }) => {
      const userName = newMailAddress();
      await wayIn.open('register', { return: `/${segment}` });
      await takeOver(page);
      await wayIn.field('way-in.mail').fill('ama@');
      await wayIn.typeNewPassword(PASSWORD, 'Other#2026');
      await wayIn.button('register.submit').click();
      await expect(wayIn.field('way-in.mail')).toHaveAccessibleDescription(/example\.com/);
      await expect(wayIn.main.getByRole('alert')).toBeVisible();
      await expect(page).toBeAccessible();
      await expect(page).toFitItsWidth();
      await wayIn.field('way-in.mail').fill(userName);
      await wayIn.typeNewPassword(PASSWORD);
      await wayIn.agree();
      await expect(wayIn.agreement).toBeChecked();
      await wayIn.answerCaptcha();
      await wayIn.button('register.submit').click();
      await expect(wayIn.heading).toHaveText(say('register.sent'));
      await expect(wayIn.code).toBeFocused();
      await expect(page).toBeAccessible();
      await expect(page).toFitItsWidth();
      await wayIn.code.fill(await codeFor(page, userName, isolated));
      await wayIn.button('register.confirm').click();
      await expect(page).toHaveURL(`/${segment}`);
      await expect(page.getByText(say('shell.toast.registered'))).toBeVisible();
      await expect(page.getByText(say('shell.toast.signedIn'))).toBeHidden();
    });

    test('a registration is confirmed after the page was loaded again, with the password', async ({ page, wayIn, say, segment, isolated, watch }) => {
      watch.expectFault(/40[01]/);
      const userName = newMailAddress();
      await wayIn.open('register', { return: `/${segment}` });
      await takeOver(page);
      await wayIn.field('way-in.mail').fill(userName);
      await wayIn.typeNewPassword(PASSWORD);
      await wayIn.agree();
      await wayIn.answerCaptcha();
      await wayIn.button('register.submit').click();
      await expect(wayIn.code).toBeFocused();
      await page.reload();
      await takeOver(page);
      await expect(wayIn.heading).toHaveText(say('register.sent'));
      await wayIn.field('register.password').fill(PASSWORD);
      await wayIn.code.fill('000000');
      await wayIn.button('register.confirm').click();
      await expect(wayIn.code).toHaveAttribute('aria-invalid', 'true');
      await wayIn.code.fill(await codeFor(page, userName, isolated));
      await wayIn.button('register.confirm').click();
      await expect(page).toHaveURL(`/${segment}`);
    });

    test('asks for a code without having seen a picture', async ({ page, wayIn }) => {
      await wayIn.open('login', { mode: 'code' });
      await takeOver(page);
      await wayIn.field('way-in.account').fill(newMailAddress());
      await wayIn.answerWithoutPicture();
      await expect(page).toBeAccessible();
      await expect(page).toFitItsWidth();
      await wayIn.button('way-in.send').click();
      await expect(wayIn.code).toBeFocused();
    });

    test('signs in with a code, sets the first password, and a new one when that is forgotten', async ({ page, wayIn, say, segment, isolated, watch }) => {
      watch.expectFault(/40[01]/);
      const userName = newMailAddress();
      await wayIn.open('login', { return: `/${segment}` });
      await takeOver(page);
      await wayIn.field('shell.signIn.userName').fill(userName);
      await wayIn.link('sign-in.withCode').click();
      await expect(wayIn.field('way-in.account')).toHaveValue(userName);
      await expect(page).toBeAccessible();
      await expect(page).toFitItsWidth();
      await wayIn.askForCode('way-in.account', userName);
      await expect(wayIn.code).toBeFocused();
      await wayIn.code.fill('000000');
      await wayIn.button('sign-in.submit').click();
      await expect(wayIn.code).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toFitItsWidth();
      await page.reload();
      await takeOver(page);
      await wayIn.code.fill(await codeFor(page, userName, isolated));
      await wayIn.button('sign-in.submit').click();
      await expect(page.getByText(say('sign-in.newAccount'))).toBeVisible();
      await expect(page).toBeAccessible();
      await expect(page).toFitItsWidth();
      await wayIn.agreement.first().check();
      await wayIn.button('sign-in.submit').click();
      await expect(wayIn.heading).toHaveText(say('first-password.title'));
      await expect(page).toHaveURL(/set-password\?return=/);
      await wayIn.typeNewPassword('Khamsin#2026');
      await expect(page).toBeAccessible();
      await expect(page).toFitItsWidth();
      await wayIn.button('first-password.submit').click();
      await expect(page).toHaveURL(`/${segment}`);

      await page.evaluate(() => fetch('/-/sign-out', { method: 'POST', redirect: 'manual' }));
      await wayIn.open('forgot-pwd', { return: `/${segment}` });
      await takeOver(page);
      await wayIn.askForCode('way-in.account', userName);
      await wayIn.code.fill(await codeFor(page, userName, isolated));
      await wayIn.button('reset.check').click();
      await expect(wayIn.field('way-in.newPassword')).toBeFocused();
      await wayIn.typeNewPassword(PASSWORD);
      await expect(page).toBeAccessible();
      await wayIn.button('reset.submit').click();
      await expect(page.getByRole('heading', { name: say('reset.done') })).toBeFocused();
      await wayIn.link('reset.signIn').click();
      await wayIn.signIn(userName, PASSWORD);
      await expect(page).toHaveURL(`/${segment}`);
    });
  });
}

test('a picture that was misread costs nothing but a new picture', async ({ page, wayIn, isolated, watch }) => {
  test.skip(isolated !== null, 'the mock API takes any answer');
  watch.expectFault(/400/);
  const userName = newMailAddress();
  await wayIn.open('login', { mode: 'code' });
  await takeOver(page);
  await wayIn.field('way-in.account').fill(userName);
  await wayIn.answerCaptcha('wrong');
  await wayIn.button('way-in.send').click();
  await expect(wayIn.captcha).toHaveAttribute('aria-invalid', 'true');
  await expect(wayIn.field('way-in.account')).toHaveValue(userName);
  await wayIn.answerCaptcha();
  await wayIn.button('way-in.send').click();
  await expect(wayIn.code).toBeVisible();
});

test('says what works where no script runs', async ({ wayIn, say }) => {
  const [first = ''] = say('way-in.noScript').split('.');
  expect(await (await wayIn.open('register'))?.text()).toMatch(new RegExp(`<noscript>.*${first}`, 's'));
});

test('is signed in to by keyboard alone, with fields that password managers know', async ({ page, wayIn, segment }) => {
  await wayIn.open('login', { return: `/${segment}/user-opt/personal` });
  await takeOver(page);
  const userName = wayIn.field('shell.signIn.userName');
  const password = wayIn.field('shell.signIn.password');
  await expect(userName).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(userName).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.type(DEMO_CUSTOMER);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${segment}/user-opt/personal`);
});
