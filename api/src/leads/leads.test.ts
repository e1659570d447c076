import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import type { Call } from '@amberlane/contract/calls/call';
import { completeWaybillNo } from '@amberlane/contract/domain/waybill-number';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { getImageVerifyCode } from '@amberlane/contract/calls/verification';
import {
  queryApplicationStatus, saveContactExpert, saveCustomerFeedback, saveEnterpriseCustomer, saveFranchiseApplication, saveJobApplication,
} from '@amberlane/contract/calls/leads';
import { moveCase } from '../cases/staff-cases.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { newUpload } from '../testing/new-upload.ts';
import { parcelOnItsWay } from '../testing/failed-parcel.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { workFor } from '../testing/captcha-work.ts';
import { BUSINESS_EXAMPLE, EXPERT_EXAMPLE, FEEDBACK_EXAMPLE, FRANCHISE_EXAMPLE, JOB_EXAMPLE } from './examples.ts';
import { OFFICE_NOTICES_AN_HOUR } from './office-mail.ts';

const FORMS: readonly [Call, Readonly<Record<string, unknown>>, RegExp][] = [
  [saveFranchiseApplication, FRANCHISE_EXAMPLE.request, /^FR-/],
  [saveEnterpriseCustomer, BUSINESS_EXAMPLE.request, /^BC-/],
  [saveContactExpert, EXPERT_EXAMPLE.request, /^EX-/],
  [saveCustomerFeedback, FEEDBACK_EXAMPLE.request, /^FB-/],
];

let count = 0;
/** An address that no other test has used up. */
const someone = (): string => `someone${(count += 1)}@example.com`;

