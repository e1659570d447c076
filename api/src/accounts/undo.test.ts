import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { ERROR } from '@amberlane/contract/calls';
import { confirmSecondFactor, querySecondFactor, startSecondFactor } from '@amberlane/contract/calls/account-security';
import { queryUndo, undoChange } from '@amberlane/contract/calls/account-undo';
import { getCustomer, initPassword, login, loginWithCode, updatePassword } from '@amberlane/contract/calls/accounts';
import { confirmContactChange, startContactChange } from '@amberlane/contract/calls/contact-change';
import { LOCALES } from '@amberlane/contract/site';
import { codeFor, newCustomer, newestCode, newPhoneCustomer, PASSWORD } from '../testing/customer-journeys.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const NEXT = 'Khamsin#2026';
const LINK = /https?:\/\/[^\s]+\/user-opt\/undo\?token=([\w-]{43})/;

describeOnBothDatabases('undoing a change', (open) => {
  let api: TestApi;
  let customers = 0;
  const lines: string[] = [];
  beforeAll(async () => {
    api = await startTestApi(open, { settings: { logLevel: 'info' }, logTo: { write: (line) => lines.push(line) } });
  });
  afterAll(() => api.close());

  const fresh = (what: string): string => {
    customers += 1;
    return `${what}-${customers}@example.com`;
  };
  /** The newest email to an address that holds a link, and the link's token. */
  async function linkTo(address: string) {
    const message = (await api.outbox()).find(({ to, text }) => to === address && LINK.test(text));
    return LINK.exec(message?.text ?? '')?.[1] ?? '';
  }
  async function codeCustomer() {
    const userName = fresh('undo');
    const { accessToken: token } = await api.ask(loginWithCode, { userName, verifyCode: await codeFor(api, userName) });
    return { userName, token };
  }
  async function moveTo(token: string, userName: string, password = ''): Promise<void> {
    await api.ask(startContactChange, { userName, password }, { token });
    await api.ask(confirmContactChange, { userName, verifyCode: await newestCode(api) }, { token });
  }
  async function addApp(token: string, password: string): Promise<void> {
    const { secret } = await api.ask(startSecondFactor, { password }, { token });
    await api.ask(confirmSecondFactor, { totpCode: await generate({ secret, epoch: api.now().getTime() / 1000 }) }, { token });
  }
  const over = { code: ERROR.UNDO_LINK_OVER, status: 404 };

  it('gives an account back whose borrowed session set a password, moved the address and added an app', async () => {
    const { userName, token: borrowed } = await codeCustomer();
    await api.ask(initPassword, { password: NEXT, confirmPassword: NEXT }, { token: borrowed });
    const early = await linkTo(userName);
    const thief = fresh('thief');
    await moveTo(borrowed, thief, NEXT);
    const link = await linkTo(userName);
    await addApp(borrowed, NEXT);
    expect(await linkTo(thief)).toBe('');

    expect(await api.ask(queryUndo, { token: link })).toEqual({ change: 'contact', changedAt: '2026-11-20T10:30:00.000Z', until: '2026-11-27T10:30:00.000Z' });
    expect(await api.ask(getCustomer, {}, { token: borrowed })).toMatchObject({ email: thief });
    expect(await api.ask(undoChange, { token: link })).toEqual({ change: 'contact' });
    expect(await api.refused(getCustomer, {}, { token: borrowed })).toMatchObject({ code: ERROR.SESSION_REPLACED });
    expect(await api.refused(undoChange, { token: link })).toMatchObject(over);
    const { accessToken: token } = await api.ask(loginWithCode, { userName, verifyCode: await codeFor(api, userName) });
    expect(await api.ask(getCustomer, {}, { token })).toMatchObject({ email: userName, passwordSet: true });
    expect((await api.ask(querySecondFactor, {}, { token })).on).toBe(false);

    await api.ask(undoChange, { token: early });
    expect(await api.refused(login, { userName, password: NEXT })).toMatchObject({ code: ERROR.SIGN_IN_FAILED });
    expect(lines.join('\n')).not.toContain(link);
    expect(JSON.stringify(await api.database.db.selectFrom('account_undo').selectAll().execute())).not.toContain(early);
  });

  it('takes a changed password away; the owner comes in by a code', async () => {
    const userName = fresh('changed');
    const { accessToken: token } = await newCustomer(api, userName);
    const { userId } = await api.ask(getCustomer, {}, { token });
    await api.ask(updatePassword, { userId, oldPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT }, { token });
    await api.ask(undoChange, { token: await linkTo(userName) });
    for (const password of [PASSWORD, NEXT]) expect(await api.refused(login, { userName, password })).toMatchObject({ code: ERROR.SIGN_IN_FAILED });
    const back = await api.ask(loginWithCode, { userName, verifyCode: await codeFor(api, userName) });
    expect(back.passwordSet).toBe(false);
  });

  it('switches an authenticator app off', async () => {
    const userName = fresh('app');
    const { accessToken: token } = await newCustomer(api, userName);
    await addApp(token, PASSWORD);
    await api.ask(undoChange, { token: await linkTo(userName) });
    const { accessToken } = await api.ask(login, { userName, password: PASSWORD });
    expect((await api.ask(querySecondFactor, {}, { token: accessToken })).on).toBe(false);
  });

  it('takes an added address away, by the text message that told of it', async () => {
    const phone = '+233231230001';
    const { accessToken: token } = await newPhoneCustomer(api, phone);
    await moveTo(token, fresh('added'));
    const link = await linkTo(phone);
    expect((await api.outbox()).find(({ to, text }) => to === phone && text.includes(link))).toMatchObject({ channel: 'sms' });
    await api.ask(undoChange, { token: link });
    const back = await api.ask(loginWithCode, { userName: phone, verifyCode: await codeFor(api, phone) });
    expect(await api.ask(getCustomer, {}, { token: back.accessToken })).toMatchObject({ email: null, phone });
  });

  it('is left to a person when another account has the former address by now', async () => {
    const { userName, token } = await codeCustomer();
    await moveTo(token, fresh('next'));
    const link = await linkTo(userName);
    await api.ask(loginWithCode, { userName, verifyCode: await codeFor(api, userName) });
    expect(await api.refused(undoChange, { token: link })).toMatchObject({ code: ERROR.UNDO_ADDRESS_TAKEN, status: 409 });
    expect(await api.ask(getCustomer, {}, { token })).not.toMatchObject({ email: userName });
  });

  it('works once, of two at once for one of them, and for seven days', async () => {
    const { userName, token } = await codeCustomer();
    await api.ask(initPassword, { password: NEXT, confirmPassword: NEXT }, { token });
    const link = await linkTo(userName);
    const both = await Promise.all([api.send(undoChange, { token: link }), api.send(undoChange, { token: link })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);

    const second = await codeCustomer();
    await api.ask(initPassword, { password: NEXT, confirmPassword: NEXT }, { token: second.token });
    const late = await linkTo(second.userName);
    api.setTime(new Date(api.now().getTime() + 7 * 86_400_000));
    for (const call of [queryUndo, undoChange]) {
      expect(await api.refused(call, { token: late })).toMatchObject(over);
      expect(await api.refused(call, { token: 'invented' })).toMatchObject(over);
    }
  });

  it.each(LOCALES)('is offered in %s, at the site of the country', async (locale) => {
    const { accountId, token } = await api.signIn();
    await api.database.db.updateTable('account').set({ locale, country: locale === 'tr' ? 'TR' : 'AE' }).where('id', '=', accountId).execute();
    await api.ask(initPassword, { password: NEXT, confirmPassword: NEXT }, { token });
    const text = (await api.outbox())[0]?.text ?? '';
    expect(LINK.exec(text)?.[0]).toMatch(locale === 'tr' ? /^http:\/\/tr\.localhost:8080\/tr-tr\// : /^http:\/\/localhost:8080\//);
    if (locale !== 'en') expect(text).not.toMatch(/Undo|Not you/);
  });
});
