import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES } from '@amberlane/contract/site';
import { getCollectingServeyList, getSurvey, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import { seedSurveyResults, surveyResults } from '../demo/survey-results.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { checkAnswers } from './check-answers.ts';
import { STARTING_SURVEYS } from './survey-data.ts';

const ANSWERS = { channel: 'ownShop', volume: 'to500', goods: ['clothes'], needs: ['speed', 'cod'], codShare: 'most' };

describeOnOneDatabase('questionnaires', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const form = (changes: object = {}) => ({ code: 'seller-needs', respondentId: randomUUID(), answers: ANSWERS, ...changes });
  const stored = async () => (await api.database.db.selectFrom('survey_result').selectAll().orderBy('created_at').execute());

  it.each(LOCALES)('lists what collects answers in %s', async (locale) => {
    const { total, list } = await api.ask(getCollectingServeyList, {}, { locale });
    expect([total, list.map(({ code }) => code)]).toEqual([3, ['20221008', 'seller-needs', 'receiving']]);
    expect(list.every(({ language, answered, status }) => language === locale && !answered && status === 'COLLECTING')).toBe(true);
    expect(list.every(({ opensAt, closesAt, closedBy }) => opensAt === null && closesAt === null && closedBy === null)).toBe(true);
    expect(list[0]?.questions).toHaveLength(12);
  });

  it('lists closed ones when asked, and takes no more answers to them', async () => {
    expect((await api.ask(getCollectingServeyList, { status: 'CLOSED' })).list.map(({ code, closedBy }) => [code, closedBy])).toEqual([['delivery-poll', 'STAFF']]);
    const refusal = await api.refused(saveSurveyResult, form({ code: 'delivery-poll', answers: { called: 'yes', state: 'intact' } }));
    expect(refusal).toMatchObject({ status: 409, code: ERROR.SURVEY_CLOSED });
    expect(await api.refused(saveSurveyResult, form({ code: 'no-such' }))).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
  });

  it('stores answers under a reference, without what was not asked, and cleaned', async () => {
    const before = (await stored()).length;
    const answers = { ...ANSWERS, needs: ['speed'], wish: ' A lane to\u202e Kano\u0000 ', stray: 'x' };
    const { reference } = await api.ask(saveSurveyResult, form({ answers }), { locale: 'fr', headers: { countryCode: 'MA' } });
    expect(reference).toMatch(/^SV-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const rows = await stored();
    expect(rows).toHaveLength(before + 1);
    const row = rows.find((each) => each.reference === reference);
    expect(row).toMatchObject({ country: 'MA', locale: 'fr', survey_code: 'seller-needs' });
    expect(row?.answers).toEqual({ channel: 'ownShop', volume: 'to500', goods: ['clothes'], needs: ['speed'], wish: 'A lane to Kano' });
  });

  it('counts a second click once and refuses a second vote', async () => {
    const once = form();
    const [first, again] = await Promise.all([api.ask(saveSurveyResult, once), api.ask(saveSurveyResult, once)]);
    expect(again).toEqual(first);
    const other = { ...once, answers: { ...ANSWERS, volume: 'over500' } };
    expect(await api.refused(saveSurveyResult, other)).toMatchObject({ status: 409, code: ERROR.SURVEY_ANSWERED });
  });

  it('knows a signed-in customer by the account, whatever the browser says', async () => {
    const { accountId, token } = await api.signIn();
    await api.ask(saveSurveyResult, form({ respondentId: undefined }), { token });
    expect(await api.refused(saveSurveyResult, form({ answers: { ...ANSWERS, volume: 'under50' } }), { token })).toMatchObject({ code: ERROR.SURVEY_ANSWERED });
    const { list } = await api.ask(getCollectingServeyList, {}, { token });
    expect(list.map(({ code, answered }) => [code, answered])).toEqual([['20221008', false], ['seller-needs', true], ['receiving', false]]);
    expect(JSON.stringify(await stored())).not.toContain(accountId);
  });

  it('tells one questionnaire, open or closed, and whether this browser has answered it', async () => {
    const respondentId = randomUUID();
    const ask = (code: string) => api.ask(getSurvey, { code, respondentId }, { locale: 'fr' });
    expect(await ask('receiving')).toMatchObject({
      survey: {
        code: 'receiving', status: 'COLLECTING', answered: false, language: 'fr',
        questions: [{ kind: 'single' }, { kind: 'date', from: '2020-01-01', until: '2026-11-20' }, { kind: 'multi' }, { kind: 'ranking' }, { kind: 'scale', min: 1, max: 5, options: [{ label: 'Très difficile' }, { label: 'Très facile' }] }, { kind: 'text' }],
      },
      progress: null,
    });
    await api.ask(saveSurveyResult, form({ respondentId }));
    expect((await ask('seller-needs')).survey.answered).toBe(true);
    expect((await api.ask(getSurvey, { code: 'seller-needs' })).survey.answered).toBe(false);
    expect((await ask('delivery-poll')).survey).toMatchObject({ status: 'CLOSED', closedBy: 'STAFF' });
    expect(await api.refused(getSurvey, { code: 'no-such' })).toMatchObject({ status: 404 });
  });

  it('takes a form without scripts: as text, from somebody who shows nothing, a second click once', async () => {
    const answers = { often: 'weekly', last: '2026-11-01', where: 'home', order: { speed: '2', window: '1', call: '4', evening: '3' }, easy: '2', hard: 'Nobody called.' };
    const headers = { 'x-forwarded-for': '203.0.113.20' };
    const plain = { code: 'receiving', answers, homepage: '' };
    const before = (await stored()).length;
    const [first, again] = await Promise.all([api.ask(saveSurveyResult, plain, { headers }), api.ask(saveSurveyResult, plain, { headers })]);
    expect(again).toEqual(first);
    const rows = await stored();
    expect(rows).toHaveLength(before + 1);
    expect(rows.find(({ reference }) => reference === first.reference)?.answers).toEqual({
      often: 'weekly', last: '2026-11-01', where: ['home'], order: ['window', 'speed', 'evening', 'call'], easy: 2, hard: 'Nobody called.',
    });
    api.setTime(new Date(api.now().getTime() + 120_000));
    expect((await api.ask(saveSurveyResult, plain, { headers })).reference).not.toBe(first.reference);
    expect(await stored()).toHaveLength(before + 2);
  });

  it('takes ten such forms of one network a day', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.21' };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const sent = await api.send(saveSurveyResult, form({ respondentId: undefined, answers: { ...ANSWERS, wish: `Lane ${count}` } }), { headers });
      statuses.push(sent.statusCode);
    }
    expect([statuses.slice(0, 10).every((status) => status === 200), statuses[10]]).toEqual([true, 429]);
  });

  it('takes blanks for no answer, and says of a long text how long it may be', async () => {
    expect(await api.refused(saveSurveyResult, form({ answers: { ...ANSWERS, channel: '  ', wish: 'x'.repeat(5_000) } }))).toMatchObject({
      fields: [{ field: 'answers.channel', code: 'required' }, { field: 'answers.wish', code: 'tooLong' }],
    });
  });

  it('names the fields of what is missing, in the language of the caller', async () => {
    const refusal = await api.refused(saveSurveyResult, form({ answers: { needs: ['speed', 'cod', 'price', 'returns'], channel: 'own' } }), { locale: 'tr' });
    expect(refusal).toMatchObject({
      status: 400,
      code: ERROR.VALIDATION,
      fields: [
        { field: 'answers.channel', code: 'choice', message: 'Seçeneklerden birini seçin.' },
        { field: 'answers.needs', code: 'tooMany' },
        { field: 'answers.codShare', code: 'required' },
      ],
    });
  });

  it.each([
    ['respondentId', { respondentId: 'me' }, 'format'],
    ['code', { code: '' }, 'required'],
    ['answers', { answers: 'all' }, 'format'],
    ['answers.wish', { answers: { ...ANSWERS, wish: { a: { b: 'c' } } } }, 'choice'],
  ])('refuses a wrong %s', async (field, changes, code) => {
    expect(await api.refused(saveSurveyResult, form(changes))).toMatchObject({ status: 400, fields: [{ field, code }] });
  });

  it('stores nothing of a program that fills in the hidden field, and slows down one that is too fast', async () => {
    const before = (await stored()).length;
    expect((await api.ask(saveSurveyResult, form({ homepage: 'https://spam.example' }))).reference).toMatch(/^SV-/);
    expect(await api.refused(saveSurveyResult, form({ formMs: 300 }))).toMatchObject({ code: ERROR.FORM_TOO_FAST });
    expect(await stored()).toHaveLength(before);
  });

  it('fills an empty table with demo answers, once', async () => {
    const { db } = api.database;
    await db.deleteFrom('survey_result').execute();
    for (let times = 0; times < 2; times += 1) await db.transaction().execute((transaction) => seedSurveyResults(transaction, api.now()));
    const rows = await stored();
    expect(rows).toHaveLength(700);
    expect(rows.every((row) => row.created_at <= api.now())).toBe(true);
  });

  it('limits how often one network answers', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await api.send(saveSurveyResult, form(), { headers })).statusCode);
    expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
  });
});

describe('demo answers', () => {
  const results = surveyResults(new Date('2026-11-20T10:30:00Z'));

  it('are 700, each from another person, each such that the API would take it', () => {
    expect(results).toHaveLength(700);
    expect(new Set(results.map(({ respondentHash }) => respondentHash)).size).toBe(700);
    for (const { surveyCode, answers, country, createdAt } of results) {
      const survey = STARTING_SURVEYS.find(({ code }) => code === surveyCode);
      expect(checkAnswers(survey?.definition.questions ?? [], answers, { country, now: createdAt })).toEqual({ answers, faults: [] });
    }
  });

  it('use every option of every question and every language', () => {
    expect(new Set(results.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
    for (const { code, definition } of STARTING_SURVEYS) {
      const said = JSON.stringify(results.filter(({ surveyCode }) => surveyCode === code).map(({ answers }) => answers));
      for (const { options, kind } of definition.questions) if (kind !== 'scale') for (const option of options) expect(said).toContain(`"${option.code}"`);
    }
  });
});
