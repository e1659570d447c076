import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { getSurvey } from '@amberlane/contract/calls/surveys';
import type { Country } from '@amberlane/contract/site';
import type { SurveyAnswers } from '@amberlane/contract/domain/survey-branches';
import { newReference } from '../leads/reference.ts';
import { everyKind } from '../testing/every-kind-survey.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { fillSurveySet, storeSurvey } from './repository.ts';
import { insertResults } from './result-repository.ts';
import { STARTING_SURVEYS } from './survey-data.ts';
import { type CsvExtent, listSurveysForStaff, resultsCsv, resultsOf, setSurveyStatus, textsOf } from './survey-results.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const CODE = 'every-kind';

/** Counted by hand below. */
const PEOPLE: readonly (readonly [at: string, country: Country, answers: SurveyAnswers])[] = [
  ['2026-11-18T23:59:00Z', 'GH', { role: 'sender', goods: ['books', 'tea'], recommend: 10, work: { speed: 'good', care: 'good' }, mark: 5, order: ['price', 'speed', 'care'], since: '2026-10-31' }],
  ['2026-11-19T00:00:00Z', 'GH', { role: 'sender', goods: ['tea'], recommend: 9, work: { speed: 'good', care: 'poor' }, mark: 4, order: ['speed', 'price', 'care'], since: '2026-10-01' }],
  ['2026-11-19T08:00:00Z', 'TR', { role: 'recipient', recommend: 8, mark: 1, why: '=HYPERLINK("http://evil.example")', order: ['speed', 'care', 'price'] }],
  ['2026-11-19T09:00:00Z', 'TR', { role: 'recipient', goods: ['shoes'], recommend: 6, mark: 2, why: 'It came "late",\nand wet', since: '2026-09-30' }],
  ['2026-11-20T09:00:00Z', 'TR', { role: 'recipient', recommend: 0 }],
];

