import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES } from '@amberlane/contract/site';
import { checkLogin, getCustomer, getUserInfoByToken, initPassword, login, loginWithCode, logout, register } from '@amberlane/contract/calls/accounts';
import { wrapPassword } from '@amberlane/contract/calls/password-wrap';
import { getSmsCode } from '@amberlane/contract/calls/verification';
import { hashToken } from '../sessions/session-token.ts';
import { captcha, codeFor, newCustomer, newestCode, newPhoneCustomer, PASSWORD, registration } from '../testing/customer-journeys.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const VERSION = { version: '1.0.0' };
/** The forwarded address of a reader elsewhere; the test itself is the trusted proxy. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describeOnOneDatabase('signing in', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  describe('after registering', () => {
    it('takes the password and, the first time, the code of the mail', async () => {
      const userName = 'ama@example.com';
      expect(await api.ask(register, await registration(api, ' AMA@example.com ', { nickName: 'Ama\u202e', password: await wrapPassword(PASSWORD) }))).toEqual({ resendSeconds: 60, expiresSeconds: 600 });
      expect(await api.refused(login, { userName, password: PASSWORD })).toMatchObject({ code: ERROR.ADDRESS_UNCONFIRMED });
      expect(await api.refused(login, { userName, password: PASSWORD, verifyCode: '000000' })).toMatchObject({ code: ERROR.CODE_WRONG });
      const session = await api.ask(login, { userName, password: PASSWORD, verifyCode: await newestCode(api) });
      expect(session).toMatchObject({ userName, nickName: 'Ama', passwordSet: true, remembered: false, created: true });
      expect(await api.ask(login, { userName, password: await wrapPassword(PASSWORD), rememberMe: true })).toMatchObject({ created: false, remembered: true });
    });

    it('answers alike for a taken address, up to a refused code; only the mail tells', async () => {
      await newCustomer(api, 'owner@example.com');
      const intruder = await registration(api, 'owner@example.com', { password: 'Zanzibari#2026', confirmPassword: 'Zanzibari#2026' });
      expect(await api.ask(register, intruder)).toEqual({ resendSeconds: 60, expiresSeconds: 600 });
      const [mail] = await api.outbox();
      expect(mail).toMatchObject({ to: 'owner@example.com', subject: 'You already have an account' });
      expect(mail?.code).toBeUndefined();
      expect(await api.refused(login, { userName: 'owner@example.com', password: 'Zanzibari#2026' })).toMatchObject({ code: ERROR.ADDRESS_UNCONFIRMED });
      expect(await api.refused(login, { userName: 'owner@example.com', password: 'Zanzibari#2026', verifyCode: '123456' })).toMatchObject({ code: ERROR.CODE_WRONG });
      expect(await api.ask(login, { userName: 'owner@example.com', password: PASSWORD })).toMatchObject({ created: false });
    });

    it('gives nobody an account whose code went to another', async () => {
      await api.ask(register, await registration(api, 'victim@example.com', { password: 'Zanzibari#2026', confirmPassword: 'Zanzibari#2026' }));
      const { accessToken } = await api.ask(loginWithCode, { userName: 'victim@example.com', verifyCode: await codeFor(api, 'victim@example.com') });
      expect(await api.ask(getUserInfoByToken, {}, { token: accessToken })).toMatchObject({ passwordSet: false });
      expect(await api.refused(login, { userName: 'victim@example.com', password: 'Zanzibari#2026' })).toMatchObject({ code: ERROR.SIGN_IN_FAILED });
    });

    it.each([
      ['userName', { userName: '0231234567' }, 'email'],
      ['userName', { userName: 'not an account' }, 'account'],
      ['password', { password: 'short', confirmPassword: 'short' }, 'passwordNew'],
      ['password', { password: '' }, 'required'],
      ['confirmPassword', { confirmPassword: 'Other#2026' }, 'passwordsDiffer'],
      ['agreement', { agreement: false }, 'agreement'],
      ['nickName', { nickName: 'x'.repeat(61) }, 'tooLong'],
    ])('is not possible with a wrong %s', async (field, change, code) => {
      const { captchaId, captchaCode } = await captcha(api, 'register');
      const form = { userName: 'wrong@example.com', password: PASSWORD, confirmPassword: PASSWORD, agreement: true, captchaId, captchaCode, ...change };
      const { code: refusal, fields } = await api.refused(register, form);
      expect([refusal, fields]).toEqual([ERROR.VALIDATION, [expect.objectContaining({ field, code })]]);
    });
  });

  it('tells all that is wrong with a registration in one round', async () => {
    const form = { userName: 'nobody@', password: 'short', confirmPassword: 'other', nickName: 'x'.repeat(61), agreement: false, captchaId: '', captchaCode: '' };
    const { fields } = await api.refused(register, form);
    expect(fields?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
      'agreement agreement', 'captchaCode required', 'captchaId required', 'confirmPassword passwordsDiffer', 'nickName tooLong', 'password passwordNew', 'userName account',
    ]);
    const { captchaId, captchaCode } = await captcha(api, 'register');
    const both = await api.refused(register, { ...form, nickName: '', agreement: true, captchaId, captchaCode });
    expect(both.fields?.map(({ field }) => field)).toEqual(['userName', 'password', 'confirmPassword']);
  });

  describe('by code', () => {
    it('makes no account of a reader who was asked for the agreement and did not choose it; the code stays good', async () => {
      const asked = { userName: 'undecided@example.com', verifyCode: await codeFor(api, 'undecided@example.com') };
      const { fields } = await api.refused(loginWithCode, { ...asked, agreement: false });
      expect(fields).toEqual([expect.objectContaining({ field: 'agreement', code: 'agreement' })]);
      expect(await api.database.db.selectFrom('account').select('id').where('email', '=', asked.userName).execute()).toEqual([]);
      expect(await api.ask(loginWithCode, { ...asked, agreement: true })).toMatchObject({ created: true });
      api.setTime(new Date(api.now().getTime() + 61_000));
      expect(await api.ask(loginWithCode, { ...asked, verifyCode: await codeFor(api, asked.userName), agreement: false })).toMatchObject({ created: false });
    });

    it('says that a landline gets no text message', async () => {
      expect((await api.refused(loginWithCode, { userName: '0302 771 234', countryCode: 'GH', verifyCode: '000000' })).fields).toEqual([expect.objectContaining({ field: 'userName', code: 'mobileRequired' })]);
    });

    it('makes an account of an unknown phone, whose missing password survives a reload', async () => {
      const first = await newPhoneCustomer(api, '0231234567');
      expect(first).toMatchObject({ userName: '+233231234567', created: true, passwordSet: false });
      expect(first.nickName).toBe('•••4567');
      expect(await api.ask(getUserInfoByToken, {}, { token: first.accessToken })).toMatchObject({ phone: '+233231234567', email: null, passwordSet: false, passwordPolicy: 'short', countryCode: 'GH' });
      await api.ask(initPassword, { password: 'harmattan7', confirmPassword: 'harmattan7' }, { token: first.accessToken });
      expect(await api.ask(getUserInfoByToken, {}, { token: first.accessToken })).toMatchObject({ passwordSet: true });
      expect(await api.ask(login, { userName: '+233 23 123 4567', password: 'harmattan7' })).toMatchObject({ created: false, passwordSet: true });
    });

    it('makes nothing before the code is proven', async () => {
      await codeFor(api, 'nobody@example.com');
      expect(await api.refused(loginWithCode, { userName: 'nobody@example.com', verifyCode: '000000' })).toMatchObject({ code: ERROR.CODE_WRONG });
      expect(await api.database.db.selectFrom('account').select('id').where('email', '=', 'nobody@example.com').execute()).toEqual([]);
    });

    it('sent twice at once opens one session', async () => {
      const input = { userName: 'twice@example.com', verifyCode: await codeFor(api, 'twice@example.com') };
      const answers = await Promise.all([api.send(loginWithCode, input), api.send(loginWithCode, input)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    });
  });

  describe('refused', () => {
    it('sounds the same for a wrong password, an unknown account and one without a password', async () => {
      await newCustomer(api, 'known@example.com');
      await newPhoneCustomer(api, '0241234567');
      const answers = await Promise.all(['known@example.com', 'unknown@example.com', '0241234567'].map((userName) => api.refused(login, { userName, password: 'Wrong#20266' })));
      expect(new Set(answers.map(({ code, status, message }) => `${code} ${status} ${message}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ code: ERROR.SIGN_IN_FAILED, status: 400 });
    });

    it.each(LOCALES)('speaks %s', async (locale) => {
      const { message } = await api.refused(login, { userName: `none-${locale.toLowerCase()}@example.com`, password: 'x' }, { locale });
      expect(message).toMatch({ en: /password is incorrect/, 'zh-CN': /密码不正确/, fr: /mot de passe est incorrect/, ar: /كلمة المرور/, ur: /پاس ورڈ درست نہیں/, tr: /parola yanlış/ }[locale]);
    });

    it.each([
      ['userName', { password: 'x' }, 'required'],
      ['userName', { userName: "x' or 1=1 --", password: 'x' }, 'account'],
      ['userName', { userName: '+1 202 555 0123', password: 'x' }, 'account'],
      ['password', { userName: 'a@example.com' }, 'required'],
      ['password', { userName: 'a@example.com', password: 'x'.repeat(1025) }, 'tooLong'],
      ['verifyCode', { userName: 'a@example.com', password: 'x', verifyCode: '12345' }, 'code'],
    ])('names the field %s', async (field, input, code) => {
      expect(await api.refused(login, input)).toMatchObject({ code: ERROR.VALIDATION, fields: [{ field, code }] });
    });

    it('after ten guesses locks out their network, not the owner', async () => {
      await newCustomer(api, 'guessed@example.com');
      const guess = (address: string, password: string) => api.send(login, { userName: 'guessed@example.com', password }, from(address));
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) statuses.push((await guess('203.0.113.9', 'Wrong#20266')).statusCode);
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
      const blocked = await guess('203.0.113.9', PASSWORD);
      expect([blocked.statusCode, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true]);
      expect((await guess('198.51.100.4', PASSWORD)).statusCode).toBe(200);
    });
  });

  describe('sessions', () => {
    it('are stored as hashes', async () => {
      const { accessToken } = await newCustomer(api, 'hash@example.com');
      const rows = await api.database.db.selectFrom('session').selectAll().where('token_hash', '=', hashToken(accessToken)).execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(await api.database.db.selectFrom('session').selectAll().execute())).not.toContain(accessToken);
    });

    it('end by sign-out, once and for all, and again without a fault', async () => {
      const { accessToken: token } = await newCustomer(api, 'leave@example.com');
      expect(await api.ask(checkLogin, {}, { token })).toMatchObject({ signedIn: true, nickName: 'leave' });
      await api.ask(logout, {}, { token, headers: { ...VERSION, 'sec-fetch-site': 'same-origin' } });
      await api.ask(logout, {}, { token, headers: VERSION });
      await api.ask(logout, {}, { headers: VERSION });
      expect(await api.refused(getUserInfoByToken, {}, { token })).toMatchObject({ code: ERROR.NOT_SIGNED_IN, status: 401 });
      expect(await api.ask(checkLogin, {}, { token })).toMatchObject({ signedIn: false, nickName: '' });
    });

    it.each([
      ['from another site', { ...VERSION, 'sec-fetch-site': 'cross-site' }],
      ['from a sister site', { ...VERSION, 'sec-fetch-site': 'same-site' }],
      ['without the header that no form can send', { 'sec-fetch-site': 'same-origin' }],
    ])('do not end %s', async (_how, headers) => {
      const { token } = await api.signIn();
      expect(await api.refused(logout, {}, { token, headers })).toMatchObject({ status: 403 });
      expect(await api.ask(getCustomer, {}, { token })).toMatchObject({ nickName: 'Test' });
    });

    it('need a token that was given', async () => {
      for (const token of ['', 'invented', 'x'.repeat(5000)]) {
        expect(await api.refused(getCustomer, {}, { token })).toMatchObject({ code: ERROR.NOT_SIGNED_IN, status: 401 });
      }
    });

    it.each([
      ['an unused one after a day', false, 24 * 60],
      ['a remembered one after thirty days', true, 30 * 24 * 60],
    ])('expire: %s', async (_what, rememberMe, minutes) => {
      const userName = `idle-${minutes}@example.com`;
      await newCustomer(api, userName);
      const { accessToken: token } = await api.ask(login, { userName, password: PASSWORD, rememberMe });
      const start = api.now().getTime();
      api.setTime(new Date(start + minutes * 60_000 + 1));
      expect(await api.refused(getCustomer, {}, { token })).toMatchObject({ code: ERROR.SESSION_EXPIRED, status: 401 });
    });

    it('expire in the end although they are used', async () => {
      const { token } = await api.signIn();
      const start = api.now().getTime();
      for (let hours = 10; hours <= 160; hours += 10) {
        api.setTime(new Date(start + hours * 3_600_000));
        await api.ask(getCustomer, {}, { token });
      }
      api.setTime(new Date(start + 169 * 3_600_000));
      expect(await api.refused(getCustomer, {}, { token })).toMatchObject({ code: ERROR.SESSION_EXPIRED });
    });
  });

  describe('checkLogin', () => {
    it.each([
      ['demo@amberlane.example', 'email'],
      ['0231234567', 'mobile'],
      ['٠٢٣١٢٣٤٥٦٧', 'mobile'],
      ['0302123456', null],
      ['nonsense', null],
    ])('says what %s looks like, not whether it exists', async (userName, accountKind) => {
      expect(await api.ask(checkLogin, { userName })).toEqual({ signedIn: false, userPin: '', nickName: '', accountKind });
    });
  });

  it('asks for a code with the header of the country', async () => {
    await api.ask(getSmsCode, { userName: '0712345678', ...(await captcha(api)) }, { headers: { countrycode: 'UG' } });
    expect((await api.outbox())[0]).toMatchObject({ channel: 'sms', to: '+256712345678', subject: '' });
  });
});
