import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { querySignIns } from '@amberlane/contract/calls/account-security';
import { login, loginWithCode } from '@amberlane/contract/calls/accounts';
import { updateNotifications } from '@amberlane/contract/calls/notifications';
import { codeFor, newCustomer, newPhoneCustomer, PASSWORD } from '../testing/customer-journeys.ts';
import { eventually } from '../testing/eventually.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { isNewDevice } from './record.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const from = (address: string, userAgent = WINDOWS) => ({ headers: { 'x-forwarded-for': address, 'user-agent': userAgent } });
const DAY_MS = 86_400_000;

describe('a device', () => {
  it.each([
    [{ all: 0, same: 0 }, false],
    [{ all: 3, same: 0 }, true],
    [{ all: 3, same: 1 }, false],
  ])('after %p sign-ins is new: %p', (known, isNew) => expect(isNewDevice(known)).toBe(isNew));
});

describeOnOneDatabase('sign-ins of an account', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const signIns = (token: string, count: number) => eventually(() => api.ask(querySignIns, {}, { token }), ({ total }) => total >= count);
  const emailsTo = async (to: string) => (await api.outbox()).filter((message) => message.to === to && message.code === undefined);
  const later = (ms: number) => api.setTime(new Date(api.now().getTime() + ms));

  it('are written down with way, outcome and device; refused ones too', async () => {
    const userName = 'history@example.com';
    const { accessToken } = await newCustomer(api, userName);
    await signIns(accessToken, 1);
    later(1_000);
    await api.refused(login, { userName, password: 'Wrong#2026' }, from('41.66.200.1'));
    await signIns(accessToken, 2);
    later(61_000);
    const verifyCode = await codeFor(api, userName);
    await api.refused(loginWithCode, { userName, verifyCode: verifyCode === '000000' ? '000001' : '000000' }, from('41.66.200.1'));
    await signIns(accessToken, 3);
    later(1_000);
    await api.ask(loginWithCode, { userName, verifyCode }, from('41.66.200.1'));
    const { list, total } = await signIns(accessToken, 4);
    expect(total).toBe(4);
    expect(list.map(({ way, outcome, device, network }) => [way, outcome, device.browser, network])).toEqual([
      ['code', 'ok', 'Firefox', '41.66.*.*'],
      ['code', 'refused', 'Firefox', '41.66.*.*'],
      ['password', 'refused', 'Firefox', '41.66.*.*'],
      ['password', 'ok', null, '127.0.*.*'],
    ]);
  });

  it('are those of no other account, and an unknown one leaves nothing', async () => {
    const { accessToken } = await newCustomer(api, 'alone@example.com');
    await api.refused(login, { userName: 'nobody@example.com', password: 'Wrong#2026' });
    expect((await signIns(accessToken, 1)).total).toBe(1);
  });

  it('tell the owner of a new device by mail, once, and never of the first', async () => {
    const userName = 'alert@example.com';
    const { accessToken } = await newCustomer(api, userName);
    await signIns(accessToken, 1);
    expect(await emailsTo(userName)).toEqual([]);
    await api.ask(login, { userName, password: PASSWORD }, { ...from('41.66.200.1'), locale: 'en' });
    const messages = await eventually(() => emailsTo(userName), ({ length }) => length > 0);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toContain('Firefox, Windows');
    expect(messages[0]?.text).toMatch(/2026-11-2\d \d\d:\d\d UTC/);
    expect(messages[0]?.text).not.toContain('41.66');
    await api.ask(login, { userName, password: PASSWORD }, from('41.66.7.7'));
    await signIns(accessToken, 3);
    expect(await emailsTo(userName)).toHaveLength(1);
    await api.ask(login, { userName, password: PASSWORD }, from('196.12.7.7'));
    expect(await eventually(() => emailsTo(userName), ({ length }) => length > 1)).toHaveLength(2);
  });

  it('tell nobody who does not want to be told', async () => {
    const userName = 'quiet@example.com';
    const { accessToken } = await newCustomer(api, userName);
    await signIns(accessToken, 1);
    await api.ask(updateNotifications, { signInAlert: false }, { token: accessToken });
    await api.ask(login, { userName, password: PASSWORD }, from('41.66.200.1'));
    await signIns(accessToken, 2);
    await api.ask(login, { userName, password: PASSWORD }, from('196.12.7.7'));
    await signIns(accessToken, 3);
    expect(await emailsTo(userName)).toEqual([]);
  });

  it('send no text message', async () => {
    const { accessToken } = await newPhoneCustomer(api, '+233231230101');
    await signIns(accessToken, 1);
    later(61_000);
    const verifyCode = await codeFor(api, '+233231230101');
    await api.ask(loginWithCode, { userName: '+233231230101', verifyCode }, from('41.66.200.1'));
    await signIns(accessToken, 2);
    expect((await api.outbox()).filter(({ to, code }) => to === '+233231230101' && code === undefined)).toEqual([]);
  });

  it('are shown up to fifty, and forgotten after ninety days', async () => {
    const { accessToken } = await newCustomer(api, 'many@example.com');
    const { id: accountId } = await api.database.db.selectFrom('account').select('id').where('email', '=', 'many@example.com').executeTakeFirstOrThrow();
    await signIns(accessToken, 1);
    const row = { account_id: accountId, way: 'password', outcome: 'refused', browser: null, system: null, network: '' } as const;
    await api.database.db.insertInto('sign_in').values(Array.from({ length: 60 }, (_none, index) => ({ ...row, id: `many-${index}`, at: new Date(api.now().getTime() - index * 1_000) }))).execute();
    const { list, total } = await api.ask(querySignIns, {}, { token: accessToken });
    expect([list.length, total]).toEqual([RULES.signIns.shown, 61]);
    later(RULES.signIns.keepDays * DAY_MS + 120_000);
    const { accessToken: fresh } = await api.ask(login, { userName: 'many@example.com', password: PASSWORD });
    expect((await signIns(fresh, 1)).total).toBe(1);
    expect(await api.refused(querySignIns, {}, { token: accessToken })).toMatchObject({ code: ERROR.SESSION_EXPIRED });
  });
});
