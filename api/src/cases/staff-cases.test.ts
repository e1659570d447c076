import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { ALL_CASE_STATUSES, answerCase, CASE_ENDS, CASE_KINDS, CASE_STATUSES, type CaseKind, type CaseStatus } from '@amberlane/contract/calls/cases';
import type { Country } from '@amberlane/contract/site';
import { PREFIX, type LeadContent } from '../leads/lead.ts';
import { newReference } from '../leads/reference.ts';
import { newUpload } from '../testing/new-upload.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { claimUploads } from '../uploads/claim-uploads.ts';
import { askSender, listCases, moveCase, readCase, type CaseFilter } from './staff-cases.ts';
import { CASE_TRANSITIONS, isEnded } from './transitions.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const HOUR_MS = 3_600_000;

describe('ways of a case', () => {
  it.each(CASE_KINDS)('of the kind %s lead through its own statuses to an end, and none leads on from there', (kind) => {
    const own: readonly string[] = CASE_STATUSES[kind];
    const ways = Object.entries(CASE_TRANSITIONS[kind]);
    expect(ways.flatMap(([from, to]) => [from, ...to]).filter((status) => !own.includes(status))).toEqual([]);
    expect(ways.filter(([from]) => CASE_ENDS.some((end) => end === from))).toEqual([]);
    expect(ways.flatMap(([, to]) => to).filter((status) => status === 'WITHDRAWN' || status === 'REOPENED' || status === 'RECEIVED')).toEqual([]);
    const reached = new Set<CaseStatus>(['RECEIVED', 'REOPENED', 'WITHDRAWN']);
    for (const status of reached) for (const next of CASE_TRANSITIONS[kind][status] ?? []) reached.add(next);
    expect(own.filter((status) => ![...reached].some((one) => one === status))).toEqual([]);
  });

  it('end where the contract says', () => {
    expect(ALL_CASE_STATUSES.filter(isEnded).sort()).toEqual([...CASE_ENDS].sort());
  });
});

interface Facts {
  readonly kind?: CaseKind;
  readonly country?: Country;
  readonly hoursAgo?: number;
  readonly answerInHours?: number | null;
  readonly content?: LeadContent;
  readonly suspect?: boolean;
}

