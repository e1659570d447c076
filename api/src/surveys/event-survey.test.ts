import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { LOCALES } from '@amberlane/contract/site';
import { getCollectingServeyList, queryEventSurvey, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import { confirmFollow, startFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import { pushQueue } from '../push/push-queue.ts';
import { pushService } from '../push/service.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { setSurveyStatus } from './survey-results.ts';

const START = new Date('2026-11-20T10:30:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FACTS = { product: 'smallParcel', origin: 'CN-CAN', destination: 'GH-ACC', weightGrams: 900, pieces: 1 };

describeOnBothDatabases('the question about a delivery', (open) => {
  let api: TestApi;
  let serial = 0;
  let waybillNo = '';
  beforeAll(async () => {
    api = await startTestApi(open, { now: START });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    serial += 1;
    waybillNo = completeWaybillNo('GH', String(serial).padStart(11, '0'));
    api.setTime(START);
    await push('OUT_FOR_DELIVERY', -2 * HOUR, { waybill: FACTS });
  });

  async function push(code: string, offsetMs: number, more: object = {}): Promise<void> {
    const service = pushService({ db: api.database.db, now: api.now, queue: pushQueue({ atOnce: 1, waiting: 8 }) });
    const event = { waybillNo, eventId: randomUUID(), code, place: 'GH-ACC', occurredAt: new Date(START.getTime() + offsetMs).toISOString(), ...more };
    expect(await service([event], true)).toMatchObject({ accepted: 1 });
  }
  const delivered = (): Promise<void> => push('DELIVERED', -HOUR, { handover: 'RECEIVER' });
  const about = () => ({ event: 'DELIVERED', waybillNo });
  const asked = async (number = waybillNo) => (await api.ask(queryEventSurvey, { event: 'DELIVERED', waybillNo: number })).survey;
  const form = (answers: object, more: object = {}) => ({ code: 'after-delivery', about: about(), answers, ...more });

  it('is asked once the parcel is there, and not in the list', async () => {
    expect(await asked()).toBeNull();
    await delivered();
    expect(await asked()).toMatchObject({ code: 'after-delivery', status: 'COLLECTING', questions: [{ id: 'satisfied', kind: 'scale', min: 1, max: 5 }, { id: 'wrong', kind: 'text', showIf: { question: 'satisfied' } }] });
    expect((await api.ask(getCollectingServeyList, {})).list.map(({ code }) => code)).not.toContain('after-delivery');
  });

  it('reads a number as people type it, and tells of an unknown one what it tells of a parcel on its way', async () => {
    await delivered();
    expect(await asked(`${waybillNo.slice(0, 5)} ${waybillNo.slice(5).toLowerCase()}`)).not.toBeNull();
    expect(await asked(completeWaybillNo('GH', '99999999999'))).toBeNull();
    expect(await asked('GH000')).toBeNull();
  });

  it('is answered about once, whoever answers', async () => {
    await delivered();
    const { reference } = await api.ask(saveSurveyResult, form({ satisfied: '2', wrong: 'It was wet' }, { formMs: 300 }));
    expect(reference).toMatch(/^SV-/);
    expect(await asked()).toBeNull();
    expect((await api.ask(saveSurveyResult, form({ satisfied: 2, wrong: 'It was wet' }, { respondentId: randomUUID() }))).reference).toBe(reference);
    const { token } = await api.signIn();
    expect(await api.refused(saveSurveyResult, form({ satisfied: 5 }), { token })).toMatchObject({ status: 409, code: ERROR.SURVEY_ANSWERED });
    const rows = await api.database.db.selectFrom('survey_result').selectAll().where('reference', '=', reference).execute();
    expect(rows.map(({ answers }) => answers)).toEqual([{ satisfied: 2, wrong: 'It was wet' }]);
    expect(JSON.stringify(rows)).not.toContain(waybillNo);
  });

  it('takes one of many answers that come at once', async () => {
    await delivered();
    const sent = await Promise.all([1, 2, 3, 4, 5].map((satisfied) => api.send(saveSurveyResult, form({ satisfied }))));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('refuses what is about no parcel, one on its way, an unknown one, and none of the marks', async () => {
    expect(await api.refused(saveSurveyResult, form({ satisfied: 5 }, { about: undefined }))).toMatchObject({ status: 400, fields: [{ field: 'about', code: 'required' }] });
    expect(await api.refused(saveSurveyResult, form({ satisfied: 5 }))).toMatchObject({ status: 404, code: ERROR.NO_TRACK_INFO });
    expect(await api.refused(saveSurveyResult, form({ satisfied: 5 }, { about: { event: 'DELIVERED', waybillNo: 'GH1' } }))).toMatchObject({ status: 404, code: ERROR.NO_TRACK_INFO });
    await delivered();
    expect(await api.refused(saveSurveyResult, form({ satisfied: 6 }))).toMatchObject({ status: 400, fields: [{ field: 'answers.satisfied', code: 'tooLarge' }] });
    expect(await asked()).not.toBeNull();
  });

  it('is asked for 30 days', async () => {
    await delivered();
    api.setTime(new Date(START.getTime() - HOUR + 30 * DAY - 1));
    expect(await asked()).not.toBeNull();
    api.setTime(new Date(START.getTime() - HOUR + 30 * DAY));
    expect(await asked()).toBeNull();
    expect(await api.refused(saveSurveyResult, form({ satisfied: 5 }))).toMatchObject({ code: ERROR.SURVEY_CLOSED });
  });

  it('is limited like tracking', async () => {
    const guesses = await startTestApi(open, { now: START, settings: { numbersPerMinute: 30 } });
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 31; guess += 1) statuses.push((await guesses.send(queryEventSurvey, about(), { headers })).statusCode);
    expect([statuses[29], statuses[30]]).toEqual([200, 429]);
    await guesses.close();
  });

  /** The text of the email about the delivery. */
  async function deliveryEmail(locale: (typeof LOCALES)[number], beforeSending: () => Promise<unknown> = async () => {}): Promise<string> {
    const email = `reader${serial}@example.com`;
    await api.ask(startFollow, { waybillNo, email }, { locale });
    const newest = async () => (await api.outbox()).find(({ to }) => to === email)?.text ?? '';
    await api.ask(confirmFollow, { token: /token=([\w-]{43})/.exec(await newest())?.[1] ?? '' });
    api.setTime(new Date(START.getTime() + HOUR));
    await push('DELIVERED', HOUR, { handover: 'RECEIVER' });
    await beforeSending();
    await api.deliver();
    return newest();
  }

  it.each(LOCALES)('comes with the email about the delivery in %s: a line for each mark', async (locale) => {
    const text = await deliveryEmail(locale);
    const marks = [...text.matchAll(/^(\d) ·.* (http\S+\/questionnaire\/after-delivery\?waybill=(\w+)&answer=(\d))$/gm)];
    expect(marks.map(([, mark, , number, answer]) => [mark, number, answer])).toEqual(['5', '4', '3', '2', '1'].map((mark) => [mark, waybillNo, mark]));
    expect(await asked()).not.toBeNull();
  });

  it('leaves the email when the staff has closed it, or somebody answered', async () => {
    const { db } = api.database;
    const closed = await deliveryEmail('en', () => setSurveyStatus(db, 'after-delivery', 'CLOSED', { by: 'ama', now: START }));
    expect(closed).toContain(waybillNo);
    expect(closed).not.toContain('after-delivery');
    await setSurveyStatus(db, 'after-delivery', 'COLLECTING', { by: 'ama', now: START });
  });
});
