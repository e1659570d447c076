import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { getCustomer, initPassword, login } from '@amberlane/contract/calls/accounts';
import { confirmContactChange, startContactChange } from '@amberlane/contract/calls/contact-change';
import { getSmsCode } from '@amberlane/contract/calls/verification';
import { captcha, newCustomer, newestCode, newPhoneCustomer, PASSWORD } from '../testing/customer-journeys.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

describeOnOneDatabase('a new sign-in address', (open) => {
  let api: TestApi;
  let customers = 0;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const address = (what: string): string => `${what}-${customers}@example.com`;
  async function customer() {
    customers += 1;
    const userName = address('old');
    return { userName, token: (await newCustomer(api, userName)).accessToken, next: address('new') };
  }
  const start = (token: string, userName: string, password = PASSWORD, locale: Locale = 'en') => api.ask(startContactChange, { userName, password }, { token, locale });
  const wrong = { code: ERROR.CODE_WRONG };

  it('takes the place of the old one once its code is proven; other devices are out and the old address is told', async () => {
    const { userName, token, next } = await customer();
    const elsewhere = (await api.ask(login, { userName, password: PASSWORD })).accessToken;
    await start(token, ` ${next.toUpperCase()} `);
    const [message] = await api.outbox();
    expect(message).toMatchObject({ to: next, subject: 'Your code for the new sign-in details' });
    expect(await api.ask(confirmContactChange, { userName: next, verifyCode: message?.code ?? '' }, { token })).toMatchObject({ email: next, userName: next });
    expect((await api.outbox())[0]).toMatchObject({ to: userName, subject: 'Your sign-in details were changed' });
    expect(await api.refused(getCustomer, {}, { token: elsewhere })).toMatchObject({ code: ERROR.SESSION_REPLACED });
    expect(await api.ask(getCustomer, {}, { token })).toMatchObject({ email: next });
    expect(await api.refused(login, { userName, password: PASSWORD })).toMatchObject({ code: ERROR.SIGN_IN_FAILED });
    await api.ask(login, { userName: next, password: PASSWORD });
  });

  it('is added to a phone account, whose password stays what it is', async () => {
    const { accessToken: token } = await newPhoneCustomer(api, '0231234567');
    await api.ask(initPassword, { password: 'khamsin7', confirmPassword: 'khamsin7' }, { token });
    await start(token, 'kofi@example.com', 'khamsin7');
    const changed = await api.ask(confirmContactChange, { userName: 'kofi@example.com', verifyCode: await newestCode(api) }, { token });
    expect(changed).toMatchObject({ email: 'kofi@example.com', phone: '+233231234567', passwordPolicy: 'strong' });
    expect((await api.outbox())[0]).toMatchObject({ channel: 'sms', to: '+233231234567', text: expect.stringContaining('You can now sign in') });
    await api.ask(login, { userName: 'kofi@example.com', password: 'khamsin7' });
    await api.ask(login, { userName: '0231234567', password: 'khamsin7' });
  });

  it('may be a number, typed as at home', async () => {
    const { token, userName } = await customer();
    await api.ask(startContactChange, { userName: '024 555 0199', countryCode: 'GH', password: PASSWORD }, { token });
    const verifyCode = await newestCode(api);
    expect(await api.ask(confirmContactChange, { userName: '+233 24 555 0199', verifyCode }, { token })).toMatchObject({ email: userName, phone: '+233245550199' });
  });

  it('that is somebody’s is answered like any other; its owner is told, and no code opens it', async () => {
    const owner = await customer();
    const { token, next } = await customer();
    const answer = await start(token, owner.userName);
    expect((await api.outbox())[0]).toMatchObject({ to: owner.userName, subject: 'Someone tried to use your email address or number' });
    expect((await api.outbox())[0]?.code).toBeUndefined();
    expect(answer).toEqual(await start(token, next));
    expect(await api.refused(confirmContactChange, { userName: owner.userName, verifyCode: '000000' }, { token })).toMatchObject(wrong);
    expect(await api.ask(getCustomer, {}, { token: owner.token })).toMatchObject({ email: owner.userName });
  });

  it('that became somebody’s meanwhile is refused like a wrong code', async () => {
    const { token, next, userName } = await customer();
    await start(token, next);
    const verifyCode = await newestCode(api);
    await newCustomer(api, next);
    expect(await api.refused(confirmContactChange, { userName: next, verifyCode }, { token })).toMatchObject(wrong);
    expect(await api.ask(getCustomer, {}, { token })).toMatchObject({ email: userName });
  });

  it('is proven by the account that asked and by no other code', async () => {
    const [one, other] = [await customer(), await customer()];
    await start(one.token, other.next);
    const verifyCode = await newestCode(api);
    expect(await api.refused(confirmContactChange, { userName: other.next, verifyCode }, { token: other.token })).toMatchObject(wrong);
    expect(await api.refused(confirmContactChange, { userName: one.next, verifyCode }, { token: one.token })).toMatchObject(wrong);
    await api.ask(getSmsCode, { userName: one.next, purpose: 'login', ...(await captcha(api)) });
    expect(await api.refused(confirmContactChange, { userName: one.next, verifyCode: await newestCode(api) }, { token: one.token })).toMatchObject(wrong);
    expect(await api.refused(getSmsCode, { userName: one.next, purpose: 'contact', ...(await captcha(api)) })).toMatchObject({ fields: [{ field: 'purpose', code: 'choice' }] });
    await api.ask(confirmContactChange, { userName: other.next, verifyCode }, { token: one.token });
  });

  it('needs the password, which can be guessed five times', async () => {
    const { token, next } = await customer();
    const before = (await api.outbox()).length;
    const guess = () => api.refused(startContactChange, { userName: next, password: 'Wrong#20266' }, { token });
    for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toMatchObject({ fields: [{ field: 'password', code: 'passwordWrong' }] });
    expect(await guess()).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS });
    expect(await api.outbox()).toHaveLength(before);
  });

  it('differs from the present one and can be written to', async () => {
    const { token, userName } = await customer();
    const faultsOf = async (typed: string) => (await api.refused(startContactChange, { userName: typed, password: PASSWORD }, { token })).fields?.map(({ field, code }) => `${field} ${code}`);
    expect([await faultsOf(userName), await faultsOf('nobody'), await faultsOf('0302123456')]).toEqual([['userName addressPresent'], ['userName account'], ['userName mobileRequired']]);
  });

  describe('is told', () => {
    it.each(LOCALES)('in %s, with the code and without a mark left', async (locale) => {
      const { token, next } = await customer();
      await start(token, next, PASSWORD, locale);
      const [message] = await api.outbox();
      expect([message?.text.includes(message.code ?? '-'), message?.text.includes('{')]).toEqual([true, false]);
    });
  });
});
