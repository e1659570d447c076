import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES } from '@amberlane/contract/site';
import { loginWithCode, register } from '@amberlane/contract/calls/accounts';
import { workAnswer, WORKING } from '@amberlane/contract/calls/captcha-work';
import { queryAllList } from '@amberlane/contract/calls/countries';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { getImageVerifyCode, getSmsCode, resetCheck, resetEmail } from '@amberlane/contract/calls/verification';
import { workFor } from '../testing/captcha-work.ts';
import { captcha, codeFor, registration } from '../testing/customer-journeys.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describeOnOneDatabase('verification', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const later = (seconds: number): void => api.setTime(new Date(api.now().getTime() + seconds * 1000));
  const order = async (userName: string, change: object = {}) => ({ userName, ...(await captcha(api)), ...change });

  describe('a captcha', () => {
    it('is a picture of pixels, and its answer is nowhere in the clear', async () => {
      const { image, captchaId, expiresSeconds } = await api.ask(getImageVerifyCode, {});
      expect(expiresSeconds).toBe(120);
      const { format, width, height } = await sharp(Buffer.from(image.replace('data:image/png;base64,', ''), 'base64')).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 180, height: 60 });
      const row = await api.database.db.selectFrom('captcha').selectAll().where('id', '=', captchaId).executeTakeFirstOrThrow();
      expect(Object.values(row)).not.toContain('abcd');
    });

    it('counts capitals as small letters', async () => {
      await api.ask(getSmsCode, await order('capitals@example.com', { captchaCode: ' AbCd ' }));
    });

    it('holds for one answer, right or wrong', async () => {
      const wrong = await order('once@example.com', { captchaCode: 'zzzz' });
      expect(await api.refused(getSmsCode, wrong)).toMatchObject({ code: ERROR.CAPTCHA_WRONG, status: 400 });
      expect(await api.refused(getSmsCode, { ...wrong, captchaCode: 'abcd' })).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
      const right = await order('once@example.com');
      await api.ask(getSmsCode, right);
      expect(await api.refused(getSmsCode, { ...right, userName: 'more@example.com' })).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
    });

    it('is answered by the work of a device too, once, and for itself alone', async () => {
      const { captchaId, work } = await api.ask(getImageVerifyCode, {});
      const done = { captchaId, captchaCode: workFor(captchaId, work) };
      const other = await api.ask(getImageVerifyCode, {});
      expect(await api.refused(getSmsCode, { userName: 'work@example.com', captchaId: other.captchaId, captchaCode: done.captchaCode })).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
      await api.ask(getSmsCode, { userName: 'work@example.com', ...done });
      expect(await api.refused(getSmsCode, { userName: 'work-2@example.com', ...done })).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
    });

    it.each([WORKING, workAnswer([]), workAnswer([1, 2, 3, 4, 5, 6, 7, 8])])('is not answered by work that was not done: %s', async (captchaCode) => {
      expect(await api.refused(getSmsCode, await order('idle@example.com', { captchaCode }))).toMatchObject({ code: ERROR.CAPTCHA_WRONG, status: 400 });
    });

    it('answered twice at once sends one message', async () => {
      const input = await order('race@example.com');
      const before = (await api.outbox()).length;
      const answers = await Promise.all([api.send(getSmsCode, input), api.send(getSmsCode, input)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
      expect((await api.outbox()).length).toBe(before + 1);
    });

    it('holds for two minutes, and for what it was made for', async () => {
      const old = await order('late@example.com');
      later(121);
      expect(await api.refused(getSmsCode, old)).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
      expect(await api.refused(getSmsCode, { userName: 'late@example.com', ...(await captcha(api, 'register')) })).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
      expect(await api.refused(register, await registration(api, 'late@example.com', await captcha(api, 'code')))).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
    });

    it('is needed', async () => {
      for (const call of [getSmsCode, resetEmail]) {
        const { code, fields } = await api.refused(call, { userName: 'a@example.com' });
        expect([code, fields?.map(({ field }) => field)]).toEqual([ERROR.VALIDATION, ['captchaId', 'captchaCode']]);
      }
    });
  });

  describe('a code', () => {
    it.each(LOCALES)('is sent in %s, by mail and by text message', async (locale) => {
      const address = `code-${locale.toLowerCase()}@example.com`;
      const code = await codeFor(api, address, 'login', { locale });
      const [mail] = await api.outbox();
      expect(mail).toMatchObject({ channel: 'mail', to: address, code });
      expect(mail?.text).toContain(code);
      expect(mail?.text).toContain('http://localhost:8080');
      expect(mail?.subject).not.toMatch(/\d|example/);
      const sms = await codeFor(api, `+23480212345${LOCALES.indexOf(locale)}7`, 'login', { locale });
      expect((await api.outbox())[0]).toMatchObject({ channel: 'sms', subject: '', code: sms });
    });

    it('holds for ten minutes', async () => {
      const userName = 'ten@example.com';
      const verifyCode = await codeFor(api, userName);
      later(601);
      expect(await api.refused(loginWithCode, { userName, verifyCode })).toMatchObject({ code: ERROR.CODE_EXPIRED });
    });

    it('holds for five tries', async () => {
      const userName = 'tries@example.com';
      const verifyCode = await codeFor(api, userName);
      const wrong = verifyCode === '111111' ? '222222' : '111111';
      for (let tries = 0; tries < 5; tries += 1) expect(await api.refused(loginWithCode, { userName, verifyCode: wrong })).toMatchObject({ code: ERROR.CODE_WRONG });
      expect(await api.refused(loginWithCode, { userName, verifyCode })).toMatchObject({ code: ERROR.CODE_EXPIRED });
    });

    it('holds once, for its purpose and its target', async () => {
      const userName = 'bound@example.com';
      const verifyCode = await codeFor(api, userName);
      expect(await api.refused(resetCheck, { userName, verifyCode })).toMatchObject({ code: ERROR.CODE_WRONG });
      expect(await api.refused(loginWithCode, { userName: 'other-bound@example.com', verifyCode })).toMatchObject({ code: ERROR.CODE_WRONG });
      await api.ask(loginWithCode, { userName, verifyCode });
      expect(await api.refused(loginWithCode, { userName, verifyCode })).toMatchObject({ code: ERROR.CODE_WRONG });
    });

    it('is stored as a salted hash', async () => {
      const code = await codeFor(api, 'stored@example.com');
      expect(JSON.stringify(await api.database.db.selectFrom('verification_code').selectAll().execute())).not.toContain(code);
    });

    it('is taken in the digits of any script', async () => {
      const userName = 'digits@example.com';
      const code = await codeFor(api, userName);
      const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
      await api.ask(loginWithCode, { userName, verifyCode: ` ${arabic.slice(0, 3)} ${arabic.slice(3)} ` });
    });

    it('comes again after a minute, and the older one is over', async () => {
      const userName = 'again@example.com';
      const first = await codeFor(api, userName);
      later(20);
      const early = await api.send(getSmsCode, await order(userName));
      expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '40']);
      later(40);
      const second = await codeFor(api, userName);
      if (first !== second) expect(await api.refused(loginWithCode, { userName, verifyCode: first })).toMatchObject({ code: ERROR.CODE_WRONG });
      await api.ask(loginWithCode, { userName, verifyCode: second });
    });
  });

  describe('limits', () => {
    it('send five text messages a day to one number', async () => {
      for (let sent = 0; sent < 5; sent += 1) {
        await codeFor(api, '+254712000001');
        later(61);
      }
      expect(await api.refused(getSmsCode, await order('+254712000001'))).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS, status: 429 });
      later(86_400);
      await codeFor(api, '+254712000001');
    });

    it('send ten an hour for one network', async () => {
      const ask = async (last: number, address: string) => (await api.send(getSmsCode, await order(`+25471300001${last}`), from(address))).statusCode;
      for (let sent = 0; sent < 10; sent += 1) expect(await ask(sent, `2001:db8:1:2::${sent + 1}`)).toBe(200);
      expect((await api.send(getSmsCode, await order('+254714000001'), from('2001:db8:1:2::ffff'))).statusCode).toBe(429);
      expect((await api.send(getSmsCode, await order('+254714000001'), from('2001:db8:1:3::1'))).statusCode).toBe(200);
    });

    it('send fifty a day to one block of numbers', async () => {
      const rows = Array.from({ length: 50 }, (_none, index) => ({ target: `t${index}`, prefix: '+25670011', network: '', sent_at: api.now() }));
      await api.database.db.insertInto('code_delivery').values(rows).execute();
      expect(await api.refused(getSmsCode, await order('+256700112345'))).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS });
      await codeFor(api, '+256700212345');
    });

    it.each(['+12025550123', '+442079460000', '0302123456', '+8613', '', 'demo@', 'x@y'])('send nothing to %p', async (userName) => {
      const before = (await api.outbox()).length;
      expect(await api.refused(getSmsCode, await order(userName))).toMatchObject({ code: ERROR.VALIDATION, fields: [expect.objectContaining({ field: 'userName' })] });
      expect((await api.outbox()).length).toBe(before);
    });
  });

  it('tells only the mail that an address has no account', async () => {
    await api.ask(loginWithCode, { userName: 'has@example.com', verifyCode: await codeFor(api, 'has@example.com') });
    const [known, unknown] = [await api.send(resetEmail, await order('has@example.com')), await api.send(resetEmail, await order('hasnt@example.com'))];
    expect(unknown.body).toBe(known.body);
    expect((await api.outbox()).slice(0, 2).map(({ subject }) => subject)).toEqual(['No account found', 'Your password reset code']);
    const refusals = await Promise.all(['has@example.com', 'hasnt@example.com'].map((userName) => api.refused(resetCheck, { userName, verifyCode: '000000' })));
    expect(new Set(refusals.map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
  });
});

