import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { endOtherSessions, endSession, querySessions } from '@amberlane/contract/calls/account-security';
import { getCustomer, login, updatePassword } from '@amberlane/contract/calls/accounts';
import { newCustomer, PASSWORD } from '../testing/customer-journeys.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { SESSION_LIFE } from './sessions.ts';

const PHONE = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'x-forwarded-for': '102.176.4.9',
};

describeOnOneDatabase('sessions of an account', (open) => {
  let api: TestApi;
  let counter = 0;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  /** A customer at a computer, with the phone signed in as well. */
  async function twoDevices() {
    const userName = `devices-${(counter += 1)}@example.com`;
    const { accessToken: computer } = await newCustomer(api, userName);
    const { accessToken: phone } = await api.ask(login, { userName, password: PASSWORD, rememberMe: true }, { headers: PHONE });
    return { userName, computer, phone };
  }
  const list = async (token: string) => (await api.ask(querySessions, {}, { token })).list;

  it('say which device, from which network, since when, and which one asks; never the whole address', async () => {
    const { computer, phone } = await twoDevices();
    const at = api.now().toISOString();
    expect(await list(phone)).toEqual([
      { id: expect.any(String), device: { browser: 'Chrome', system: 'Android' }, network: '102.176.*.*', createdAt: at, lastSeenAt: at, remembered: true, current: true },
      { id: expect.any(String), device: { browser: null, system: null }, network: '127.0.*.*', createdAt: at, lastSeenAt: at, remembered: false, current: false },
    ]);
    expect((await list(computer)).map(({ current, device }) => [current, device.system])).toEqual([[true, null], [false, 'Android']]);
  });

  it('can be ended one by one; the ended one is told so, and is listed no more', async () => {
    const { computer, phone } = await twoDevices();
    const other = (await list(computer)).find(({ current }) => !current);
    expect(await api.ask(endSession, { id: other?.id }, { token: computer })).toEqual({ done: true });
    expect(await api.refused(getCustomer, {}, { token: phone })).toMatchObject({ status: 401, code: ERROR.SESSION_REPLACED });
    expect(await list(computer)).toHaveLength(1);
    expect(await api.refused(endSession, { id: other?.id }, { token: computer })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
  });

  it('can be ended all but the asking one', async () => {
    const { userName, computer, phone } = await twoDevices();
    await api.ask(login, { userName, password: PASSWORD });
    expect(await api.ask(endOtherSessions, {}, { token: phone })).toEqual({ ended: 2 });
    expect(await api.refused(getCustomer, {}, { token: computer })).toMatchObject({ code: ERROR.SESSION_REPLACED });
    expect(await list(phone)).toHaveLength(1);
    expect(await api.ask(endOtherSessions, {}, { token: phone })).toEqual({ ended: 0 });
  });

  it('end with a changed password, whose old one is asked for beside its field', async () => {
    const { computer, phone } = await twoDevices();
    const { userId } = await api.ask(getCustomer, {}, { token: computer });
    const entries = { userId, newPassword: 'Khamsin#2026', confirmPassword: 'Khamsin#2026' };
    expect(await api.refused(updatePassword, { ...entries, oldPassword: 'Wrong#2026x' }, { token: computer })).toMatchObject({
      code: ERROR.OLD_PASSWORD_WRONG,
      fields: [{ field: 'oldPassword', code: 'passwordWrong' }],
    });
    await api.ask(updatePassword, { ...entries, oldPassword: PASSWORD }, { token: computer });
    expect(await list(computer)).toHaveLength(1);
    expect(await api.refused(querySessions, {}, { token: phone })).toMatchObject({ code: ERROR.SESSION_REPLACED });
  });

  describe('that idled too long', () => {
    it('are not listed', async () => {
      const { computer, phone } = await twoDevices();
      api.setTime(new Date(api.now().getTime() + SESSION_LIFE.usual.idleMs + 1));
      expect(await api.refused(getCustomer, {}, { token: computer })).toMatchObject({ code: ERROR.SESSION_EXPIRED });
      expect(await list(phone)).toHaveLength(1);
    });
  });
});
