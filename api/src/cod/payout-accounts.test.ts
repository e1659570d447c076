/** Payout accounts over HTTP: what is taken, what is kept of the number, who is told, and what takes them away. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { closeAccount } from '@amberlane/contract/calls/account-closing';
import { updatePassword } from '@amberlane/contract/calls/accounts';
import { undoChange } from '@amberlane/contract/calls/account-undo';
import { queryCodSummary, savePayoutAccount } from '@amberlane/contract/calls/cod';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import { LOCALES } from '@amberlane/contract/site';
import { newKey, secretBox } from '../second-factor/secret-box.ts';
import { resealSecrets } from '../second-factor/reseal.ts';
import { PASSWORD, passwordCustomer, type PasswordCustomer } from '../testing/password-customer.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T10:30:00Z');
const NEXT = 'Khamsin#2026';
const [OLD_KEY, KEY] = [newKey(), newKey()];

describeOnOneDatabase('payout accounts', (open) => {
  let api: TestApi;
  let ama: PasswordCustomer;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW, settings: { dataKey: OLD_KEY } });
  });
  beforeEach(async () => {
    api.setTime(NOW);
    ama = await passwordCustomer(api);
  });
  afterAll(() => api.close());

  const BANK = { currency: 'SAR', kind: 'bank', holder: 'Ama Boateng', provider: 'Harbour Bank', number: 'sa03 8000 0000 6080 1016 7519', password: PASSWORD } as const;
  const MOBILE = { currency: 'GHS', kind: 'mobile', holder: 'Ama Boateng', provider: 'MoMo', number: '023 123 4567', password: PASSWORD } as const;
  const save = (wish: object, { token } = ama) => api.ask(savePayoutAccount, { ...BANK, ...wish }, { token });
  const refused = (wish: object, { token } = ama) => api.refused(savePayoutAccount, { ...BANK, ...wish }, { token });
  const accounts = async ({ token } = ama) => (await api.ask(queryCodSummary, {}, { token })).accounts;
  const rows = ({ accountId } = ama) => api.database.db.selectFrom('payout_account').selectAll().where('account_id', '=', accountId).orderBy('currency').execute();
  const emails = async () => (await api.outbox()).filter(({ to }) => to === ama.email);

  it('are one for each currency, of which the end of the number alone is told', async () => {
    expect(await save({})).toEqual({ currency: 'SAR', kind: 'bank', holder: 'Ama Boateng', provider: 'Harbour Bank', lastFour: '7519', changedAt: NOW.toISOString(), pausedUntil: '2026-11-22T10:30:00.000Z' });
    await save(MOBILE);
    expect((await accounts()).map(({ currency, kind, lastFour }) => [currency, kind, lastFour])).toEqual([['GHS', 'mobile', '4567'], ['SAR', 'bank', '7519']]);
    const stored = await rows();
    expect(JSON.stringify(stored)).not.toMatch(/60801016|231234/);
    expect(secretBox(() => [OLD_KEY]).open(stored[0]?.number ?? '', `payout ${ama.accountId} GHS`)).toBe('+233231234567');
    const { body } = await api.send(downloadMyData, {}, { token: ama.token });
    expect((JSON.parse(body) as { payoutAccounts: object[] }).payoutAccounts).toMatchObject([{ currency: 'GHS', numberEnding: '4567' }, { currency: 'SAR', holder: 'Ama Boateng', numberEnding: '7519' }]);
    const other = await passwordCustomer(api);
    expect(await accounts(other)).toEqual([]);
  });

  it('pause for two days after a change, and not when nothing changed', async () => {
    await save({});
    const before = new Date('2026-11-18T10:30:00Z');
    await api.database.db.updateTable('payout_account').set({ created_at: before, changed_at: before }).where('account_id', '=', ama.accountId).execute();
    expect(await save({})).toMatchObject({ changedAt: before.toISOString(), pausedUntil: null });
    expect(await save({ provider: 'Oasis Bank' })).toMatchObject({ provider: 'Oasis Bank', changedAt: NOW.toISOString(), pausedUntil: '2026-11-22T10:30:00.000Z' });
    expect((await rows()).map(({ created_at }) => created_at)).toEqual([before]);
  });

  it.each([
    ['an IBAN with a slip', { number: 'SA03 8000 0000 6080 1016 7518' }, 'number', 'iban'],
    ['an IBAN of another country', { number: 'AE07 0331 2345 6789 0123 456' }, 'number', 'iban'],
    ['a number that is none', { currency: 'CNY', number: 'my account' }, 'number', 'accountNumber'],
    ['mobile money where it is not paid out', { kind: 'mobile', number: '+966512345678' }, 'kind', 'choice'],
    ['a mobile number of another country', { ...MOBILE, number: '+254712345678' }, 'number', 'phone'],
    ['a landline', { ...MOBILE, number: '+233302123456' }, 'number', 'mobileRequired'],
    ['no holder', { holder: ' ' }, 'holder', 'required'],
    ['a wrong password', { password: 'Wrong#2026' }, 'password', 'passwordWrong'],
    ['no password', { password: '' }, 'password', 'required'],
  ])('refuse %s', async (_what, wish, field, code) => {
    expect(await refused(wish)).toMatchObject({ status: 400, fields: [{ field, code }] });
    expect(await rows()).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  it('want a password from a customer who has none', async () => {
    const { token } = await api.signIn();
    expect(await api.refused(savePayoutAccount, BANK, { token })).toMatchObject({ code: ERROR.PASSWORD_NEEDED });
  });

  it.each(LOCALES)('tell their owner what was done, in %s', async (locale) => {
    await api.database.db.updateTable('account').set({ locale }).where('id', '=', ama.accountId).execute();
    await save({});
    api.setTime(new Date('2026-11-20T10:31:00Z'));
    await save({ number: 'SA44 2000 0001 2345 6789 1234' });
    const [changed, added] = await emails();
    expect([added?.text, changed?.text]).toEqual([expect.stringMatching(/SAR[^]*7519|7519[^]*SAR/), expect.stringMatching(/SAR[^]*1234|1234[^]*SAR/)]);
    for (const text of [added?.text, changed?.text]) expect(text).toContain('48');
    expect(changed?.subject).not.toBe(added?.subject);
    expect(JSON.stringify(await emails())).not.toContain('6080');
  });

  it('go with what was changed before them, when that is undone', async () => {
    await save({});
    api.setTime(new Date('2026-11-20T11:00:00Z'));
    await api.ask(updatePassword, { userId: ama.accountId, oldPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT }, { token: ama.token });
    await save({ ...MOBILE, password: NEXT });
    const text = (await emails()).map((email) => email.text).join('\n');
    const token = /undo\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
    await api.ask(undoChange, { token });
    expect((await rows()).map(({ currency }) => currency)).toEqual(['SAR']);
  });

  it('go with their customer’s account', async () => {
    await save({});
    await api.ask(closeAccount, { password: PASSWORD, understood: true }, { token: ama.token });
    expect(await rows()).toEqual([]);
  });

  it('are encrypted with the newest key when it is replaced', async () => {
    await save({});
    const both = secretBox(() => [KEY, OLD_KEY]);
    expect((await resealSecrets(api.database.db, both)).unreadable).toBe(0);
    const [row] = await rows();
    expect(secretBox(() => [KEY]).open(row?.number ?? '', `payout ${ama.accountId} SAR`)).toBe('SA0380000000608010167519');
    expect((await resealSecrets(api.database.db, both)).renewed).toBe(0);
  });
});