describeOnOneDatabase('a provider that takes nothing', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    // Nobody listens on these ports.
    api = await startTestApi(open, { settings: { smsWebhookUrl: 'http://127.0.0.1:1/sms', smtpUrl: 'smtp://127.0.0.1:1' } });
  });
  afterAll(() => api.close());

  it.each(['0231234567', 'down@example.com'])('uses up nothing: %s', async (userName) => {
    const input = { userName, ...(await captcha(api)) };
    for (let tries = 0; tries < 7; tries += 1) expect(await api.refused(getSmsCode, input)).toMatchObject({ code: ERROR.DELIVERY_FAILED, status: 502 });
    expect(await api.database.db.selectFrom('verification_code').select('target').execute()).toEqual([]);
    expect(await api.database.db.selectFrom('code_delivery').select('id').execute()).toEqual([]);
  });

  it('leaves an older code as it was', async () => {
    const target = '+233231234567';
    const sent_at = new Date(api.now().getTime() - 61_000);
    const older = { purpose: 'login' as const, target, salt: 'salt', code_hash: 'hash', tries: 1, sent_at, expires_at: new Date(api.now().getTime() + 500_000) };
    await api.database.db.insertInto('verification_code').values(older).execute();
    expect(await api.refused(getSmsCode, { userName: target, ...(await captcha(api)) })).toMatchObject({ code: ERROR.DELIVERY_FAILED });
    expect(await api.database.db.selectFrom('verification_code').selectAll().execute()).toEqual([older]);
  });

  it('makes no registration', async () => {
    const form = await registration(api, 'down@example.com');
    expect(await api.refused(register, form)).toMatchObject({ code: ERROR.DELIVERY_FAILED });
    expect(await api.refused(register, form)).toMatchObject({ code: ERROR.DELIVERY_FAILED });
    expect(await api.database.db.selectFrom('registration').select('email').execute()).toEqual([]);
  });
});

