import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES } from '@amberlane/contract/site';
import type { Call } from '@amberlane/contract/calls/call';
import { completeWaybillNo } from '@amberlane/contract/domain/waybill-number';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { saveContactExpert, saveCustomerFeedback, saveEnterpriseCustomer, saveFranchiseApplication } from '@amberlane/contract/calls/leads';
import { apply, leadOf, mailsAbout, someone } from '../testing/lead-form.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { parcelOnItsWay } from '../testing/failed-parcel.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { BUSINESS_EXAMPLE, EXPERT_EXAMPLE, FEEDBACK_EXAMPLE, FRANCHISE_EXAMPLE } from './examples.ts';

const FORMS: readonly [Call, Readonly<Record<string, unknown>>, RegExp][] = [
  [saveFranchiseApplication, FRANCHISE_EXAMPLE.request, /^FR-/],
  [saveEnterpriseCustomer, BUSINESS_EXAMPLE.request, /^BC-/],
  [saveContactExpert, EXPERT_EXAMPLE.request, /^EX-/],
  [saveCustomerFeedback, FEEDBACK_EXAMPLE.request, /^FB-/],
];

describeOnOneDatabase('forms to the company', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  describe.each(FORMS)('$path', (call, request, reference) => {
    it('answers with a reference, having stored the form and told sender and office', async () => {
      const email = someone();
      const receipt = await api.ask(call, { ...request, email }) as { reference: string; mailed: boolean };
      expect(receipt).toMatchObject({ reference: expect.stringMatching(reference), receivedAt: '2026-11-20T10:30:00.000Z', mailed: true });
      const mails = await mailsAbout(api, receipt.reference);
      expect(mails.map(({ channel, to }) => [channel, to === email ? 'sender' : to.replace(/.*@/, '@')]).sort()).toEqual([['mail', '@amberlane.example'], ['mail', 'sender']]);
      expect(await leadOf(api, receipt.reference)).toMatchObject({ email, suspect: false, content: expect.objectContaining({ email }) });
    });

    it.each(LOCALES)('writes to the sender in %s, without what was typed', async (locale) => {
      const email = someone();
      const typed = 'SPAM evil.example';
      const receipt = await api.ask(call, { ...request, email, name: typed, lastName: typed, company: typed, otherInfo: typed, remark: typed, questions: typed, state: typed, city: typed }, { locale }) as { reference: string };
      const mail = (await mailsAbout(api, receipt.reference)).find(({ to }) => to === email);
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
      expect(await mailsAbout(api, again.reference)).toHaveLength(2);
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
    expect((await leadOf(api, reference)).content).toMatchObject({ company: name, contactNumber: '+233231234567' });
  });

  it('promises an applicant an answer within a week, by the clock of the country', async () => {
    const receipt = await apply(api, {}, { locale: 'fr' });
    expect(receipt.answerBy).toBe('2026-11-27T23:59:00.000Z');
    const [office, sender] = await mailsAbout(api, receipt.reference);
    expect(sender?.text).toContain('vendredi 27 novembre 2026');
    expect(office).toMatchObject({ to: 'accra@amberlane.example', subject: `New franchise application ${receipt.reference}` });
    expect(office?.text).toContain('Language: Français');
    expect(office?.text).toContain('Experience in logistics: Yes');
    expect(office?.text).toContain('Preferred contact method: WhatsApp');
  });

  it('takes Arabic digits, and shows them to the office in E.164', async () => {
    const { reference } = await apply(api, { country: 'EG', contactNumber: '٠١٠ ٠١٢٣ ٤٥٦٧' }, { locale: 'ar' });
    const [office] = await mailsAbout(api, reference);
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
    const wrong = await api.refused(saveContactExpert, { ...EXPERT_EXAMPLE.request, volumePerCycle: 1.5, localWay: 'DRONE' });
    expect(wrong.fields?.map(({ field }) => field)).toEqual(['volumePerCycle', 'localWay']);
    const unknown = await api.refused(saveContactExpert, { ...EXPERT_EXAMPLE.request, serviceTypes: ['DOCUMENT', 'ELEPHANT'], cycle: 'CENTURY', title: 'KING' });
    expect(unknown.fields?.map(({ field, code }) => `${field} ${code}`).sort()).toEqual(['cycle choice', 'serviceTypes.1 choice', 'title choice']);
  });

  it('needs of an expert’s question no number, unless the answer goes there, and nothing about the sender’s business or shipments', async () => {
    const { contactNumber: _number, customerType: _type, customerStatus: _status, localWay: _way, scope: _scope, transportMode: _mode, serviceTypes: _types, ...rest } = EXPERT_EXAMPLE.request;
    const { reference } = await api.ask(saveContactExpert, { ...rest, email: someone(), contactWay: 'EMAIL' });
    expect((await leadOf(api, reference)).content).not.toHaveProperty('contactNumber');
    const { fields } = await api.refused(saveContactExpert, { ...rest, email: someone(), contactWay: 'PHONE' });
    expect(fields?.map(({ field, code }) => [field, code])).toEqual([['contactNumber', 'required']]);
  });

  it('sends feedback to the country of the page when the form names none', async () => {
    const { country: _country, ...request } = FEEDBACK_EXAMPLE.request;
    const feedback = async (headers: Record<string, string>) => {
      const { reference } = await api.ask(saveCustomerFeedback, { ...request, email: someone() }, { headers });
      return (await mailsAbout(api, reference))[0]?.to;
    };
    expect([await feedback({ countrycode: 'PK' }), await feedback({ countrycode: 'XX' }), await feedback({})]).toEqual(
      ['support.pk@amberlane.example', 'support.gh@amberlane.example', 'support.gh@amberlane.example'],
    );
  });

  it('judges the number together with everything else, and takes a landline', async () => {
    const { fields } = await api.refused(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, city: '', email: 'nobody', contactNumber: '12' });
    expect(fields?.map(({ field, code }) => [field, code])).toEqual([['email', 'email'], ['city', 'required'], ['contactNumber', 'phone']]);
    const { reference } = await apply(api, { contactNumber: '030 277 1234' });
    expect((await leadOf(api, reference)).content).toMatchObject({ contactNumber: '+233302771234' });
  });

  it('has a time limit for every kind and topic, at the end of a working day of the office', async () => {
    const email = someone();
    const limits = [];
    for (const topic of ['LATE', 'DAMAGED', 'SUGGESTION', undefined]) limits.push((await api.ask(saveCustomerFeedback, { ...FEEDBACK_EXAMPLE.request, email, topic, country: 'CN' })).answerBy);
    expect(limits).toEqual(['2026-11-21T15:59:00.000Z', '2026-11-23T15:59:00.000Z', '2026-12-04T15:59:00.000Z', '2026-11-25T15:59:00.000Z']);
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
      expect((await leadOf(api, reference)).content).toMatchObject({ waybillNo, topic: 'DAMAGED' });
      const [office] = await mailsAbout(api, reference);
      expect(office?.text).toContain(`\u2066${waybillNo}\u2069`);
      expect(office?.text).toContain('Sujet\u202f: Colis endommagé');
    });
  });

  it('stores hostile text as text, without marks that turn lines around', async () => {
    const { reference } = await apply(api, { name: "Robert'); drop table lead;--\u202e\u0000", company: '<b>=cmd()</b>\r\nBcc: all@example.com', city: 'İzmir 🚚' });
    expect((await leadOf(api, reference)).content).toMatchObject({ name: "Robert'); drop table lead;--", company: '<b>=cmd()</b> Bcc: all@example.com', city: 'İzmir 🚚' });
    const long = await api.refused(saveFranchiseApplication, { ...FRANCHISE_EXAMPLE.request, name: 'x'.repeat(81), remark: 'x'.repeat(2001) });
    expect(long.fields?.map(({ field, code }) => [field, code])).toEqual([['name', 'tooLong'], ['remark', 'tooLong']]);
  });
});
