import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { getCollectingServeyList, getSurvey, saveSurveyProgress, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import { deleteOwned } from '../accounts/closing-repository.ts';
import { deleteExpired } from '../retention/delete-expired.ts';
import { everyKind } from '../testing/every-kind-survey.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { readDefinition } from './definition-schema.ts';
import { fillSurveySet, storeSurvey } from './repository.ts';
import { STARTING_SURVEYS } from './survey-data.ts';
import { storeSurveyFile } from './survey-file.ts';
import { setSurveyStatus } from './survey-results.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const DAY_MS = 86_400_000;

describeOnBothDatabases('the end of a questionnaire', (open) => {
  let api: TestApi;
  let code = '';
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.setTime(NOW);
    code = `q-${randomUUID().slice(0, 8)}`;
  });

  const store = (changes: object) => storeSurvey(api.database.db, { code, status: 'COLLECTING', definition: everyKind(changes) });
  let network = 0;
  /** Each from another network. */
  const answer = (answers: object = {}, { country = 'GH', respondentId }: { readonly country?: string; readonly respondentId?: string } = {}) => {
    network += 1;
    const headers = { countryCode: country, 'x-forwarded-for': `198.51.100.${network}` };
    return api.send(saveSurveyResult, { code, respondentId: respondentId ?? randomUUID(), answers: { role: 'sender', ...answers } }, { headers });
  };
  const survey = async (country = 'GH') => (await api.ask(getSurvey, { code }, { headers: { countryCode: country } })).survey;
  const stored = () => api.database.db.selectFrom('survey_result').selectAll().where('survey_code', '=', code).execute();
  const codeOf = async (sent: ReturnType<typeof answer>): Promise<unknown> => (await sent).json<{ error?: { code: number } }>().error?.code;

  it('comes exactly at its quota when many answer at once', async () => {
    await store({ quotas: [{ most: 5 }] });
    const statuses = await Promise.all(Array.from({ length: 16 }, async () => (await answer()).statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(11);
    expect(await stored()).toHaveLength(5);
    expect(await survey()).toMatchObject({ status: 'CLOSED', closedBy: 'QUOTA' });
    expect(await codeOf(answer())).toBe(ERROR.SURVEY_CLOSED);
  });

  it('gives who took the last place the same receipt at a second click', async () => {
    await store({ quotas: [{ most: 1 }] });
    const respondentId = randomUUID();
    const clicks = await Promise.all([answer({}, { respondentId }), answer({}, { respondentId })]);
    const later = await answer({}, { respondentId });
    const references = [...clicks, later].map((click) => click.json<{ data: { reference: string } }>().data.reference);
    expect(new Set(references).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('comes for one country when its quota is full', async () => {
    await store({ quotas: [{ most: 2, country: 'GH' }, { most: 3 }] });
    const sent = await Promise.all(Array.from({ length: 6 }, () => answer()));
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(await survey('GH')).toMatchObject({ status: 'CLOSED', closedBy: 'QUOTA' });
    expect(await survey('NG')).toMatchObject({ status: 'COLLECTING', closedBy: null });
    const others = await Promise.all([answer({}, { country: 'NG' }), answer({}, { country: 'KE' })]);
    expect(others.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ['an option', { question: 'role', option: 'sender' }, { role: 'sender' }, { role: 'recipient' }],
    ['one of several options', { question: 'goods', option: 'tea' }, { goods: ['tea', 'books'] }, { goods: ['books'] }],
    ['a score', { question: 'recommend', option: '10' }, { recommend: 10 }, { recommend: 1 }],
  ])('leaves the others open when the quota of %s is full', async (_what, quota, full, other) => {
    await store({ quotas: [{ most: 2, ...quota }] });
    const sent = await Promise.all(Array.from({ length: 4 }, () => answer(full)));
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect((await answer(other)).statusCode).toBe(200);
    expect(await codeOf(answer(full))).toBe(ERROR.SURVEY_CLOSED);
    expect(await survey()).toMatchObject({ status: 'COLLECTING' });
  });

  it('keeps to its times, whatever zone they are written in', async () => {
    await store({ opensAt: '2026-11-21T08:00:00+08:00', closesAt: '2026-11-30T23:59:59-03:00' });
    const listed = async (status: string) => (await api.ask(getCollectingServeyList, { status })).list.some((each) => each.code === code);
    const at = async (moment: string) => {
      api.setTime(new Date(moment));
      return [await survey(), (await answer()).statusCode, await listed('COLLECTING'), await listed('CLOSED')];
    };
    expect(await at('2026-11-20T23:59:59Z')).toEqual([expect.objectContaining({ status: 'CLOSED', closedBy: 'TIME', opensAt: '2026-11-21T00:00:00.000Z', closesAt: '2026-12-01T02:59:59.000Z' }), 409, false, false]);
    expect(await at('2026-11-21T00:00:00Z')).toEqual([expect.objectContaining({ status: 'COLLECTING', closedBy: null }), 200, true, false]);
    expect(await at('2026-12-01T02:59:58Z')).toEqual([expect.objectContaining({ status: 'COLLECTING' }), 200, true, false]);
    expect(await at('2026-12-01T02:59:59Z')).toEqual([expect.objectContaining({ status: 'CLOSED', closedBy: 'TIME' }), 409, false, true]);
  });

  it('comes when the staff closes it, and is over when the staff opens it', async () => {
    await store({});
    await setSurveyStatus(api.database.db, code, 'CLOSED', { by: 'ama', now: NOW });
    expect(await survey()).toMatchObject({ status: 'CLOSED', closedBy: 'STAFF' });
    expect(await codeOf(answer())).toBe(ERROR.SURVEY_CLOSED);
    await setSurveyStatus(api.database.db, code, 'COLLECTING', { by: 'ama', now: NOW });
    expect((await answer()).statusCode).toBe(200);
  });

  it('is written by an operator from a file, or refused in a sentence and left as it was', async () => {
    const { db } = api.database;
    const file = (parts: object) => JSON.stringify({ code, status: 'COLLECTING', definition: everyKind(), ...parts });
    expect(await storeSurveyFile(db, file({}))).toBe(`Questionnaire "${code}" is stored and takes answers within its times and quotas.`);
    expect((await answer()).statusCode).toBe(200);
    await expect(storeSurveyFile(db, file({ definition: everyKind({ quotas: [{ most: 1, question: 'who', option: 'x' }] }) }))).rejects.toThrow('A quota names the question "who"');
    await expect(storeSurveyFile(db, file({ code: 'Not A Code' }))).rejects.toThrow("The file's code: has to be small letters");
    await expect(storeSurveyFile(db, '{ "code": ')).rejects.toThrow('The file is no JSON');
    expect(await survey()).toMatchObject({ status: 'COLLECTING', title: 'Every kind' });
    await storeSurveyFile(db, file({ definition: everyKind({ quotas: [{ most: 1 }] }) }));
    expect(await survey()).toMatchObject({ status: 'CLOSED', closedBy: 'QUOTA' });
    await fillSurveySet(db, [...STARTING_SURVEYS, { code, status: 'COLLECTING', definition: readDefinition(code, everyKind()) }]);
    expect(await survey()).toMatchObject({ status: 'CLOSED', closedBy: 'QUOTA' });
  });

  it('is told in the first language of a questionnaire that has not the reader’s', async () => {
    const inTwo = { en: 'One', fr: 'Un' };
    const definition = { languages: ['fr', 'en'], title: inTwo, intro: inTwo, minutes: 1, questions: [{ id: 'mark', kind: 'scale', title: inTwo, min: 1, max: 5 }] };
    await storeSurvey(api.database.db, { code, status: 'COLLECTING', definition });
    expect((await api.ask(getSurvey, { code }, { locale: 'en' })).survey).toMatchObject({ language: 'en', title: 'One' });
    expect((await api.ask(getSurvey, { code }, { locale: 'tr' })).survey).toMatchObject({ language: 'fr', title: 'Un', questions: [{ title: 'Un' }] });
  });

  it('keeps unfinished answers of one person, the newest, until they are sent', async () => {
    await store({});
    const respondentId = randomUUID();
    const keep = (answers: object) => api.ask(saveSurveyProgress, { code, respondentId, answers });
    const kept = async (id = respondentId) => (await api.ask(getSurvey, { code, respondentId: id })).progress;
    expect(await keep({ role: 'sender', mark: '9', stray: 'x', why: ' So far ' })).toEqual({ savedAt: NOW.toISOString() });
    expect(await kept()).toEqual({ answers: { role: 'sender', mark: '9', why: 'So far' }, savedAt: NOW.toISOString() });
    expect(await kept(randomUUID())).toBeNull();
    await keep({ role: 'recipient', order: { price: '1' } });
    expect((await kept())?.answers).toEqual({ role: 'recipient', order: { price: '1' } });
    expect((await answer({}, { respondentId })).statusCode).toBe(200);
    expect(await kept()).toBeNull();
    expect(await api.refused(saveSurveyProgress, { code, respondentId, answers: { role: 'sender' } })).toMatchObject({ status: 409, code: ERROR.SURVEY_ANSWERED });
  });

  it('leaves nothing unfinished behind answers that are sent at the same moment', async () => {
    await store({});
    for (let round = 0; round < 8; round += 1) {
      const respondentId = randomUUID();
      await Promise.all([
        api.send(saveSurveyProgress, { code, respondentId, answers: { role: 'sender' } }),
        answer({}, { respondentId }),
        api.send(saveSurveyProgress, { code, respondentId, answers: { role: 'recipient' } }),
      ]);
    }
    expect(await api.database.db.selectFrom('survey_progress').selectAll().where('survey_code', '=', code).execute()).toEqual([]);
    expect(await stored()).toHaveLength(8);
  });

  it('knows the unfinished answers of a customer by the account', async () => {
    await store({});
    const { token, accountId } = await api.signIn();
    await api.ask(saveSurveyProgress, { code, answers: { role: 'sender' } }, { token });
    expect((await api.ask(getSurvey, { code }, { token })).progress?.answers).toEqual({ role: 'sender' });
    const other = await api.signIn();
    expect((await api.ask(getSurvey, { code }, { token: other.token })).progress).toBeNull();
    expect(JSON.stringify(await api.database.db.selectFrom('survey_progress').selectAll().execute())).not.toContain(accountId);
  });

  it('forgets what a customer has begun to answer when the account is closed', async () => {
    await store({});
    const [leaving, staying] = [await api.signIn(), await api.signIn()];
    for (const { token } of [leaving, staying]) await api.ask(saveSurveyProgress, { code, answers: { role: 'sender' } }, { token });
    await api.database.db.transaction().execute((tx) => deleteOwned(tx, leaving.accountId));
    expect(await api.database.db.selectFrom('survey_progress').selectAll().where('survey_code', '=', code).execute()).toHaveLength(1);
    expect((await api.ask(getSurvey, { code }, { token: staying.token })).progress?.answers).toEqual({ role: 'sender' });
  });

  it('refuses unfinished answers of nobody, of too much, and to what is closed', async () => {
    await store({});
    const save = { code, respondentId: randomUUID(), answers: { role: 'sender' } };
    expect(await api.refused(saveSurveyProgress, { ...save, respondentId: undefined })).toMatchObject({ status: 400, fields: [{ field: 'respondentId', code: 'required' }] });
    const long = 'x'.repeat(9_000);
    expect(await api.refused(saveSurveyProgress, { ...save, answers: { why: long, since: long } })).toMatchObject({ status: 400, fields: [{ field: 'answers', code: 'tooLong' }] });
    expect(await api.refused(saveSurveyProgress, { ...save, code: 'delivery-poll', answers: {} })).toMatchObject({ status: 409, code: ERROR.SURVEY_CLOSED });
    expect(await api.refused(saveSurveyProgress, { ...save, code: 'no-such' })).toMatchObject({ status: 404 });
  });

  it('forgets unfinished answers after 30 days', async () => {
    await store({});
    const respondentId = randomUUID();
    await api.ask(saveSurveyProgress, { code, respondentId, answers: { role: 'sender' } });
    api.setTime(new Date(NOW.getTime() + 30 * DAY_MS + 1));
    expect((await api.ask(getSurvey, { code, respondentId })).progress).toBeNull();
    await deleteExpired(api.database.db, api.now());
    expect(await api.database.db.selectFrom('survey_progress').selectAll().execute()).toEqual([]);
  });
});
