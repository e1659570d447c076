/** A customer’s session through the site: the token lives in a cookie that no script can read (design §7). */
import type { Page } from '@playwright/test';
import { ERROR } from '@amberlane/contract/calls';
import { endOtherSessions } from '@amberlane/contract/calls/account-security';
import { callAs, DEMO_CUSTOMER, newCustomer, PASSWORD, signIn } from '@amberlane/testing/customers';
import { expect, test } from '../setup/site-test.ts';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { orderOf } from './sent-order.ts';

const DEMO = { userName: DEMO_CUSTOMER, password: PASSWORD };

interface Answer {
  readonly status: number;
  readonly body: { readonly success: boolean; readonly data?: Readonly<Record<string, unknown>>; readonly error?: { readonly code: number; readonly fields?: readonly { readonly field: string }[] } };
}

/** A call as the site's own pages make it. */
const call = (page: Page, path: string, request: object | null = null, headers: Record<string, string> = {}): Promise<Answer> =>
  page.evaluate(
    async ([url, body, more]) => {
      const response = await fetch(url, {
        method: body === null ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', version: '1.0.0', lang: 'en_US', ...more },
        ...(body !== null && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    },
    [path, request, headers] as const,
  );

test('begins without the page ever holding the token, and ends for good', async ({ page, homePage, context, watch }) => {
  watch.expectFault(/401/);
  await homePage.open();
  const signedIn = await call(page, '/oms/website/user/login', DEMO);
  expect(signedIn).toMatchObject({ status: 200, body: { success: true, data: { accessToken: '', userName: DEMO.userName, passwordSet: true } } });
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain('nickName=');
  expect(readable).not.toContain('token=');
  expect(await call(page, '/v1/api/user/getUserInfoByToken', {})).toMatchObject({ status: 200, body: { data: { email: DEMO.userName } } });

  expect((await call(page, '/oms/user/logout')).status).toBe(200);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  expect(await call(page, '/v1/api/user/getUserInfoByToken', {})).toMatchObject({ status: 401, body: { error: { code: ERROR.NOT_SIGNED_IN } } });
});

test('that was ended elsewhere takes its cookies with it', async ({ page, homePage, context, origin, watch }) => {
  watch.expectFault(/401/);
  await homePage.open();
  await call(page, '/oms/website/user/login', DEMO);
  await context.addCookies([{ name: 'token', value: 'that-nobody-knows', url: origin, httpOnly: true, sameSite: 'Lax' }]);
  expect((await call(page, '/oms/customer/getId')).status).toBe(401);
  expect((await context.cookies()).map(({ name }) => name).filter((name) => ['token', 'userPin', 'nickName'].includes(name))).toEqual([]);
});

test('sends an order once, and the outbox holds its mail', async ({ page, homePage }) => {
  await homePage.open();
  await call(page, '/oms/website/user/login', DEMO);
  const agreement = await call(page, '/oms/customer/orderAgreement');
  const order = orderOf(String(agreement.body.data?.['version']));
  const headers = { 'idempotency-key': `e2e-${Date.now()}` };
  const [first, second] = await Promise.all([call(page, '/v1/api/order/addOrder', order, headers), call(page, '/v1/api/order/addOrder', order, headers)]);
  expect(first).toMatchObject({ status: 200, body: { data: { status: 'SUBMITTED' } } });
  expect(second.body.data?.['id']).toBe(first.body.data?.['id']);
  const orderNo = String(first.body.data?.['orderNo']);
  const mails = await page.request.get('/-/outbox.json').then((answer) => answer.json() as Promise<{ subject: string; to: string }[]>);
  expect(mails.filter(({ subject }) => subject.includes(orderNo))).toMatchObject([{ to: DEMO.userName }]);
  await page.goto('/-/outbox');
  await expect(page.getByText(`Order ${orderNo} received`)).toBeVisible();
  await expect(page).toBeAccessible();
  await expect(page).toFitItsWidth();
});

test('brings a label as a file of its own', async ({ page, homePage }) => {
  await homePage.open();
  await call(page, '/oms/website/user/login', DEMO);
  const link = await call(page, '/oms/file/getPdfFileUrl?waybillNo=GH520938177409');
  expect(link.status).toBe(200);
  const label = await page.request.get(String(link.body.data?.['url']));
  expect([label.status(), label.headers()['content-type'], (await label.body()).subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
});

test.describe('signing in on its own page', () => {
  const signInAt = (page: Page, back: string) => page.goto(`/gh-en/user-opt/login?${new URLSearchParams({ return: back }).toString()}`);
  const fillIn = async (page: Page, password: string): Promise<void> => {
    const form = page.getByRole('main');
    await form.getByLabel('Email or mobile number').fill(DEMO.userName);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  test('leads back to the page and its place, without a reload', async ({ page, context }) => {
    await signInAt(page, '/gh-en/track?numbers=NG407183529669#main');
    await takeOver(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await fillIn(page, DEMO.password);
    await expect(page).toHaveURL('/gh-en/track?numbers=NG407183529669#main');
    await expect(page.getByText('You are signed in')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect((await context.cookies()).find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true, expires: -1 });
    // Who is signed in has nothing to do there.
    await page.goto('/gh-en/user-opt/login');
    await expect(page).toHaveURL('/gh-en');
  });

  test('never leads to another site', async ({ page }) => {
    await signInAt(page, '//evil.example/gh-en');
    await takeOver(page);
    await fillIn(page, DEMO.password);
    await expect(page).toHaveURL('/gh-en');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says what is wrong on the page itself, then leads back', async ({ page, context, watch }) => {
      watch.expectFault(/401|400/);
      await signInAt(page, '/gh-en/track');
      await fillIn(page, 'wrong#2026A');
      await expect(page.getByRole('main').getByLabel('Email or mobile number')).toHaveValue(DEMO.userName);
      await expect(page.getByRole('main').getByText('The email, phone number or password is incorrect', { exact: false })).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
      await fillIn(page, DEMO.password);
      await expect(page).toHaveURL('/gh-en/track');
      expect((await context.cookies()).map(({ name }) => name)).toContain('token');
    });
  });
});

test('that another device ended leads through signing in back to what was typed', async ({ page, browser, origin, personalPage, wayIn, watch }) => {
  watch.expectFault(/401/);
  const userName = await newCustomer(page, null);
  await personalPage.open();
  await personalPage.edit('personal.address');
  await personalPage.field('street').fill('12 Ring Road');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('12 Ring Road');
  const phone = await browser.newContext({ baseURL: origin });
  const elsewhere = await phone.newPage();
  await signIn(elsewhere, userName);
  await callAs(elsewhere, endOtherSessions.path, {});
  await personalPage.save.click();
  await expect(page).toHaveURL(/user-opt\/login\?return=/);
  await wayIn.signIn(userName, PASSWORD);
  await expect(page).toHaveURL(/user-opt\/personal$/);
  await expect(personalPage.field('street')).toHaveValue('12 Ring Road');
  await phone.close();
});

test('other tabs follow signing in and out within two seconds, whether React runs there or not', async ({ page, context, homePage, siteHeader }) => {
  await homePage.open();
  await takeOver(page);
  const untouched = await context.newPage();
  await untouched.goto('/gh-en/track');
  const touched = await context.newPage();
  await touched.goto('/gh-en/track');
  await takeOver(touched);
  const tells = (tab: Page) => tab.locator('html[data-signed-in]');
  await siteHeader.signIn(DEMO.userName, DEMO.password);
  // The two seconds begin when this tab knows: before, the API compares the password, which is slow on purpose.
  await expect(tells(page)).toBeAttached();
  for (const tab of [untouched, touched]) await expect(tells(tab)).toBeAttached({ timeout: 2_000 });
  await expect(touched.getByRole('banner').getByText('Ama Demo').first()).toBeAttached();
  await page.evaluate(() => fetch('/-/sign-out', { method: 'POST', redirect: 'manual' }));
  await page.reload();
  for (const tab of [untouched, touched]) await expect(tells(tab)).not.toBeAttached({ timeout: 2_000 });
});

test('blocked storage and broken cookies leave a site for visitors that works', async ({ page, context, origin, homePage }) => {
  await context.addCookies([
    { name: 'nickName', value: '%E0%A4%A', url: origin },
    { name: 'token', value: '%00', url: origin },
  ]);
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await homePage.open();
  await takeOver(page);
  await expect(page.locator('html[data-signed-in]')).not.toBeAttached();
  await expect(homePage.headline).toBeVisible();
});
