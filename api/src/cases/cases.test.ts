import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES } from '@amberlane/contract/site';
import { answerCase, CASE_KINDS, queryCase, rateCase, reopenCase, withdrawCase, type CaseStatus } from '@amberlane/contract/calls/cases';
import { saveContactExpert, saveCustomerFeedback, saveEnterpriseCustomer, saveFranchiseApplication, saveJobApplication } from '@amberlane/contract/calls/leads';
import { BUSINESS_EXAMPLE, EXPERT_EXAMPLE, FEEDBACK_EXAMPLE, FRANCHISE_EXAMPLE, JOB_EXAMPLE } from '../leads/examples.ts';
import { newUpload } from '../testing/new-upload.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type AskOptions, type TestApi } from '../testing/test-api.ts';
import { askSender, moveCase } from './staff-cases.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const DAY_MS = 86_400_000;

const FORMS = {
  franchise: [saveFranchiseApplication, FRANCHISE_EXAMPLE],
  business: [saveEnterpriseCustomer, BUSINESS_EXAMPLE],
  expert: [saveContactExpert, EXPERT_EXAMPLE],
  feedback: [saveCustomerFeedback, FEEDBACK_EXAMPLE],
  job: [saveJobApplication, JOB_EXAMPLE],
} as const;

let count = 0;

