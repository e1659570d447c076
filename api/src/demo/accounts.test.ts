import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LOCALES } from '@amberlane/contract/site';
import { getCustomer, login, loginWithCode } from '@amberlane/contract/calls/accounts';
import { verifyPassword } from '../accounts/password-hash.ts';
import { codeFor } from '../testing/customer-journeys.ts';
import { openMemory } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { DEMO_ACCOUNT, OTHER_ACCOUNT, seedAccounts } from './accounts.ts';

describe('demo customers', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(openMemory);
    await api.database.db.transaction().execute((transaction) => seedAccounts(transaction, api.now()));
  });
  afterAll(() => api.close());

  it.each([
    ['demo@amberlane.example', DEMO_ACCOUNT],
    ['other@amberlane.example', OTHER_ACCOUNT],
  ])('sign in as the design promises: %s', async (userName, id) => {
    const { accessToken: token } = await api.ask(login, { userName, password: 'Amberlane#2026' });
    expect(await api.ask(getCustomer, {}, { token })).toMatchObject({ userId: id, userName, passwordSet: true });
  });

  it('are eight, one at least for each language, all readable', async () => {
    const accounts = await api.database.db.selectFrom('account').selectAll().execute();
    expect(accounts).toHaveLength(8);
    expect(new Set(accounts.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
    for (const { password_hash } of accounts.filter(({ email }) => email !== null)) expect(await verifyPassword('Amberlane#2026', password_hash)).toBe(true);
  });

  it('have one who only has a phone and no password yet', async () => {
    const { passwordSet, created } = await api.ask(loginWithCode, { userName: '+254712123456', verifyCode: await codeFor(api, '+254712123456') });
    expect({ passwordSet, created }).toEqual({ passwordSet: false, created: false });
  });

  it('are added once, and keep what they changed', async () => {
    await api.database.db.updateTable('account').set({ nick_name: 'Changed' }).where('id', '=', DEMO_ACCOUNT).execute();
    await api.database.db.transaction().execute((transaction) => seedAccounts(transaction, api.now()));
    const rows = await api.database.db.selectFrom('account').select('nick_name').execute();
    expect([rows.length, rows.filter(({ nick_name }) => nick_name === 'Changed').length]).toEqual([8, 1]);
  });
});
