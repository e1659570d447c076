import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES } from '@amberlane/contract/site';
import { getCustomer, initPassword, login, resetPassword, updateCustomer, updatePassword } from '@amberlane/contract/calls/accounts';
import { resetCheck, resetEmail } from '@amberlane/contract/calls/verification';
import { captcha, newCustomer, newestCode, newPhoneCustomer, PASSWORD } from '../testing/customer-journeys.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const NEXT = 'Khamsin#2026';
const NEW = { newPassword: NEXT, confirmPassword: NEXT };
const ENTRIES = { password: NEXT, confirmPassword: NEXT };

describeOnOneDatabase('passwords and basic data', (open) => {
  let api: TestApi;
  let customers = 0;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  async function customer() {
    customers += 1;
    const userName = `customer-${customers}@example.com`;
    const { accessToken: token } = await newCustomer(api, userName);
    const { userId } = await api.ask(getCustomer, {}, { token });
    return { userName, token, userId };
  }
  const signIn = async (userName: string, password: string) => (await api.ask(login, { userName, password })).accessToken;

  async function ticketFor(userName: string): Promise<string> {
    await api.ask(resetEmail, { userName, ...(await captcha(api)) });
    return (await api.ask(resetCheck, { userName, verifyCode: await newestCode(api) })).ticket;
  }

  describe('a changed password', () => {
    it('ends every other session and is told to the owner', async () => {
      const { userName, token, userId } = await customer();
      const elsewhere = await signIn(userName, PASSWORD);
      await api.ask(updatePassword, { userId, oldPassword: PASSWORD, ...NEW }, { token });
      expect(await api.refused(getCustomer, {}, { token: elsewhere })).toMatchObject({ code: ERROR.SESSION_REPLACED, status: 401 });
      expect(await api.ask(getCustomer, {}, { token })).toMatchObject({ userName });
      expect((await api.outbox())[0]).toMatchObject({ to: userName, subject: 'Your password was changed' });
      expect(await api.refused(login, { userName, password: PASSWORD })).toMatchObject({ code: ERROR.SIGN_IN_FAILED });
      await signIn(userName, NEXT);
    });

    it.each([
      ['oldPassword', { oldPassword: '' }, 'required'],
      ['newPassword', { newPassword: 'khamsin2026', confirmPassword: 'khamsin2026' }, 'passwordNew'],
      ['newPassword', { newPassword: 'Sunshine#1', confirmPassword: 'Sunshine#1' }, 'passwordCommon'],
      ['newPassword', { newPassword: PASSWORD, confirmPassword: PASSWORD }, 'passwordSame'],
      ['confirmPassword', { confirmPassword: 'Khamsin#2027' }, 'passwordsDiffer'],
    ])('is refused for its %s', async (field, change, code) => {
      const { token, userId } = await customer();
      expect(await api.refused(updatePassword, { userId, oldPassword: PASSWORD, ...NEW, ...change }, { token })).toMatchObject({ code: ERROR.VALIDATION, fields: [{ field, code }] });
    });

    it('needs the old one, which can be guessed five times', async () => {
      const { token, userId } = await customer();
      const guess = () => api.refused(updatePassword, { userId, oldPassword: 'Wrong#20266', ...NEW }, { token });
      for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toMatchObject({ code: ERROR.OLD_PASSWORD_WRONG });
      expect(await guess()).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS });
    });
  });

  describe('a first password', () => {
    it('follows the rule of the phone flow, is set once, and is told by text message', async () => {
      const { accessToken: token } = await newPhoneCustomer(api, '0231234567');
      expect(await api.refused(initPassword, ENTRIES, { token })).toMatchObject({ fields: [{ field: 'password', code: 'passwordOld' }] });
      const both = [api.send(initPassword, { password: 'khamsin7', confirmPassword: 'khamsin7' }, { token }), api.send(initPassword, { password: 'khamsin8', confirmPassword: 'khamsin8' }, { token })];
      expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await api.refused(initPassword, { password: 'khamsin9', confirmPassword: 'khamsin9' }, { token })).toMatchObject({ code: ERROR.PASSWORD_ALREADY_SET });
      expect((await api.outbox())[0]).toMatchObject({ channel: 'sms', to: '+233231234567' });
    });
  });

  describe('a reset', () => {
    it('sets a new password with a ticket that holds once, and ends every session', async () => {
      const { userName, token } = await customer();
      const ticket = await ticketFor(userName);
      await api.ask(resetPassword, { ticket, ...ENTRIES });
      expect((await api.outbox())[0]).toMatchObject({ subject: 'Your password was changed' });
      expect(await api.refused(getCustomer, {}, { token })).toMatchObject({ code: ERROR.SESSION_REPLACED });
      expect(await api.refused(resetPassword, { ticket, password: 'Trade#Wind26', confirmPassword: 'Trade#Wind26' })).toMatchObject({ code: ERROR.RESET_TICKET_OVER });
      await signIn(userName, NEXT);
    });

    it('sent twice at once is done once', async () => {
      const { userName } = await customer();
      const ticket = await ticketFor(userName);
      const answers = await Promise.all([api.send(resetPassword, { ticket, ...ENTRIES }), api.send(resetPassword, { ticket, ...ENTRIES })]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    });

    it('refuses the old password and keeps the ticket for another one', async () => {
      const { userName } = await customer();
      const ticket = await ticketFor(userName);
      expect(await api.refused(resetPassword, { ticket, password: PASSWORD, confirmPassword: PASSWORD })).toMatchObject({ fields: [{ field: 'password', code: 'passwordSame' }] });
      await api.ask(resetPassword, { ticket, ...ENTRIES });
    });

    it('needs a ticket that was given less than a quarter of an hour ago', async () => {
      const { userName } = await customer();
      const ticket = await ticketFor(userName);
      expect(await api.refused(resetPassword, { ticket: 'invented', ...ENTRIES })).toMatchObject({ code: ERROR.RESET_TICKET_OVER });
      api.setTime(new Date(api.now().getTime() + 901_000));
      expect(await api.refused(resetPassword, { ticket, ...ENTRIES })).toMatchObject({ code: ERROR.RESET_TICKET_OVER });
    });

    it('stores no ticket in the clear', async () => {
      const { userName } = await customer();
      const ticket = await ticketFor(userName);
      expect(JSON.stringify(await api.database.db.selectFrom('reset_ticket').selectAll().execute())).not.toContain(ticket);
    });
  });

  describe('basic data', () => {
    const DATA = {
      nickName: 'Nur \u202eمحمد', countryCode: 'AE', locale: 'ar', title: 'Dr', familyName: 'Örnek', firstName: "O'Neil", companyName: '<b>Shop</b>', companyAddress: '=cmd',
      contactPhone: '050 123 4567', provinceCode: 'AE-DU', cityCode: 'AE-DU-DXB', areaCode: '', district: 'Deira', street: '街道 1',
    };

    it('are saved as they were typed, without what could turn a label around', async () => {
      const { token, userId } = await customer();
      const saved = await api.ask(updateCustomer, { userId, ...DATA }, { token });
      expect(saved).toMatchObject({ nickName: 'Nur محمد', countryCode: 'AE', locale: 'ar', profile: { familyName: 'Örnek', firstName: "O'Neil", companyName: '<b>Shop</b>', contactPhone: '+971501234567', street: '街道 1' } });
      expect(await api.ask(getCustomer, {}, { token })).toEqual(saved);
    });

    it.each([
      ['nickName', '', 'required'],
      ['nickName', 'x'.repeat(61), 'tooLong'],
      ['countryCode', 'US', 'choice'],
      ['locale', 'de', 'choice'],
      ['contactPhone', '12345', 'phone'],
      ['contactPhone', '+12025550123', 'phone'],
      ['street', 'x'.repeat(201), 'tooLong'],
      ['companyAddress', 7, 'format'],
    ])('with a wrong %s are refused', async (field, value, code) => {
      const { token, accountId: userId } = await api.signIn();
      expect(await api.refused(updateCustomer, { userId, ...DATA, [field]: value }, { token })).toMatchObject({ code: ERROR.VALIDATION, fields: [{ field, code }] });
    });

    it('take the landline of a company in any service country, and tell a wrong one with all other faults', async () => {
      const { token, accountId: userId } = await api.signIn();
      expect(await api.ask(updateCustomer, { userId, ...DATA, contactPhone: '+90 212 345 67 89' }, { token })).toMatchObject({ profile: { contactPhone: '+902123456789' } });
      const { fields } = await api.refused(updateCustomer, { userId, ...DATA, nickName: '', contactPhone: '12345' }, { token });
      expect(fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(['nickName required', 'contactPhone phone']);
    });

    it('take nothing that the customer may not set', async () => {
      const { token, userId, userName } = await customer();
      const sneaky = { email: 'x@example.com', passwordHash: '', id: 'x', createdAt: 0, __proto__: { admin: true } };
      expect(await api.ask(updateCustomer, { userId, ...DATA, ...sneaky }, { token })).toMatchObject({ userId, email: userName, passwordSet: true });
    });
  });

  it.each([
    ['updatePassword', updatePassword, { oldPassword: PASSWORD, ...NEW }],
    ['update', updateCustomer, { nickName: 'Taken over', countryCode: 'GH', locale: 'en' }],
  ] as const)('%s does not know the id of another customer', async (_name, call, input) => {
    const [own, other] = [await api.signIn(), await api.signIn()];
    for (const userId of [other.accountId, 'nobody', "' or ''='"]) {
      expect(await api.refused(call, { userId, ...input }, { token: own.token })).toMatchObject({ code: ERROR.NOT_FOUND, status: 404 });
    }
    expect(await api.ask(getCustomer, {}, { token: other.token })).toMatchObject({ nickName: 'Test' });
    expect(await api.refused(call, { userId: own.accountId, ...input })).toMatchObject({ code: ERROR.NOT_SIGNED_IN, status: 401 });
  });

  it.each(LOCALES)('the owner reads of a changed password in %s', async (locale) => {
    const { accountId: userId, token } = await api.signIn();
    await api.database.db.updateTable('account').set({ locale }).where('id', '=', userId).execute();
    await api.ask(initPassword, ENTRIES, { token });
    const [mail] = await api.outbox();
    expect(mail?.subject).toBe(
      { en: 'Your password was changed', 'zh-CN': '您的密码已更改', fr: 'Votre mot de passe a été modifié', ar: 'تم تغيير كلمة المرور', ur: 'آپ کا پاس ورڈ بدل دیا گیا', tr: 'Parolanız değiştirildi' }[locale],
    );
  });
});
