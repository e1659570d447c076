import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { getImageVerifyCode } from '@amberlane/contract/calls/verification';
import { saveFranchiseApplication } from '@amberlane/contract/calls/leads';
import { apply, leadOf, mailsAbout, someone } from '../testing/lead-form.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { workFor } from '../testing/captcha-work.ts';
import { FRANCHISE_EXAMPLE } from './examples.ts';
import { OFFICE_NOTICES_AN_HOUR } from './office-mail.ts';

describeOnOneDatabase('messages that nobody wants', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('writes so many notices an hour to an office, and one email about the rest', async () => {
    const { db } = api.database;
    const hour = new Date('2026-11-20T10:00:00Z');
    await db.insertInto('office_mail_hour').values({ mailbox: 'UG office', hour, notices: OFFICE_NOTICES_AN_HOUR - 1 }).execute();
    const uganda = { country: 'UG', contactNumber: '0712 345678' };
    const references = [await apply(api, uganda), await apply(api, uganda), await apply(api, uganda), await apply(api, uganda)].map(({ reference }) => reference);
    const toOffice = async () => (await api.outbox()).filter(({ to }) => to === 'kampala@amberlane.example').map(({ subject }) => subject);
    expect(await toOffice()).toEqual([`New franchise application ${references[0]}`]);
    await api.deliver();
    expect(await toOffice()).toHaveLength(1);
    const before = api.now();
    api.setTime(new Date('2026-11-20T11:00:01Z'));
    await api.deliver();
    const [digest] = (await api.outbox()).filter(({ to }) => to === 'kampala@amberlane.example');
    expect(digest).toMatchObject({ subject: 'More applications and messages' });
    expect(digest?.text).toContain('More applications and messages: 3\n');
    expect(await toOffice()).toHaveLength(2);
    api.setTime(before);
  });

  it('keeps what a program filled in, writes to nobody and does not tell', async () => {
    const receipt = await apply(api, { homepage: 'https://casino.example' });
    expect(receipt).toMatchObject({ reference: expect.stringMatching(/^FR-/), mailed: true });
    expect(await mailsAbout(api, receipt.reference)).toEqual([]);
    expect((await leadOf(api, receipt.reference)).suspect).toBe(true);
  });

  it('refuses what was filled in faster than a person can', async () => {
    const email = someone();
    expect(await api.refused(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, email, formMs: 300 })).toMatchObject({ status: 400, code: ERROR.FORM_TOO_FAST });
    expect(await apply(api, { email, formMs: 2_500 })).toMatchObject({ mailed: true });
  });

  it('takes five messages a day from one address, however it is spelt', async () => {
    const email = someone();
    for (let sent = 0; sent < 5; sent += 1) await apply(api, { email: email.toUpperCase(), remark: `try ${sent}` });
    expect(await api.refused(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, email, remark: 'one more' })).toMatchObject({ status: 429, code: ERROR.TOO_MANY_REQUESTS });
  });

  describe('many messages from one network', () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const another = (more: object = {}) => ({ ...FRANCHISE_EXAMPLE.request, email: someone(), ...more });
    const work = async () => {
      const { captchaId, work: asked } = await api.ask(getImageVerifyCode, { purpose: 'form' }, { headers });
      return { captchaId, captchaCode: workFor(captchaId, asked) };
    };

    it('cost work after the twentieth in an hour, once for each', async () => {
      for (let sent = 0; sent < 20; sent += 1) await apply(api, {}, { headers });
      expect(await api.refused(saveFranchiseApplication, another(), { headers })).toMatchObject({ status: 400, code: ERROR.FORM_WORK_NEEDED });
      const done = await work();
      const { reference } = await apply(api, done, { headers });
      expect((await leadOf(api, reference)).content).not.toHaveProperty('captchaId');
      expect(await api.refused(saveFranchiseApplication, another(done), { headers })).toMatchObject({ status: 400, code: ERROR.CAPTCHA_WRONG });
      expect(await api.refused(saveFranchiseApplication, another({ captchaId: (await api.ask(getImageVerifyCode, { purpose: 'form' })).captchaId }), { headers })).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
    });

    it('are refused after sixty, work or not', async () => {
      for (let sent = 0; sent < 60; sent += 1) await api.send(saveFranchiseApplication, another(), { headers: { 'x-forwarded-for': '203.0.113.78' } });
      expect(await api.refused(saveFranchiseApplication, another(), { headers: { 'x-forwarded-for': '203.0.113.78' } })).toMatchObject({ status: 429 });
    });
  });
});
