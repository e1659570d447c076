import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { confirmSecondFactor, endSecondFactor, querySecondFactor, querySignIns, renewRecoveryCodes, startSecondFactor } from '@amberlane/contract/calls/account-security';
import { login, loginWithCode, resetPassword } from '@amberlane/contract/calls/accounts';
import { resetCheck, resetEmail } from '@amberlane/contract/calls/verification';
import { captcha, codeFor, newCustomer, newestCode, newPhoneCustomer, PASSWORD } from '../testing/customer-journeys.ts';
import { eventually } from '../testing/eventually.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { stepOf } from './totp.ts';

/** RFC 6238, appendix B: the secret of its SHA-1 vectors, and the last six of their eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '287082', 1],
    ['2005-03-18T01:58:29Z', '081804', 37_037_036],
    ['2009-02-13T23:31:30Z', '005924', 41_152_263],
  ])('at %s are those of RFC 6238', async (at, code, step) => {
    expect(await stepOf(RFC_SECRET, code, new Date(at))).toBe(step);
  });

  it('are taken one step early and late, and no more', async () => {
    const code = '005924';
    const around = async (seconds: number) => stepOf(RFC_SECRET, code, new Date(Date.parse('2009-02-13T23:31:30Z') + seconds * 1000));
    expect(await Promise.all([-31, -30, 29, 59, 60].map(around))).toEqual([null, 41_152_263, 41_152_263, 41_152_263, null]);
  });
});

describeOnOneDatabase('authenticator app', (open) => {
  let api: TestApi;
  let counter = 0;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const later = (seconds: number) => api.setTime(new Date(api.now().getTime() + seconds * 1000));
  const appCode = (secret: string) => generate({ secret, epoch: Math.floor(api.now().getTime() / 1000) });

  async function customer() {
    const userName = `app-${(counter += 1)}@example.com`;
    return { userName, token: (await newCustomer(api, userName)).accessToken };
  }
  /** A customer with the app on, half a minute after its first code. */
  async function withApp() {
    const { userName, token } = await customer();
    const { secret } = await api.ask(startSecondFactor, { password: PASSWORD }, { token });
    const { recoveryCodes } = await api.ask(confirmSecondFactor, { totpCode: await appCode(secret) }, { token });
    later(30);
    return { userName, token, secret, recoveryCodes };
  }
  const state = (token: string) => api.ask(querySecondFactor, {}, { token });

  it('is off at first, asks for the password, and is on once its first code came', async () => {
    const { userName, token } = await customer();
    expect(await state(token)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    expect(await api.refused(startSecondFactor, { password: 'Wrong#2026x' }, { token })).toMatchObject({ code: ERROR.VALIDATION, fields: [{ field: 'password', code: 'passwordWrong' }] });
    const { secret, uri, expiresSeconds } = await api.ask(startSecondFactor, { password: PASSWORD }, { token });
    expect(uri).toBe(`otpauth://totp/Amberlane:${encodeURIComponent(userName)}?secret=${secret}&issuer=Amberlane`);
    expect(expiresSeconds).toBe(RULES.secondFactor.setupMinutes * 60);
    expect(await api.ask(login, { userName, password: PASSWORD })).toMatchObject({ userName });
    const code = await appCode(secret);
    const wrong = code === '123456' ? '654321' : '123456';
    expect(await api.refused(confirmSecondFactor, { totpCode: wrong }, { token })).toMatchObject({ code: ERROR.SECOND_FACTOR_WRONG, fields: [{ field: 'totpCode' }] });
    const { recoveryCodes } = await api.ask(confirmSecondFactor, { totpCode: ` ${code.slice(0, 3)} ${code.slice(3)}` }, { token });
    expect(new Set(recoveryCodes).size).toBe(RULES.secondFactor.recoveryCodes);
    for (const one of recoveryCodes) expect(one).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await state(token)).toEqual({ on: true, since: api.now().toISOString(), recoveryCodesLeft: 10 });
    expect((await api.outbox())[0]).toMatchObject({ to: userName, subject: 'Authenticator app turned on' });
    expect(await api.refused(startSecondFactor, { password: PASSWORD }, { token })).toMatchObject({ status: 409, code: ERROR.SECOND_FACTOR_STATE });
  });

  it('keeps neither its key nor the recovery codes in a form that can be read', async () => {
    const { secret, recoveryCodes } = await withApp();
    const { db } = api.database;
    const kept = JSON.stringify([await db.selectFrom('second_factor').selectAll().execute(), await db.selectFrom('recovery_code').selectAll().execute()]);
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) expect(kept).not.toContain(hidden);
  });

  it('has to be confirmed in time', async () => {
    const { token } = await customer();
    const { secret } = await api.ask(startSecondFactor, { password: PASSWORD }, { token });
    later(RULES.secondFactor.setupMinutes * 60 + 1);
    expect(await api.refused(confirmSecondFactor, { totpCode: await appCode(secret) }, { token })).toMatchObject({ code: ERROR.SECOND_FACTOR_STATE });
  });

  it('is asked for after the password, each code once', async () => {
    const { userName, token, secret } = await withApp();
    expect(await api.refused(login, { userName, password: 'Wrong#2026x', totpCode: await appCode(secret) })).toMatchObject({ code: ERROR.SIGN_IN_FAILED });
    expect(await api.refused(login, { userName, password: PASSWORD })).toMatchObject({ status: 400, code: ERROR.SECOND_FACTOR_NEEDED });
    expect(await api.refused(login, { userName, password: PASSWORD, totpCode: '12345' })).toMatchObject({ code: ERROR.VALIDATION, fields: [{ field: 'totpCode', code: 'secondFactor' }] });
    const totpCode = await appCode(secret);
    expect(await api.ask(login, { userName, password: PASSWORD, totpCode })).toMatchObject({ userName });
    expect(await api.refused(login, { userName, password: PASSWORD, totpCode })).toMatchObject({ code: ERROR.SECOND_FACTOR_WRONG });
    const { list } = await eventually(() => api.ask(querySignIns, {}, { token }), ({ total }) => total >= 4);
    expect(list.map(({ way, outcome }) => `${way} ${outcome}`).sort()).toEqual(['password ok', 'password refused', 'secondFactor ok', 'secondFactor refused']);
  });

  it('takes one of two requests with the same code', async () => {
    const { userName, secret } = await withApp();
    const totpCode = await appCode(secret);
    const answers = await Promise.all([1, 2].map(() => api.send(login, { userName, password: PASSWORD, totpCode })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('leaves the code of a message usable while it is asked for', async () => {
    const { userName, secret } = await withApp();
    later(61);
    const verifyCode = await codeFor(api, userName);
    expect(await api.refused(loginWithCode, { userName, verifyCode })).toMatchObject({ code: ERROR.SECOND_FACTOR_NEEDED });
    expect(await api.ask(loginWithCode, { userName, verifyCode, totpCode: await appCode(secret) })).toMatchObject({ userName });
    expect(await api.refused(loginWithCode, { userName, verifyCode, totpCode: await appCode(secret) })).toMatchObject({ code: ERROR.CODE_WRONG });
  });

  it('lets recovery codes in, each once, however they are written', async () => {
    const { userName, token, recoveryCodes: [code = ''] } = await withApp();
    await api.ask(login, { userName, password: PASSWORD, totpCode: code.toLowerCase().replaceAll('-', ' ') });
    expect(await state(token)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await api.refused(login, { userName, password: PASSWORD, totpCode: code })).toMatchObject({ code: ERROR.SECOND_FACTOR_WRONG });
  });

  it('stops guessing by the account, wherever the guesses come from', async () => {
    const { userName, secret } = await withApp();
    const guess = (index: number) => api.refused(login, { userName, password: PASSWORD, totpCode: 'A'.repeat(16) }, { headers: { 'x-forwarded-for': `41.66.${index}.1` } });
    for (let index = 0; index < 5; index += 1) expect(await guess(index)).toMatchObject({ code: ERROR.SECOND_FACTOR_WRONG });
    expect(await guess(6)).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS });
    expect(await api.refused(login, { userName, password: PASSWORD, totpCode: await appCode(secret) })).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS });
  });

  it('gives new recovery codes, and goes off, with password and code', async () => {
    const { userName, token, secret, recoveryCodes: [old = ''] } = await withApp();
    const totpCode = await appCode(secret);
    expect(await api.refused(endSecondFactor, { password: 'Wrong#2026x', totpCode }, { token })).toMatchObject({ fields: [{ field: 'password', code: 'passwordWrong' }] });
    const { recoveryCodes: [fresh = ''] } = await api.ask(renewRecoveryCodes, { password: PASSWORD, totpCode }, { token });
    expect(await api.refused(login, { userName, password: PASSWORD, totpCode: old })).toMatchObject({ code: ERROR.SECOND_FACTOR_WRONG });
    await api.ask(endSecondFactor, { password: PASSWORD, totpCode: fresh }, { token });
    expect(await state(token)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    expect(await api.ask(login, { userName, password: PASSWORD })).toMatchObject({ userName });
    expect(await api.refused(renewRecoveryCodes, { password: PASSWORD, totpCode }, { token })).toMatchObject({ code: ERROR.SECOND_FACTOR_STATE });
    expect((await api.outbox()).find(({ to, subject }) => to === userName && subject.startsWith('Authenticator app turned off'))).toBeDefined();
  });

  it('outlives a new password', async () => {
    const { userName } = await withApp();
    later(61);
    await api.ask(resetEmail, { userName, ...(await captcha(api)) });
    const { ticket } = await api.ask(resetCheck, { userName, verifyCode: await newestCode(api) });
    await api.ask(resetPassword, { ticket, password: 'Khamsin#2026', confirmPassword: 'Khamsin#2026' });
    expect(await api.refused(login, { userName, password: 'Khamsin#2026' })).toMatchObject({ code: ERROR.SECOND_FACTOR_NEEDED });
  });

  it('needs a password first', async () => {
    const { accessToken: token } = await newPhoneCustomer(api, '+233231230202');
    expect(await api.refused(startSecondFactor, { password: PASSWORD }, { token })).toMatchObject({ status: 409, code: ERROR.PASSWORD_NEEDED });
  });
});