describeOnOneDatabase('outside the demo without providers', (open) => {
  let api: TestApi;
  const lines: string[] = [];
  beforeAll(async () => {
    api = await startTestApi(open, { settings: { demo: false, logLevel: 'warn' }, logTo: { write: (line) => lines.push(line) } });
  });
  afterAll(() => api.close());

  it.each(LOCALES.flatMap((locale) => [['0231234567', locale], ['nobody@example.com', locale]] as const))('nothing is said to be sent: %s in %s', async (userName, locale) => {
    const refusal = await api.refused(getSmsCode, { userName, ...(await captcha(api)) }, { locale });
    expect(refusal).toMatchObject({ code: ERROR.DELIVERY_FAILED, status: 502, message: errorMessage(ERROR.DELIVERY_FAILED, locale) });
    expect(await api.database.db.selectFrom('outbox_message').select('id').execute()).toEqual([]);
    expect(await api.database.db.selectFrom('code_delivery').select('id').execute()).toEqual([]);
  });

  it('forms learn that no phone can be reached, and the log names each missing setting once', async () => {
    const rules = await api.ask(queryAllList, {});
    expect(new Set(rules.map(({ textMessages }) => textMessages))).toEqual(new Set([false]));
    const named = lines.map((line) => (JSON.parse(line) as { setting?: string }).setting).filter((setting) => setting !== undefined);
    expect(named).toEqual(['SMTP_URL', 'SMS_WEBHOOK_URL']);
  });
});
