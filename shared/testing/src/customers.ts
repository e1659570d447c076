/** Customers for tests: each test that changes something of an account makes one of its own. */
import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { MOCK_CODE, MOCK_PASSWORD } from './mock-api/mock-credentials.ts';

/** Password of every customer of tests, and of the demo (design §2). */
export const PASSWORD = MOCK_PASSWORD;
export const DEMO_CUSTOMER = 'demo@amberlane.example';
export const OTHER_CUSTOMER = 'other@amberlane.example';

/** Answer of every captcha of a test run. */
export const CAPTCHA = 'amber';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
}

/** Letters and text messages to an address or number, newest first. The mock API sends none. */
export async function lettersTo(page: Page, address: string): Promise<Letter[]> {
  const letters = (await page.request.get('/-/outbox.json').then((answer) => answer.json())) as Letter[];
  return letters.filter(({ to }) => to === address);
}

/** The newest code that was sent to an address or number; `isolated` as the fixture says. */
export async function codeFor(page: Page, address: string, isolated: string | null): Promise<string> {
  if (isolated !== null) return MOCK_CODE;
  const code = (await lettersTo(page, address)).find((letter) => letter.code)?.code;
  if (!code) throw new Error('no code came');
  return code;
}

export const newMailAddress = (): string => `reader-${randomUUID().slice(0, 8)}@example.com`;

/** A call as the site's own pages make it, outside of any page. Its cookies become those of the browser. */
export async function callAs(page: Page, path: string, request: object): Promise<APIResponse> {
  const response = await page.request.post(path, { data: request, headers: { 'sec-fetch-site': 'same-origin', version: '1.0.0', lang: 'en_US' } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response;
}

/** Signs in with the password, without a page. */
export async function signIn(page: Page, userName: string = DEMO_CUSTOMER): Promise<void> {
  await callAs(page, '/oms/website/user/login', { userName, password: PASSWORD });
}

/** Makes a customer by signing in with a code: without a password. Gives the mail address. */
export async function newCodeCustomer(page: Page, isolated: string | null): Promise<string> {
  const userName = newMailAddress();
  const captcha = (await page.request.get('/oms/verifyCode/getImageVerifyCode').then((answer) => answer.json())) as { data: { captchaId: string } };
  await callAs(page, '/v1/api/verifyCode/getSmsCode', { userName, captchaId: captcha.data.captchaId, captchaCode: CAPTCHA });
  await callAs(page, '/v1/api/user/login', { userName, verifyCode: await codeFor(page, userName, isolated) });
  return userName;
}

/** Makes a customer with a password and signs in; gives the mail address. */
export async function newCustomer(page: Page, isolated: string | null): Promise<string> {
  const userName = await newCodeCustomer(page, isolated);
  await callAs(page, '/v1/api/user/initPassword', { password: PASSWORD, confirmPassword: PASSWORD });
  return userName;
}