/** Lines and cells as RFC 4180 has them; throws for a line whose quotes do not fit. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let row: string[] = []; cell.lastIndex < csv.length; ) {
    const at = cell.lastIndex;
    const found = cell.exec(csv);
    if (!found) throw new Error(`no cell at ${at}: ${csv.slice(at, at + 40)}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    lines.push(row);
    row = [];
  }
  return lines;
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const piece of pieces) whole += piece;
  return whole;
}

describeOnBothDatabases('results of a questionnaire', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
    const { db } = api.database;
    await storeSurvey(db, { code: CODE, status: 'COLLECTING', definition: everyKind({ quotas: [{ most: 100 }, { most: 5, question: 'role', option: 'sender' }] }) });
    await db.transaction().execute((tx) => insertResults(tx, PEOPLE.map(([at, country, answers]) => resultOf(at, country, answers))));
  });
  afterAll(() => api.close());

  const resultOf = (at: string, country: Country, answers: SurveyAnswers, surveyCode = CODE) => ({
    id: randomUUID(), reference: newReference('SV'), surveyCode, respondentHash: createHash('sha256').update(randomUUID()).digest('hex'), country, locale: 'en' as const, answers, createdAt: new Date(at),
  });
  const results = (country?: Country) => resultsOf(api.database.db, CODE, { now: NOW, ...(country && { country }) });
  const question = async (id: string, country?: Country) => (await results(country)).questions.find((each) => each.id === id);

  it('count people by day and country', async () => {
    expect(await results()).toMatchObject({
      answers: 5,
      perDay: [{ day: '2026-11-18', answers: 1 }, { day: '2026-11-19', answers: 3 }, { day: '2026-11-20', answers: 1 }],
      perCountry: [{ country: 'TR', answers: 3 }, { country: 'GH', answers: 2 }],
    });
    expect(await results('GH')).toMatchObject({ answers: 2, perDay: [{ day: '2026-11-18', answers: 1 }, { day: '2026-11-19', answers: 1 }] });
  });

  it.each([
    ['role', { answered: 5, kind: 'single', options: [{ code: 'sender', label: 'The sender', answers: 2 }, { code: 'recipient', label: 'The recipient', answers: 3 }] }],
    ['goods', { answered: 3, kind: 'multi', options: [{ code: 'books', answers: 1 }, { code: 'shoes', answers: 1 }, { code: 'tea', answers: 2 }] }],
    // 2 promoters, 2 detractors of 5.
    ['recommend', { answered: 5, kind: 'nps', promoters: 2, passives: 1, detractors: 2, score: 0 }],
    [
      'work',
      {
        answered: 2, kind: 'matrix',
        rows: [{ code: 'speed', options: [{ code: 'good', answers: 2 }, { code: 'poor', answers: 0 }] }, { code: 'care', options: [{ code: 'good', answers: 1 }, { code: 'poor', answers: 1 }] }],
      },
    ],
    [
      'mark',
      { answered: 4, kind: 'scale', mean: 3, low: 'The low', high: 'The high', counts: [{ value: 1, answers: 1 }, { value: 2, answers: 1 }, { value: 3, answers: 0 }, { value: 4, answers: 1 }, { value: 5, answers: 1 }] },
    ],
    // Places: speed 2, 1, 1; price 1, 2, 3; care 3, 3, 2.
    ['order', { answered: 3, kind: 'ranking', options: [{ code: 'speed', meanPlace: 1.33, firsts: 2 }, { code: 'price', meanPlace: 2, firsts: 1 }, { code: 'care', meanPlace: 2.67, firsts: 0 }] }],
    ['since', { answered: 3, kind: 'date', months: [{ month: '2026-09', answers: 1 }, { month: '2026-10', answers: 2 }] }],
    ['why', { answered: 2, kind: 'text', texts: [{ text: 'It came "late",\nand wet', at: '2026-11-19T09:00:00.000Z', country: 'TR' }, { text: '=HYPERLINK("http://evil.example")' }], next: null }],
  ])('count %s as one does by hand', async (id, expected) => {
    expect(await question(id)).toMatchObject({ id, ...expected });
  });

  it('count those of one country', async () => {
    expect(await question('role', 'GH')).toMatchObject({ answered: 2, options: [{ code: 'sender', answers: 2 }, { code: 'recipient', answers: 0 }] });
    // 1 of 3 passive, 2 detractors.
    expect(await question('recommend', 'TR')).toMatchObject({ score: -67, promoters: 0, passives: 1, detractors: 2 });
    expect(await question('work', 'TR')).toMatchObject({ answered: 0 });
  });

  it('of an empty questionnaire have no mean and no score', async () => {
    await storeSurvey(api.database.db, { code: 'empty', status: 'COLLECTING', definition: everyKind() });
    const { answers, perDay, questions } = await resultsOf(api.database.db, 'empty', { now: NOW });
    expect([answers, perDay]).toEqual([0, []]);
    expect(questions.find(({ id }) => id === 'recommend')).toMatchObject({ answered: 0, score: null });
    expect(questions.find(({ id }) => id === 'mark')).toMatchObject({ answered: 0, mean: null });
    await expect(resultsOf(api.database.db, 'no-such', { now: NOW })).rejects.toMatchObject({ code: ERROR.NOT_FOUND });
  });

  it('page through texts, the newest first, each once', async () => {
    const { db } = api.database;
    await storeSurvey(db, { code: 'words', status: 'COLLECTING', definition: everyKind() });
    const texts = Array.from({ length: 45 }, (_, index) => `text ${String(index).padStart(2, '0')}`);
    // Three of the same moment, so that a page can end between them.
    const at = (index: number): string => new Date(NOW.getTime() - Math.floor(index / 3) * 60_000).toISOString();
    await db.transaction().execute((tx) => insertResults(tx, texts.map((why, index) => resultOf(at(index), 'GH', { role: 'sender', mark: 1, why }, 'words'))));
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof textsOf>> = await textsOf(db, 'words', { question: 'why', after });
      sizes.push(page.texts.length);
      seen.push(...page.texts.map(({ text }) => text));
      if (page.next === null) break;
      after = page.next;
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen.slice(0, 3).sort()).toEqual(texts.slice(0, 3));
    expect([...seen].sort()).toEqual(texts);
    await expect(textsOf(db, 'words', { question: 'role' })).rejects.toMatchObject({ code: ERROR.NOT_FOUND });
    await expect(textsOf(db, 'words', { question: 'why', after: "' or 1=1" })).rejects.toMatchObject({ code: ERROR.NOT_FOUND });
  });

  it('become a file in which nothing runs, a line for each person', async () => {
    const csv = await textOf(resultsCsv(api.database.db, CODE));
    expect(csv.startsWith('\uFEFFAnswered (UTC),Country,Language,Who?,What? – The books,')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    const data = cellsOf(csv.slice(1));
    expect(data).toHaveLength(6);
    expect(new Set(data.map((row) => row.length))).toEqual(new Set([16]));
    const cells = (row: number) => Object.fromEntries((data[0] ?? []).map((head, column) => [head, data[row]?.[column]]));
    expect(cells(1)).toEqual({
      'Answered (UTC)': '2026-11-18 23:59', Country: 'GH', Language: 'en', 'Who?': 'The sender', 'What? – The books': '1', 'What? – The shoes': '0', 'What? – The tea': '1', 'Recommend?': '10',
      'Work? – The speed': 'The good', 'Work? – The care': 'The good', 'Mark?': '5', 'Why?': '', 'Order? – The price': '1', 'Order? – The speed': '2', 'Order? – The care': '3', 'Since?': '2026-10-31',
    });
    expect(cells(3)).toMatchObject({ 'Why?': `'=HYPERLINK("http://evil.example")`, 'What? – The tea': '', 'Order? – The price': '3', 'Since?': '' });
    expect(cells(4)).toMatchObject({ 'Why?': 'It came "late",\nand wet' });
  });

  it('become a file of one country or of some days, the last one to its end in UTC', async () => {
    const timesOf = async (extent: Partial<CsvExtent>) =>
      cellsOf((await textOf(resultsCsv(api.database.db, CODE, { country: null, from: null, to: null, ...extent }))).slice(1)).slice(1).map(([at]) => at);
    expect(await timesOf({ country: 'TR' })).toEqual(['2026-11-19 08:00', '2026-11-19 09:00', '2026-11-20 09:00']);
    expect(await timesOf({ to: '2026-11-18' })).toEqual(['2026-11-18 23:59']);
    expect(await timesOf({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['2026-11-19 00:00', '2026-11-19 08:00', '2026-11-19 09:00']);
    expect(await timesOf({ country: 'GH', from: '2026-11-19' })).toEqual(['2026-11-19 00:00']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('write %j with an apostrophe in front', async (why) => {
    const { db } = api.database;
    const code = `formula-${randomUUID().slice(0, 8)}`;
    await storeSurvey(db, { code, status: 'COLLECTING', definition: everyKind() });
    await db.transaction().execute((tx) => insertResults(tx, [resultOf('2026-11-20T09:00:00Z', 'GH', { role: 'sender', mark: 1, why }, code)]));
    const data = cellsOf((await textOf(resultsCsv(db, code))).slice(1));
    expect(data[1]?.[data[0]?.indexOf('Why?') ?? -1]).toBe(`'${why}`);
  });

  it('are read by the thousand, none twice and none left out', async () => {
    const { db } = api.database;
    await storeSurvey(db, { code: 'many', status: 'COLLECTING', definition: everyKind() });
    const many = Array.from({ length: 2_300 }, (_, index) => resultOf(new Date(NOW.getTime() - Math.floor(index / 7) * 1_000).toISOString(), 'GH', { role: 'sender', mark: 1, why: `w${index}` }, 'many'));
    for (let from = 0; from < many.length; from += 500) await db.transaction().execute((tx) => insertResults(tx, many.slice(from, from + 500)));
    const pieces: string[] = [];
    for await (const piece of resultsCsv(db, 'many')) pieces.push(piece);
    expect(pieces).toHaveLength(4);
    const data = cellsOf(pieces.join('').slice(1));
    expect(new Set(data.slice(1).map((row) => row[11])).size).toBe(2_300);
    expect(await resultsOf(db, 'many', { now: NOW })).toMatchObject({ answers: 2_300 });
  });

  it('stand beside quotas and status in the list of the staff', async () => {
    const listed = (await listSurveysForStaff(api.database.db, NOW)).find(({ code }) => code === CODE);
    expect(listed).toMatchObject({
      code: CODE, title: 'Every kind', status: 'COLLECTING', closedBy: null, event: null, answers: 5,
      quotas: [{ most: 100, taken: 5 }, { most: 5, question: 'role', option: 'sender', taken: 2 }],
    });
  });

  it('stay when the staff closes a questionnaire, and a new edition of the installation leaves it closed', async () => {
    const { db } = api.database;
    expect(await setSurveyStatus(db, 'seller-needs', 'CLOSED', { by: 'ama', now: NOW })).toMatchObject({ status: 'CLOSED', closedBy: 'STAFF' });
    await fillSurveySet(db, STARTING_SURVEYS.map((survey) => ({ ...survey, definition: { ...survey.definition, minutes: 7 } })));
    expect((await api.ask(getSurvey, { code: 'seller-needs' })).survey).toMatchObject({ status: 'CLOSED', closedBy: 'STAFF', minutes: 7 });
    expect(await setSurveyStatus(db, 'seller-needs', 'COLLECTING', { by: 'ama', now: NOW })).toMatchObject({ status: 'COLLECTING', closedBy: null });
    await expect(setSurveyStatus(db, 'no-such', 'CLOSED', { by: 'ama', now: NOW })).rejects.toMatchObject({ code: ERROR.NOT_FOUND });
  });
});