describeOnBothDatabases('cases', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
  });
  beforeEach(() => api.setTime(NOW));
  afterAll(() => api.close());

  const someone = () => `case${(count += 1)}@example.com`;
  /** A case of its own, and the two things that open it. */
  async function newCase(kind: keyof typeof FORMS = 'feedback', changes: object = {}, options: AskOptions = {}) {
    const email = someone();
    const [call, { request }] = FORMS[kind];
    const files = kind === 'job' ? { attachments: [await newUpload(api)] } : {};
    const { reference } = await api.ask(call, { ...request, ...files, email, ...changes }, options);
    return { reference, email };
  }
  const move = (reference: string, to: CaseStatus, note = '', now = api.now()) => moveCase(api.database.db, { reference, to, note, staff: 'Adjoa', now });
  async function answered(kind: 'business' | 'expert' | 'feedback' = 'feedback', options: AskOptions = {}) {
    const key = await newCase(kind, {}, options);
    await move(key.reference, 'ANSWERED', 'The courier comes on Monday.');
    return key;
  }
  const movedOn = { status: 409, code: ERROR.CASE_MOVED_ON };
  const mailsTo = async (to: string) => {
    await api.deliver();
    return (await api.outbox()).filter((mail) => mail.to === to);
  };
  const statuses = ({ steps }: { readonly steps: readonly { readonly status: string }[] }) => steps.map(({ status }) => status);

  describe.each(CASE_KINDS)('%s', (kind) => {
    it('is told to whoever has reference and address, without what was typed', async () => {
      const { reference, email } = await newCase(kind);
      const view = await api.ask(queryCase, { reference: reference.toLowerCase().replaceAll('-', ' '), email: ` ${email.toUpperCase()} ` });
      expect(view).toMatchObject({ reference, kind, status: 'RECEIVED', receivedAt: NOW.toISOString(), messages: [], satisfied: null, actions: ['answer', 'withdraw'] });
      expect(view.steps).toEqual([{ status: 'RECEIVED', at: NOW.toISOString(), note: null }]);
      expect(view.answerBy).not.toBeNull();
      const { name, lastName, contactNumber, questions } = { name: 'Ama Mensah', lastName: 'Haddad', contactNumber: '231234567', questions: 'opening hours' };
      for (const typed of [name, lastName, contactNumber, questions, email]) expect(JSON.stringify(view)).not.toContain(typed);
      expect(view.job).toEqual(kind === 'job' ? { id: 'lagos-courier', name: 'Motorcycle courier' } : null);
      expect(view.topic).toBe(kind === 'feedback' ? 'SUGGESTION' : null);
      expect(view.keptUntil).toBe(new Date(NOW.getTime() + (kind === 'job' ? 183 : 365) * DAY_MS).toISOString());
    });

    it('can be withdrawn once and for all; its files are gone at once, and both sides are told', async () => {
      const key = await newCase(kind, kind === 'business' || kind === 'expert' ? {} : { attachments: [await newUpload(api)] });
      const twice = await Promise.all([api.ask(withdrawCase, { ...key, reason: 'Changed my mind' }), api.ask(withdrawCase, { ...key, reason: 'Changed my mind' })]);
      for (const view of twice) expect(view).toMatchObject({ status: 'WITHDRAWN', answerBy: null, files: [], actions: [] });
      expect(statuses(await api.ask(queryCase, key))).toEqual(['RECEIVED', 'WITHDRAWN']);
      expect((await api.ask(queryCase, key)).steps[1]?.note).toBeNull();
      expect(await api.refused(answerCase, { ...key, text: 'Wait!', attachments: [] })).toMatchObject(movedOn);
      await expect(move(key.reference, 'CLOSED')).rejects.toMatchObject({ code: ERROR.CASE_MOVED_ON });
      const mails = (await mailsTo(key.email)).filter(({ text }) => text.includes('You have withdrawn'));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).not.toContain('Changed my mind');
      expect((await api.outbox()).filter(({ to, subject }) => to !== key.email && subject.includes(key.reference) && subject.startsWith('Withdrawn') ).length).toBeLessThanOrEqual(1);
    });
  });

  it.each([[queryCase, {}], [answerCase, { text: 'x', attachments: [] }], [withdrawCase, { reason: '' }], [rateCase, { satisfied: true, comment: '' }], [reopenCase, { text: 'x', attachments: [] }]] as const)(
    'is the same 404 for a stranger and for a reference that nobody has: $path',
    async (call, rest) => {
      const { reference, email } = await answered();
      const answers = await Promise.all([api.refused(call, { reference, email: someone(), ...rest }), api.refused(call, { reference: 'FB-0000-0000', email, ...rest })]);
      for (const answer of answers) expect({ ...answer, requestId: '' }).toEqual({ ...answers[0], requestId: '' });
      expect(answers[0]).toMatchObject({ status: 404, code: ERROR.APPLICATION_NOT_FOUND });
      expect(await api.ask(queryCase, { reference, email })).toMatchObject({ status: 'ANSWERED', satisfied: null });
      expect((await api.refused(call, { reference: 'FB-0000-0001', email, ...rest })).fields).toMatchObject([{ field: 'reference', code: 'format' }]);
    },
  );

  it('can not be tried out, whichever call is used, and never locks its sender out', async () => {
    const key = await newCase();
    for (let looked = 0; looked < 15; looked += 1) await api.ask(queryCase, key);
    const { reference } = key;
    for (let tried = 0; tried < 10; tried += 1) expect(await api.refused(withdrawCase, { reference, email: someone(), reason: '' })).toMatchObject({ status: 404 });
    expect(await api.refused(queryCase, { reference, email: someone() })).toMatchObject({ status: 429 });
    const headers = { 'x-forwarded-for': '203.0.113.88' };
    for (let tried = 0; tried < 30; tried += 1) await api.refused(queryCase, { reference: 'FR-0000-0000', email: someone() }, { headers });
    expect(await api.refused(queryCase, await newCase(), { headers })).toMatchObject({ status: 429 });
  });

  describe('a question of ours', () => {
    it.each(LOCALES)('is mailed in %s with the link to the page where it is answered', async (locale) => {
      const { reference, email } = await newCase('franchise', {}, { locale });
      await askSender(api.database.db, { reference, text: 'Which floor is the shop on? <b>', staff: 'Adjoa', now: api.now() });
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toContain(reference);
      expect(mail?.text).toContain('Which floor is the shop on? <b>');
      expect(mail?.text).toMatch(new RegExp(`/service/case\\?reference=${reference}$`, 'm'));
      expect(mail?.text).not.toMatch(/Adjoa|undefined|\{/);
      if (locale !== 'en') expect(mail?.text).not.toMatch(/Please|have a question|Reference number:/);
    });

    it('is answered on the page with files, once however often it is sent', async () => {
      const key = await newCase('franchise');
      await askSender(api.database.db, { reference: key.reference, text: 'A photo, please.', staff: 'Adjoa', now: api.now() });
      api.setTime(new Date(NOW.getTime() + 1_000));
      const answer = { ...key, text: 'Here it is.', attachments: [await newUpload(api, 'shop.pdf')] };
      const views = await Promise.all([api.ask(answerCase, answer), api.ask(answerCase, answer), api.ask(answerCase, answer)]);
      const view = await api.ask(answerCase, answer);
      for (const one of [...views, view]) {
        expect(one.messages.map(({ from, text, files }) => [from, text, files])).toEqual([['staff', 'A photo, please.', []], ['sender', 'Here it is.', [{ name: 'shop.pdf', bytes: 4 }]]]);
      }
      expect(JSON.stringify(view)).not.toContain('Adjoa');
      const notices = (await mailsTo('accra@amberlane.example')).filter(({ subject }) => subject.startsWith('New message from the customer') && subject.includes(key.reference));
      expect(notices).toHaveLength(1);
      expect(notices[0]?.text).toContain('Message: Here it is.');
      api.setTime(new Date(NOW.getTime() + 11 * 60_000));
      expect((await api.ask(answerCase, { ...answer, attachments: [] })).messages).toHaveLength(3);
    });

    it('takes no file that is gone, and stores nothing then', async () => {
      const key = await newCase();
      const gone = await newUpload(api);
      await api.ask(answerCase, { ...key, text: 'one', attachments: [gone] });
      const { fields } = await api.refused(answerCase, { ...key, text: 'two', attachments: [gone] });
      expect(fields).toMatchObject([{ field: 'attachments.0', code: 'fileGone' }]);
      expect((await api.ask(queryCase, key)).messages).toHaveLength(1);
      expect((await api.refused(answerCase, { ...key, text: '', attachments: [] })).fields).toMatchObject([{ field: 'text', code: 'required' }]);
    });

    it('ends with the case', async () => {
      const { reference } = await newCase('job');
      await move(reference, 'DECLINED');
      await expect(askSender(api.database.db, { reference, text: 'x', staff: 'Adjoa', now: api.now() })).rejects.toMatchObject({ code: ERROR.CASE_MOVED_ON });
    });

    it('is limited to twenty messages a day', async () => {
      const key = await newCase();
      for (let sent = 0; sent < 20; sent += 1) await api.ask(answerCase, { ...key, text: `message ${sent}`, attachments: [] });
      expect(await api.refused(answerCase, { ...key, text: 'one more', attachments: [] })).toMatchObject({ status: 429 });
    });
  });

  describe('an answer', () => {
    it('owes nothing more, is mailed with our words, and asks whether it settles the matter', async () => {
      const key = await answered();
      const view = await api.ask(queryCase, key);
      expect(view).toMatchObject({ status: 'ANSWERED', answerBy: null, actions: ['rate', 'reopen', 'withdraw'] });
      expect(view.steps.at(-1)).toEqual({ status: 'ANSWERED', at: NOW.toISOString(), note: 'The courier comes on Monday.' });
      const [mail] = await mailsTo(key.email);
      expect(mail?.subject).toContain('Answered');
      expect(mail?.text).toContain('The courier comes on Monday.');
      expect(mail?.text).toContain('whether our answer solved the problem');
    });

    it.each(LOCALES)('is told in %s', async (locale) => {
      const { email } = await answered('expert', { locale });
      const [mail] = await mailsTo(email);
      expect(mail?.text).not.toMatch(/undefined|\{/);
      if (locale !== 'en') expect(mail?.text.replace('The courier comes on Monday.', '')).not.toMatch(/has changed|Status:|status page/);
    });

    it('that settles it closes the case, once', async () => {
      const key = await answered();
      const good = { ...key, satisfied: true, comment: 'Thank you' };
      for (const view of await Promise.all([api.ask(rateCase, good), api.ask(rateCase, good)])) expect(view).toMatchObject({ status: 'CLOSED', satisfied: true, actions: [] });
      expect(statuses(await api.ask(queryCase, key))).toEqual(['RECEIVED', 'ANSWERED', 'CLOSED']);
      expect(await api.refused(rateCase, { ...key, satisfied: false, comment: '' })).toMatchObject(movedOn);
      expect(await api.refused(reopenCase, { ...key, text: 'x', attachments: [] })).toMatchObject(movedOn);
    });

    it('that does not settle it leaves the case open to be opened again', async () => {
      const key = await newCase('feedback', { country: 'GH' });
      await move(key.reference, 'ANSWERED', 'The courier comes on Monday.');
      expect(await api.ask(rateCase, { ...key, satisfied: false, comment: 'No' })).toMatchObject({ status: 'ANSWERED', satisfied: false, actions: ['rate', 'reopen', 'withdraw'] });
      api.setTime(new Date('2026-11-24T08:00:00Z'));
      const reason = { ...key, text: 'It has not come.', attachments: [await newUpload(api)] };
      for (const view of await Promise.all([api.ask(reopenCase, reason), api.ask(reopenCase, reason)])) {
        expect(view).toMatchObject({ status: 'REOPENED', answerBy: '2026-12-08T23:59:00.000Z', satisfied: null, actions: ['answer', 'withdraw'] });
        expect(view.messages).toMatchObject([{ from: 'sender', text: 'It has not come.', files: [{ bytes: 4 }] }]);
      }
      expect(statuses(await api.ask(queryCase, key))).toEqual(['RECEIVED', 'ANSWERED', 'REOPENED']);
      await move(key.reference, 'ANSWERED', 'Now it has.');
      await move(key.reference, 'CLOSED');
      expect(statuses(await api.ask(queryCase, key))).toEqual(['RECEIVED', 'ANSWERED', 'REOPENED', 'ANSWERED', 'CLOSED']);
    });

    it('can be contradicted for thirty days', async () => {
      const key = await answered();
      const lastMoment = new Date(NOW.getTime() + 30 * DAY_MS);
      api.setTime(new Date(lastMoment.getTime() + 1));
      expect((await api.ask(queryCase, key)).actions).toEqual(['rate', 'withdraw']);
      expect(await api.refused(reopenCase, { ...key, text: 'x', attachments: [] })).toMatchObject(movedOn);
      api.setTime(lastMoment);
      expect((await api.ask(reopenCase, { ...key, text: 'x', attachments: [] })).status).toBe('REOPENED');
    });

    it('to an enquiry is not opened again, but another word puts it back to work with a new time limit', async () => {
      const key = await answered('expert');
      expect(await api.refused(reopenCase, { ...key, text: 'x', attachments: [] })).toMatchObject(movedOn);
      api.setTime(new Date('2026-11-24T08:00:00Z'));
      expect(await api.ask(answerCase, { ...key, text: 'And batteries?', attachments: [] })).toMatchObject({ status: 'IN_PROGRESS', answerBy: '2026-11-27T20:59:00.000Z' });
    });

    it('is what is rated: nothing else is', async () => {
      const key = await newCase();
      expect(await api.refused(rateCase, { ...key, satisfied: true, comment: '' })).toMatchObject(movedOn);
      expect(await api.refused(reopenCase, { ...key, text: 'x', attachments: [] })).toMatchObject(movedOn);
      const franchise = await newCase('franchise');
      await move(franchise.reference, 'VERIFICATION');
      expect(await api.refused(rateCase, { ...franchise, satisfied: true, comment: '' })).toMatchObject(movedOn);
    });

    it('and a withdrawal at the same moment: one of them comes first', async () => {
      const key = await newCase();
      const [staff, sender] = await Promise.allSettled([move(key.reference, 'ANSWERED', 'Done.'), api.ask(withdrawCase, { ...key, reason: '' })]);
      expect(sender.status).toBe('fulfilled');
      const view = await api.ask(queryCase, key);
      expect(view.status).toBe('WITHDRAWN');
      expect(statuses(view)).toEqual(staff.status === 'fulfilled' ? ['RECEIVED', 'ANSWERED', 'WITHDRAWN'] : ['RECEIVED', 'WITHDRAWN']);
    });
  });

  it('of a program is told like any other, and no mail leaves', async () => {
    const key = await newCase('franchise', { homepage: 'https://casino.example' });
    await move(key.reference, 'VERIFICATION', 'Hello');
    await api.ask(answerCase, { ...key, text: 'Buy!', attachments: [] });
    expect(await api.ask(withdrawCase, { ...key, reason: '' })).toMatchObject({ status: 'WITHDRAWN' });
    await api.deliver();
    expect((await api.outbox()).filter(({ to, subject }) => to === key.email || subject.includes(key.reference))).toEqual([]);
  });
});
