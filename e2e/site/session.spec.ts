/** A customer’s session through the site: the token lives in a cookie that no script can read (design §7). */
import type { Page } from '@playwright/test';
import { ERROR } from '@amberlane/contract';
import { expect, test } from '@amberlane/testing/fixtures';
import { orderOf } from './sent-order.ts';

const DEMO = { userName: 'demo@amberlane.example', password: 'Amberlane#2026' };

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
  await expect(page.getByText(`Order ${orderNo} is with us`)).toBeVisible();
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