describeOnBothDatabases('cases of the staff desk', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
  });
  afterAll(() => api.close());
  afterEach(() => api.database.db.deleteFrom('lead').execute());

  async function add({ kind = 'feedback', country = 'GH', hoursAgo = 1, answerInHours = 24, content = {}, suspect = false }: Facts = {}): Promise<string> {
    const id = randomUUID();
    const reference = newReference(PREFIX[kind]);
    const created_at = new Date(NOW.getTime() - hoursAgo * HOUR_MS);
    const answer_by = answerInHours === null ? null : new Date(NOW.getTime() + answerInHours * HOUR_MS);
    await api.database.db
      .insertInto('lead')
      .values({ id, reference, kind, country, locale: 'en', email: `${id}@example.com`, content: JSON.stringify(content), fingerprint: id, suspect, created_at, keep_until: new Date('2027-11-20T00:00:00Z'), answer_by })
      .execute();
    return reference;
  }
  const list = (filter: Partial<CaseFilter> = {}) => listCases(api.database.db, { limit: 10, now: NOW, ...filter });
  const references = async (filter: Partial<CaseFilter> = {}) => (await list(filter)).list.map(({ reference }) => reference);
  const deed = { staff: 'Adjoa', now: NOW };
  const move = (reference: string, to: CaseStatus, note = '') => moveCase(api.database.db, { ...deed, reference, to, note });
  const stepsOf = async (reference: string) => (await readCase(api.database.db, reference))?.steps.map(({ status, note, staff }) => [status, note, staff]);

  it('are listed newest first, page by page, without gap or repetition', async () => {
    const made = [];
    for (let hoursAgo = 5; hoursAgo > 0; hoursAgo -= 1) made.push(await add({ hoursAgo: Math.ceil(hoursAgo / 2) }));
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { total, list: rows, next } = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      expect([total, next === null]).toEqual([5, page === 2]);
      // What arrives meanwhile moves nothing.
      if (page === 0) made.push(await add({ hoursAgo: 0 }));
      if (page === 0) await api.database.db.deleteFrom('lead').where('reference', '=', made.at(-1) ?? '').execute();
      seen.push(...rows.map(({ reference }) => reference));
      cursor = next ?? undefined;
    }
    expect([...seen].sort()).toEqual(made.slice(0, 5).sort());
    const hours = (await list()).list.map(({ receivedAt }) => receivedAt.getTime());
    expect(hours).toEqual([...hours].sort((left, right) => right - left));
    await expect(list({ cursor: 'nonsense' })).rejects.toMatchObject({ code: ERROR.VALIDATION });
  });

  it('are listed by deadline, those that owe nothing left out', async () => {
    const [late, soon, over] = [await add({ answerInHours: 40 }), await add({ answerInHours: 3 }), await add({ answerInHours: -2 })];
    await add({ answerInHours: null });
    expect(await references({ order: 'deadline' })).toEqual([over, soon, late]);
    const first = await list({ order: 'deadline', limit: 1 });
    expect((await list({ order: 'deadline', limit: 5, cursor: first.next ?? '' })).list.map(({ reference }) => reference)).toEqual([soon, late]);
    expect(await references({ overdueOnly: true })).toEqual([over]);
  });

  it('are filtered by kind, status and country, and found by name, address or reference', async () => {
    const job = await add({ kind: 'job', country: 'NG', content: { name: 'Chidi Okafor', jobId: 'lagos-courier' } });
    const feedback = await add({ country: 'MA', content: { lastName: 'Haddad', firstName: 'Salma', topic: 'LATE', waybillNo: 'MA1' } });
    const business = await add({ kind: 'business', country: 'TR', content: { lastName: 'Öztürk', company: 'Deniz 100%_Tekstil' } });
    await move(business, 'IN_PROGRESS');
    expect(await references({ kinds: ['job', 'feedback'] })).toEqual(expect.arrayContaining([job, feedback]));
    expect((await list({ kinds: ['job', 'feedback'] })).total).toBe(2);
    expect(await references({ statuses: ['IN_PROGRESS'] })).toEqual([business]);
    expect(await references({ country: 'MA' })).toEqual([feedback]);
    for (const search of ['okafor', job.toLowerCase().replaceAll('-', ''), job.slice(0, 7)]) expect(await references({ search })).toEqual([job]);
    for (const search of ['100%_', 'öztürk'.toUpperCase().replace('İ', 'I').slice(1, 4)]) expect(await references({ search })).toEqual([business]);
    expect(await references({ search: '%' })).toEqual([business]);
    expect(await references({ search: "' or 1=1 --" })).toEqual([]);
    expect((await list({ country: 'MA' })).list[0]).toMatchObject({ name: 'Salma Haddad', topic: 'LATE', waybillNo: 'MA1', jobId: null, status: 'RECEIVED', isAnsweredBySender: false });
    expect((await list({ kinds: ['job'] })).list[0]).toMatchObject({ name: 'Chidi Okafor', jobId: 'lagos-courier', topic: null });
  });

  it('leave out what programs sent, unless asked for it', async () => {
    const [person, program] = [await add(), await add({ suspect: true })];
    expect(await references()).toEqual([person]);
    expect(await references({ suspects: true })).toEqual([program]);
  });

  it('are read with form, steps, messages and files', async () => {
    const reference = await add({ kind: 'franchise', content: { name: 'Ama Mensah', state: 'Ashanti' } });
    const lead = await api.database.db.selectFrom('lead').select('id').where('reference', '=', reference).executeTakeFirstOrThrow();
    const upload = await newUpload(api, 'premises.pdf');
    await api.database.db.transaction().execute((tx) => claimUploads(tx, [upload], { leadId: lead.id, messageId: null }, NOW));
    await askSender(api.database.db, { ...deed, reference, text: 'Which floor?' });
    await askSender(api.database.db, { ...deed, reference, text: 'Which floor?' });
    const found = await readCase(api.database.db, reference);
    expect(found).toMatchObject({ content: { name: 'Ama Mensah', state: 'Ashanti' }, next: ['VERIFICATION', 'DECLINED'], fileCount: 1, steps: [{ status: 'RECEIVED' }], messages: [{ from: 'staff', text: 'Which floor?', staff: 'Adjoa' }] });
    expect(found?.files).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{64}$/), messageId: null, name: 'premises.pdf', bytes: 4, mediaType: 'application/pdf' }]);
    expect(found?.files[0]?.id).not.toBe(upload);
    expect(await readCase(api.database.db, 'FR-0000-0000')).toBeNull();
  });

  it('move by the ways of their kind only, each step kept with who did it', async () => {
    const reference = await add({ kind: 'franchise' });
    for (const to of ['CONTRACT', 'SIGNED', 'ANSWERED', 'WITHDRAWN', 'RECEIVED'] as const) await expect(move(reference, to)).rejects.toMatchObject({ code: ERROR.CASE_MOVED_ON });
    await move(reference, 'VERIFICATION', 'We come on Friday.');
    await move(reference, 'VERIFICATION', 'We come on Friday.');
    await move(reference, 'DECLINED');
    expect(await stepsOf(reference)).toEqual([['RECEIVED', null, null], ['VERIFICATION', 'We come on Friday.', 'Adjoa'], ['DECLINED', null, 'Adjoa']]);
    await expect(move(reference, 'VERIFICATION')).rejects.toMatchObject({ code: ERROR.CASE_MOVED_ON });
    await expect(move('FR-0000-0000', 'VERIFICATION')).rejects.toMatchObject({ code: ERROR.NOT_FOUND });
    expect((await list()).list[0]).toMatchObject({ status: 'DECLINED', answerBy: null });
  });

  it('keep their time limit while an answer is owed', async () => {
    const [franchise, job] = [await add({ kind: 'franchise' }), await add({ kind: 'job' })];
    await move(franchise, 'VERIFICATION');
    await move(job, 'REVIEW');
    expect((await list()).list.map(({ answerBy }) => answerBy?.toISOString())).toEqual(['2026-11-21T10:30:00.000Z', '2026-11-21T10:30:00.000Z']);
    await move(franchise, 'CONTRACT');
    await move(job, 'INTERVIEW');
    expect((await list()).list.map(({ answerBy }) => answerBy)).toEqual([null, null]);
  });

  it('are moved by one of two at the same moment, and mailed once', async () => {
    const reference = await add({ kind: 'job' });
    const done = await Promise.allSettled([move(reference, 'DECLINED', 'No.'), move(reference, 'INTERVIEW', 'Come!'), move(reference, 'INTERVIEW', 'Come!')]);
    const steps = (await stepsOf(reference)) ?? [];
    const last = steps.at(-1)?.[0];
    // An interview may still be followed by a refusal; nothing follows a refusal.
    expect(steps.map(([status]) => status)).toEqual(last === 'INTERVIEW' ? ['RECEIVED', 'INTERVIEW'] : expect.arrayContaining(['RECEIVED', 'DECLINED']));
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true);
    await api.deliver();
    const mails = (await api.outbox()).filter(({ subject }) => subject.includes(reference));
    expect(mails).toHaveLength(steps.length - 1);
  });

  it('show that the sender has written last', async () => {
    const reference = await add();
    await askSender(api.database.db, { ...deed, reference, text: 'When?' });
    expect((await list()).list[0]?.isAnsweredBySender).toBe(false);
    const lead = await api.database.db.selectFrom('lead').select(['email']).where('reference', '=', reference).executeTakeFirstOrThrow();
    api.setTime(new Date(NOW.getTime() + 1_000));
    await api.ask(answerCase, { reference, email: lead.email, text: 'On Friday.', attachments: [] });
    api.setTime(NOW);
    expect((await list()).list[0]?.isAnsweredBySender).toBe(true);
  });
});