describeOnOneDatabase('forms to the company', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const apply = (changes: object = {}, options = {}) => api.ask(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, email: someone(), ...changes }, options);
  const mailsAbout = async (reference: string) => (await api.outbox()).filter(({ subject }) => subject.includes(reference));
  const leadOf = (reference: string) => api.database.db.selectFrom('lead').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();

  describe.each(FORMS)('$path', (call, request, reference) => {
    it('answers with a reference, having stored the form and told sender and office', async () => {
      const email = someone();
      const receipt = await api.ask(call, { ...request, email }) as { reference: string; mailed: boolean };
      expect(receipt).toMatchObject({ reference: expect.stringMatching(reference), receivedAt: '2026-11-20T10:30:00.000Z', mailed: true });
      const mails = await mailsAbout(receipt.reference);
      expect(mails.map(({ channel, to }) => [channel, to === email ? 'sender' : to.replace(/.*@/, '@')]).sort()).toEqual([['mail', '@amberlane.example'], ['mail', 'sender']]);
      expect(await leadOf(receipt.reference)).toMatchObject({ email, suspect: false, content: expect.objectContaining({ email }) });
    });

    it.each(LOCALES)('writes to the sender in %s, without what was typed', async (locale) => {
      const email = someone();
      const typed = 'SPAM evil.example';
      const receipt = await api.ask(call, { ...request, email, name: typed, lastName: typed, company: typed, otherInfo: typed, remark: typed, questions: typed, state: typed, city: typed }, { locale }) as { reference: string };
      const mail = (await mailsAbout(receipt.reference)).find(({ to }) => to === email);
      expect(mail?.text).toContain(receipt.reference);
      expect(mail?.text).not.toMatch(/SPAM|evil/);
      expect(mail?.text).not.toMatch(/undefined|\{|\}/);
      const reference = receipt.reference;
      expect(mail?.text).toMatch(new RegExp(`^https?://\\S+/service/case\\?reference=${reference}$`, 'm'));
      const words = mail?.text.replace(/https?:\S+/g, '') ?? '';
      const latin = words.replace(/[^\p{L}]/gu, '').match(/[A-Za-z]/g)?.length ?? 0;
      const letters = words.match(/\p{L}/gu)?.length ?? 1;
      if (locale === 'ar' || locale === 'ur' || locale === 'zh-CN') expect(latin / letters).toBeLessThan(0.4);
    });

    it('refuses a missing or malformed address, in six languages', async () => {
      for (const locale of LOCALES) {
        const { status, code, fields } = await api.refused(call, { ...request, email: 'nobody' }, { locale });
        expect([status, code, fields]).toEqual([400, ERROR.VALIDATION, [{ field: 'email', code: 'email', message: fieldMessage('email', locale, {}) }]]);
      }
      expect((await api.refused(call, { ...request, email: '' })).fields?.[0]).toMatchObject({ field: 'email', code: 'required' });
    });

    it('refuses a number that the country does not have, and a contact way that nobody offers', async () => {
      const { fields } = await api.refused(call, { ...request, contactNumber: '123', contactWay: 'PIGEON' });
      expect(fields?.map(({ field, code }) => [field, code])).toEqual([['contactNumber', 'phone'], ['contactWay', 'choice']]);
    });

    it('makes one lead of the same form sent twice, also at the same time', async () => {
      const form = { ...request, email: someone() };
      const receipts = await Promise.all([1, 2, 3].map(() => api.ask(call, form))) as { reference: string }[];
      const again = await api.ask(call, { ...form, formMs: 90_000 }) as { reference: string };
      expect(new Set([...receipts, again].map((receipt) => receipt.reference)).size).toBe(1);
      expect(await mailsAbout(again.reference)).toHaveLength(2);
    });

    it('is told nothing that a stranger could use', async () => {
      const response = await api.send(call, { ...request, email: someone() });
      expect(Object.keys(response.json<{ data: object }>().data).sort()).toEqual(['answerBy', 'mailed', 'receivedAt', 'reference']);
    });
  });

  it('asks an applicant for exactly what spec §5 requires', async () => {
    const { fields } = await api.refused(saveFranchiseApplication, {});
    expect(fields?.map(({ field, code }) => [field, code])).toEqual(['name', 'country', 'contactNumber', 'email', 'state', 'city'].map((field) => [field, 'required']));
    const { name, country, contactNumber, state, city } = FRANCHISE_EXAMPLE.request;
    const { reference } = await api.ask(saveFranchiseApplication, { name, country, contactNumber, state, city, email: someone() });
    expect((await leadOf(reference)).content).toMatchObject({ company: name, contactNumber: '+233231234567' });
  });

  it('promises an applicant an answer within a week, by the clock of the country', async () => {
    const receipt = await apply({}, { locale: 'fr' });
    expect(receipt.answerBy).toBe('2026-11-27T23:59:00.000Z');
    const [office, sender] = await mailsAbout(receipt.reference);
    expect(sender?.text).toContain('vendredi 27 novembre 2026');
    expect(office).toMatchObject({ to: 'accra@amberlane.example', subject: `New franchise application ${receipt.reference}` });
    expect(office?.text).toContain('Language: Français');
    expect(office?.text).toContain('Experience in logistics: Yes');
    expect(office?.text).toContain('Preferred contact method: WhatsApp');
  });

  it('takes Arabic digits, and shows them to the office in E.164', async () => {
    const { reference } = await apply({ country: 'EG', contactNumber: '٠١٠ ٠١٢٣ ٤٥٦٧' }, { locale: 'ar' });
    const [office] = await mailsAbout(reference);
    expect(office?.to).toBe('cairo@amberlane.example');
    expect(office?.text).toContain('\u2066+201001234567\u2069');
  });

  it('asks for the cycle and the volume of regular transport only', async () => {
    const { cycle: _cycle, volumePerCycle: _volume, ...rest } = EXPERT_EXAMPLE.request;
    const { fields } = await api.refused(saveContactExpert, { ...rest, email: someone() });
    expect(fields?.map(({ field, code }) => [field, code])).toEqual([['cycle', 'required'], ['volumePerCycle', 'required']]);
    await api.ask(saveContactExpert, { ...rest, email: someone(), transportMode: 'SINGLE' });
    const both = await api.refused(saveContactExpert, { ...rest, email: 'nobody', cycle: 5, contactNumber: '123', contactWay: 'PIGEON' });
    expect(both.fields?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual(['contactNumber phone', 'contactWay choice', 'cycle format', 'email email', 'volumePerCycle required']);
    const wrong = await api.refused(saveContactExpert, { ...EXPERT_EXAMPLE.request, volumePerCycle: 1.5, serviceTypes: [], localWay: 'DRONE' });
    expect(wrong.fields?.map(({ field }) => field)).toEqual(['volumePerCycle', 'serviceTypes', 'localWay']);
    const unknown = await api.refused(saveContactExpert, { ...EXPERT_EXAMPLE.request, serviceTypes: ['DOCUMENT', 'ELEPHANT'], cycle: 'CENTURY', title: 'KING' });
    expect(unknown.fields?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual(['cycle choice', 'serviceTypes.1 choice', 'title choice']);
  });

  it('needs of an expert’s question no number, unless the answer goes there, and nothing about the sender’s business', async () => {
    const { contactNumber: _number, customerType: _type, customerStatus: _status, localWay: _way, ...rest } = EXPERT_EXAMPLE.request;
    const { reference } = await api.ask(saveContactExpert, { ...rest, email: someone(), contactWay: 'EMAIL' });
    expect((await leadOf(reference)).content).not.toHaveProperty('contactNumber');
    const { fields } = await api.refused(saveContactExpert, { ...rest, email: someone(), contactWay: 'PHONE' });
    expect(fields?.map(({ field, code }) => [field, code])).toEqual([['contactNumber', 'required']]);
  });

  it('sends feedback to the country of the page when the form names none', async () => {
    const { country: _country, ...request } = FEEDBACK_EXAMPLE.request;
    const feedback = async (headers: Record<string, string>) => {
      const { reference } = await api.ask(saveCustomerFeedback, { ...request, email: someone() }, { headers });
      return (await mailsAbout(reference))[0]?.to;
    };
    expect([await feedback({ countrycode: 'PK' }), await feedback({ countrycode: 'XX' }), await feedback({})]).toEqual(
      ['support.pk@amberlane.example', 'support.gh@amberlane.example', 'support.gh@amberlane.example'],
    );
  });

  it('judges the number together with everything else, and takes a landline', async () => {
    const { fields } = await api.refused(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, city: '', email: 'nobody', contactNumber: '12' });
    expect(fields?.map(({ field, code }) => [field, code])).toEqual([['email', 'email'], ['city', 'required'], ['contactNumber', 'phone']]);
    const { reference } = await apply({ contactNumber: '030 277 1234' });
    expect((await leadOf(reference)).content).toMatchObject({ contactNumber: '+233302771234' });
  });

  it('has a time limit for every kind and topic, at the end of the day of the office', async () => {
    const email = someone();
    const limits = [];
    for (const topic of ['LATE', 'DAMAGED', 'SUGGESTION', undefined]) limits.push((await api.ask(saveCustomerFeedback, { ...FEEDBACK_EXAMPLE.request, email, topic, country: 'CN' })).answerBy);
    expect(limits).toEqual(['2026-11-22T15:59:00.000Z', '2026-11-23T15:59:00.000Z', '2026-12-04T15:59:00.000Z', '2026-11-25T15:59:00.000Z']);
    expect((await api.ask(saveContactExpert, { ...EXPERT_EXAMPLE.request, email: someone() })).answerBy).toBe('2026-11-23T20:59:00.000Z');
    expect((await api.ask(saveEnterpriseCustomer, { ...BUSINESS_EXAMPLE.request, email: someone() })).answerBy).toBe('2026-11-23T20:59:00.000Z');
  });

  describe('feedback', () => {
    const faults = async (changes: object) => (await api.refused(saveCustomerFeedback, { ...FEEDBACK_EXAMPLE.request, email: someone(), ...changes })).fields?.map(({ field, code }) => `${field} ${code}`);

    it('needs a number for an answer by phone only', async () => {
      for (const contactWay of ['PHONE', 'WHATSAPP', 'WECHAT', 'SMS']) expect(await faults({ contactWay })).toEqual(['contactNumber required']);
      expect(await faults({ contactWay: 'PHONE', contactNumber: '12' })).toEqual(['contactNumber phone']);
      expect(await faults({ contactWay: 'PHONE', lastName: '' })).toEqual(['lastName required', 'contactNumber required']);
      await api.ask(saveCustomerFeedback, { ...FEEDBACK_EXAMPLE.request, email: someone(), contactWay: 'PHONE', contactNumber: '0650-123456' });
    });

    it('names a parcel that we know, however its number is written', async () => {
      const { waybillNo } = await parcelOnItsWay(api, { accountId: (await api.signIn()).accountId });
      expect(await faults({ waybillNo: waybillNo.slice(0, -1) })).toEqual(['waybillNo waybill']);
      expect(await faults({ waybillNo: completeWaybillNo('MA', '00000000017') })).toEqual(['waybillNo waybillUnknown']);
      const { reference } = await api.ask(saveCustomerFeedback, { ...FEEDBACK_EXAMPLE.request, email: someone(), topic: 'DAMAGED', waybillNo: ` ${waybillNo.toLowerCase().replace(/(.{4})/g, '$1 ')}` });
      expect((await leadOf(reference)).content).toMatchObject({ waybillNo, topic: 'DAMAGED' });
      const [office] = await mailsAbout(reference);
      expect(office?.text).toContain(`\u2066${waybillNo}\u2069`);
      expect(office?.text).toContain('Sujet\u202f: Colis endommagé');
    });
  });

  describe('an application for a position', () => {
    const applyFor = async (changes: object = {}, options = {}) => api.ask(saveJobApplication, { ...JOB_EXAMPLE.request, email: someone(), attachments: [await newUpload(api)], ...changes }, options);

    it('comes with a CV and consent, and goes to the office of the position', async () => {
      const email = someone();
      const receipt = await applyFor({ email, country: 'GH', contactNumber: '023 123 4567' });
      expect(receipt).toMatchObject({ reference: expect.stringMatching(/^JB-/), answerBy: '2026-12-04T22:59:00.000Z', mailed: true });
      const [office, sender] = await mailsAbout(receipt.reference);
      expect(office).toMatchObject({ to: 'lagos@amberlane.example', subject: `New job application ${receipt.reference}` });
      expect(office?.text).toContain('Position: Motorcycle courier');
      expect(office?.text).toContain('Country: Ghana');
      expect(office?.text).toContain('Files (on the staff desk): 1');
      expect(sender?.to).toBe(email);
      const lead = await leadOf(receipt.reference);
      expect(lead).toMatchObject({ country: 'NG', keep_until: new Date('2027-05-22T10:30:00.000Z'), content: expect.objectContaining({ country: 'GH', contactNumber: '+233231234567', consent: true }) });
      expect(JSON.stringify(lead.content)).not.toContain('attachments');
    });

    it('tells everything that is missing at once', async () => {
      const { fields } = await api.refused(saveJobApplication, { jobId: 'lagos-courier', country: 'NG', contactNumber: '1' });
      expect((await api.refused(saveJobApplication, { ...JOB_EXAMPLE.request, consent: false })).fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(['consent agreement']);
      expect(fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(['name required', 'city required', 'email required', 'attachments required', 'consent agreement', 'contactNumber phone']);
    });

    it('is refused for a position that there is not, and from the moment in which it closes', async () => {
      const attachments = [await newUpload(api)];
      const closing = (closes_at: Date) => api.database.db.updateTable('job').set({ open_days: null, closes_at }).where('id', '=', 'abuja-sales').execute();
      await closing(new Date(api.now().getTime() + 1));
      await applyFor({ jobId: 'abuja-sales' });
      await closing(api.now());
      expect(await api.refused(saveJobApplication, { ...JOB_EXAMPLE.request, email: someone(), attachments, jobId: 'abuja-sales' })).toMatchObject({ status: 409, code: ERROR.JOB_CLOSED });
      expect(await api.refused(saveJobApplication, { ...JOB_EXAMPLE.request, email: someone(), attachments, jobId: 'astronaut' })).toMatchObject({ status: 409, code: ERROR.JOB_CLOSED });
    });

    it('keeps its files to itself: one that is gone or belongs to another form is refused and nothing is stored', async () => {
      const file = await newUpload(api);
      await applyFor({ attachments: [file] });
      const email = someone();
      const { fields } = await api.refused(saveJobApplication, { ...JOB_EXAMPLE.request, email, attachments: [await newUpload(api), file] });
      expect(fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(['attachments.1 fileGone']);
      expect(await api.database.db.selectFrom('lead').select('id').where('email', '=', email).execute()).toEqual([]);
    });

    it('sent twice is one, with its files', async () => {
      const form = { email: someone(), attachments: [await newUpload(api)] };
      const receipts = await Promise.all([applyFor(form), applyFor(form), applyFor(form)]);
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    });
  });

  it('writes so many notices an hour to an office, and one email about the rest', async () => {
    const { db } = api.database;
    const hour = new Date('2026-11-20T10:00:00Z');
    await db.insertInto('office_mail_hour').values({ mailbox: 'UG office', hour, notices: OFFICE_NOTICES_AN_HOUR - 1 }).execute();
    const uganda = { country: 'UG', contactNumber: '0712 345678' };
    const references = [await apply(uganda), await apply(uganda), await apply(uganda), await apply(uganda)].map(({ reference }) => reference);
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
    const receipt = await apply({ homepage: 'https://casino.example' });
    expect(receipt).toMatchObject({ reference: expect.stringMatching(/^FR-/), mailed: true });
    expect(await mailsAbout(receipt.reference)).toEqual([]);
    expect((await leadOf(receipt.reference)).suspect).toBe(true);
  });

  it('refuses what was filled in faster than a person can', async () => {
    const email = someone();
    expect(await api.refused(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, email, formMs: 300 })).toMatchObject({ status: 400, code: ERROR.FORM_TOO_FAST });
    expect(await apply({ email, formMs: 2_500 })).toMatchObject({ mailed: true });
  });

  it('takes five messages a day from one address, however it is spelt', async () => {
    const email = someone();
    for (let sent = 0; sent < 5; sent += 1) await apply({ email: email.toUpperCase(), remark: `try ${sent}` });
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
      for (let sent = 0; sent < 20; sent += 1) await apply({}, { headers });
      expect(await api.refused(saveFranchiseApplication, another(), { headers })).toMatchObject({ status: 400, code: ERROR.FORM_WORK_NEEDED });
      const done = await work();
      const { reference } = await apply(done, { headers });
      expect((await leadOf(reference)).content).not.toHaveProperty('captchaId');
      expect(await api.refused(saveFranchiseApplication, another(done), { headers })).toMatchObject({ status: 400, code: ERROR.CAPTCHA_WRONG });
      expect(await api.refused(saveFranchiseApplication, another({ captchaId: (await api.ask(getImageVerifyCode, { purpose: 'form' })).captchaId }), { headers })).toMatchObject({ code: ERROR.CAPTCHA_WRONG });
    });

    it('are refused after sixty, work or not', async () => {
      for (let sent = 0; sent < 60; sent += 1) await api.send(saveFranchiseApplication, another(), { headers: { 'x-forwarded-for': '203.0.113.78' } });
      expect(await api.refused(saveFranchiseApplication, another(), { headers: { 'x-forwarded-for': '203.0.113.78' } })).toMatchObject({ status: 429 });
    });
  });

  it('stores hostile text as text, without marks that turn lines around', async () => {
    const { reference } = await apply({ name: "Robert'); drop table lead;--\u202e\u0000", company: '<b>=cmd()</b>\r\nBcc: all@example.com', city: 'İzmir 🚚' });
    expect((await leadOf(reference)).content).toMatchObject({ name: "Robert'); drop table lead;--", company: '<b>=cmd()</b> Bcc: all@example.com', city: 'İzmir 🚚' });
    const long = await api.refused(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, name: 'x'.repeat(81), remark: 'x'.repeat(2001) });
    expect(long.fields?.map(({ field, code }) => [field, code])).toEqual([['name', 'tooLong'], ['remark', 'tooLong']]);
  });

  describe('the status of an application', () => {
    const statusOf = (reference: string, email: string, locale: Locale = 'en') => api.send(queryApplicationStatus, { reference, email }, { locale });

    it('is told to whoever has reference and address, however they are typed', async () => {
      const email = someone();
      const { reference } = await apply({ email });
      const lead = await leadOf(reference);
      await moveCase(api.database.db, { reference: lead.reference, to: 'VERIFICATION', note: '', staff: 'Test', now: new Date('2026-11-21T09:00:00Z') });
      const status = await api.ask(queryApplicationStatus, { reference: reference.toLowerCase().replaceAll('-', ' '), email: ` ${email.toUpperCase()} ` });
      expect(status).toEqual({
        reference, country: 'GH', status: 'VERIFICATION', answerBy: '2026-11-27T23:59:00.000Z',
        steps: [{ status: 'RECEIVED', at: '2026-11-20T10:30:00.000Z' }, { status: 'VERIFICATION', at: '2026-11-21T09:00:00.000Z' }],
      });
      await moveCase(api.database.db, { reference, to: 'DECLINED', note: '', staff: 'Test', now: new Date('2026-11-24T09:00:00Z') });
      expect(await api.ask(queryApplicationStatus, { reference, email })).toMatchObject({ status: 'DECLINED', answerBy: null });
    });

    it('is the same 404 for a wrong address, an unknown reference and a message of another kind', async () => {
      const email = someone();
      const { reference } = await apply({ email });
      const feedback = await api.ask(saveCustomerFeedback, { ...FEEDBACK_EXAMPLE.request, email });
      const answers = await Promise.all([statusOf(reference, someone()), statusOf('FR-0000-0000', email), statusOf(feedback.reference, email)]);
      const errors = answers.map((answer) => ({ ...answer.json<{ error: object }>().error, requestId: '' }));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect(errors).toEqual(errors.map(() => expect.objectContaining({ code: ERROR.APPLICATION_NOT_FOUND })));
      expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1);
    });

    it('says that a reference is mistyped without looking it up', async () => {
      const { reference } = await apply();
      const mistyped = reference.slice(0, -1) + (reference.endsWith('0') ? '1' : '0');
      expect((await api.refused(queryApplicationStatus, { reference: mistyped, email: someone() })).fields).toMatchObject([{ field: 'reference', code: 'format' }]);
    });

    it('can not be tried out: ten addresses for one reference, then it is over', async () => {
      const { reference } = await apply();
      for (let tried = 0; tried < 10; tried += 1) expect((await statusOf(reference, someone())).statusCode).toBe(404);
      expect((await statusOf(reference, someone())).statusCode).toBe(429);
    });
  });
});

