import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { login } from '@amberlane/contract/calls/accounts';
import { captcha } from '../testing/customer-journeys.ts';
import { eventually } from '../testing/eventually.ts';
import { passwordCustomer, PASSWORD } from '../testing/password-customer.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const WRONG = 'Wrong#2026x';
const NOTICE = 'Failed sign-in attempts on your account';

describeOnBothDatabases('guesses at one account from many addresses', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  let addresses = 0;
  /** Each from an address of its own. */
  const attempt = (userName: string, password: string, more: object = {}) => {
    addresses += 1;
    return api.refused(login, { userName, password, ...more }, { headers: { 'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}` } });
  };
  async function guess(userName: string, times: number): Promise<void> {
    for (let tries = 0; tries < times; tries += 1) expect(await attempt(userName, WRONG)).toMatchObject({ code: ERROR.SIGN_IN_FAILED });
  }
  const noticesTo = async (email: string) => (await api.outbox()).filter(({ to, subject }) => to === email && subject === NOTICE);

  it('need a captcha after twenty failures; the right password and a captcha open, and the owner is told once', async () => {
    const { email } = await passwordCustomer(api);
    await guess(email, 20);
    expect(await noticesTo(email)).toEqual([]);
    for (const password of [WRONG, PASSWORD, WRONG]) expect(await attempt(email, password)).toMatchObject({ code: ERROR.CAPTCHA_NEEDED, status: 400 });
    expect(await attempt(email, PASSWORD, { captchaId: 'invented', captchaCode: 'abcd' })).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
    expect(await attempt(email, PASSWORD, await captcha(api, 'code'))).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
    expect(await attempt(email, WRONG, await captcha(api, 'login'))).toMatchObject({ code: ERROR.SIGN_IN_FAILED });
    expect(await eventually(() => noticesTo(email), (notices) => notices.length > 0)).toHaveLength(1);
    await api.ask(login, { userName: email, password: PASSWORD, ...(await captcha(api, 'login')) });
    // The owner has proven who it is: others guess anew.
    await api.ask(login, { userName: email, password: PASSWORD });
    expect(await noticesTo(email)).toHaveLength(1);
  });

  it('say nothing about whether there is such an account', async () => {
    const { email } = await passwordCustomer(api);
    await guess(email, 20);
    await guess('nobody@example.com', 20);
    const strip = ({ requestId: _id, ...rest }: Awaited<ReturnType<typeof attempt>>) => rest;
    expect(strip(await attempt('nobody@example.com', WRONG))).toEqual(strip(await attempt(email, WRONG)));
    const [{ captchaId: one }, { captchaId: other }] = [await captcha(api, 'login'), await captcha(api, 'login')];
    expect(strip(await attempt('nobody@example.com', WRONG, { captchaId: one, captchaCode: 'abcd' }))).toEqual(strip(await attempt(email, WRONG, { captchaId: other, captchaCode: 'abcd' })));
  });
});
