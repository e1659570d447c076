import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { confirmProof, sendProofCode } from '@amberlane/contract/calls/account-proof';
import { startSecondFactor } from '@amberlane/contract/calls/account-security';
import { getCustomer, initPassword, loginWithCode } from '@amberlane/contract/calls/accounts';
import { startContactChange } from '@amberlane/contract/calls/contact-change';
import { LOCALES } from '@amberlane/contract/site';
import { codeFor, newestCode } from '../testing/customer-journeys.ts';
import { passwordCustomer, PASSWORD } from '../testing/password-customer.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const ENTRIES = { password: PASSWORD, confirmPassword: PASSWORD };
const needed = { code: ERROR.PROOF_NEEDED, status: 409 };

describeOnOneDatabase('a fresh proof', (open) => {
  let api: TestApi;
  let customers = 0;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const later = (minutes: number): void => api.setTime(new Date(api.now().getTime() + minutes * 60_000));
  /** Signed in by a code so long ago. */
  async function codeCustomer(minutesAgo: number) {
    customers += 1;
    const userName = `proof-${customers}@example.com`;
    const { accessToken: token } = await api.ask(loginWithCode, { userName, verifyCode: await codeFor(api, userName) });
    later(minutesAgo);
    return { userName, token };
  }
  const fill = (input: object) => ({ ...input, ...('userName' in input && { userName: `to-${customers}@example.com` }) });
  async function prove(token: string): Promise<void> {
    await api.ask(sendProofCode, {}, { token });
    await api.ask(confirmProof, { verifyCode: await newestCode(api) }, { token });
  }

  describe.each([
    ['a first password', initPassword, ENTRIES],
    ['a new sign-in address', startContactChange, { userName: 'thief@example.com' }],
  ] as const)('%s', (_name, call, input) => {
    it('needs none within ten minutes of a sign-in by code', async () => {
      const { token } = await codeCustomer(9);
      expect((await api.send(call, fill(input), { token })).statusCode).toBe(200);
    });

    it('is refused to an older session until a code to the account’s own address was given in it', async () => {
      const { userName, token } = await codeCustomer(11);
      expect(await api.refused(call, input, { token })).toMatchObject(needed);
      expect(await api.ask(getCustomer, {}, { token })).toMatchObject({ passwordSet: false, email: userName });
      await prove(token);
      expect((await api.outbox())[0]).toMatchObject({ to: userName, subject: 'Your security code' });
      expect((await api.send(call, fill(input), { token })).statusCode).toBe(200);
    });
  });

  it('counts in its own session alone, for ten minutes', async () => {
    const { userName, token } = await codeCustomer(11);
    const elsewhere = (await api.ask(loginWithCode, { userName, verifyCode: await codeFor(api, userName) })).accessToken;
    later(11);
    await prove(elsewhere);
    expect(await api.refused(initPassword, ENTRIES, { token })).toMatchObject(needed);
    later(11);
    expect(await api.refused(initPassword, ENTRIES, { token: elsewhere })).toMatchObject(needed);
  });

  it('is not given by a code of another purpose or account, nor by guessing', async () => {
    const { userName, token } = await codeCustomer(11);
    const other = await codeCustomer(11);
    await api.ask(sendProofCode, {}, { token: other.token });
    const foreign = await newestCode(api);
    expect(await api.refused(confirmProof, { verifyCode: foreign }, { token })).toMatchObject({ code: ERROR.CODE_WRONG });
    expect(await api.refused(confirmProof, { verifyCode: await codeFor(api, userName) }, { token })).toMatchObject({ code: ERROR.CODE_WRONG });
    await api.ask(sendProofCode, {}, { token });
    const right = await newestCode(api);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) expect(await api.refused(confirmProof, { verifyCode: wrong }, { token })).toMatchObject({ code: ERROR.CODE_WRONG });
    expect(await api.refused(confirmProof, { verifyCode: right }, { token })).toMatchObject({ code: ERROR.CODE_EXPIRED });
    expect(await api.refused(initPassword, ENTRIES, { token })).toMatchObject(needed);
  });

  it('is asked for an authenticator app while the first password is younger than a day', async () => {
    const { token } = await codeCustomer(0);
    await api.ask(initPassword, ENTRIES, { token });
    later(11);
    expect(await api.refused(startSecondFactor, { password: PASSWORD }, { token })).toMatchObject(needed);
    await prove(token);
    await api.ask(startSecondFactor, { password: PASSWORD }, { token });
    later(23 * 60);
    expect(await api.refused(startSecondFactor, { password: PASSWORD }, { token })).toMatchObject(needed);
    later(60);
    // The session idled meanwhile; its owner is back.
    await api.database.db.updateTable('session').set({ last_seen_at: api.now() }).execute();
    await api.ask(startSecondFactor, { password: PASSWORD }, { token });
  });

  it('is not asked of who has a password: that is the proof', async () => {
    const { token } = await passwordCustomer(api);
    later(11);
    expect(await api.refused(startContactChange, { userName: 'next@example.com' }, { token })).toMatchObject({ code: ERROR.VALIDATION, fields: [{ field: 'password', code: 'required' }] });
    expect(await api.refused(startContactChange, { userName: 'next@example.com', password: 'Wrong#2026x' }, { token })).toMatchObject({ fields: [{ field: 'password', code: 'passwordWrong' }] });
    await api.ask(startContactChange, { userName: 'next@example.com', password: PASSWORD }, { token });
    await api.ask(startSecondFactor, { password: PASSWORD }, { token });
  });

  it.each(LOCALES)('is asked for in %s', async (locale) => {
    const { token } = await codeCustomer(11);
    const { message } = await api.refused(initPassword, ENTRIES, { token, locale });
    if (locale === 'en') expect(message).toBe('Confirm that it’s you: request a code and enter it.');
    else expect(message).not.toMatch(/confirm that/);
  });
});
