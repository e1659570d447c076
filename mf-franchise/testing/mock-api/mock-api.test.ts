import { describe, expect, it } from '@jest/globals';
import { queryCase, withdrawCase } from '@amberlane/contract/calls/cases';
import { queryJobDetail, queryJobList } from '@amberlane/contract/calls/jobs';
import { queryTerritories, saveJobApplication } from '@amberlane/contract/calls/leads';
import { getSurvey, queryEventSurvey, saveSurveyProgress, saveSurveyResult } from '@amberlane/contract/calls/surveys';
import { finishUpload, sendUploadPart, startUpload } from '@amberlane/contract/calls/uploads';
import type { Call, ReplyOf } from '@amberlane/contract/calls/call';
import { routesOf } from '@amberlane/testing/mock-api/mock-api-part';
import part from '../mock-api.ts';
import { CLOSED_JOB, FIRST_JOB } from './jobs.ts';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const RESPONDENT = '8e0c3c0e-5f43-4f6f-9a55-2d0f0c9b5a11';
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

function api({ empty = false } = {}) {
  const routes = routesOf([part], { isEmpty: () => empty, isMany: () => false, now: () => NOW });
  return async <C extends Call>(call: C, input: object): Promise<{ status: number; data: ReplyOf<C>; fields: readonly string[] }> => {
    const url = new URL(call.path, 'http://mock');
    if (call.method === 'GET') for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
    const answer = await routes.answer(new Request(url, { method: call.method, headers: { lang: 'en_US' }, ...(call.method === 'POST' && { body: JSON.stringify(input) }) }));
    if (!answer) throw new Error(`nobody answers ${call.path}`);
    const { data, error } = (await answer.json()) as { data: ReplyOf<C>; error?: { fields?: readonly { field: string; code: string }[] } };
    return { status: answer.status, data, fields: (error?.fields ?? []).map(({ field, code }) => `${field} ${code}`) };
  };
}
type Ask = ReturnType<typeof api>;

async function upload(ask: Ask, content: Buffer, name = 'cv.pdf') {
  const { data } = await ask(startUpload, { name, bytes: content.length });
  await ask(sendUploadPart, { id: data.id, part: 0, content: content.toString('base64') });
  return ask(finishUpload, { id: data.id });
}

const application = (attachments: readonly string[], jobId = FIRST_JOB) => ({
  jobId, name: 'Ama Boateng', country: 'GH', city: 'Accra', contactNumber: '+233241234567', email: 'ama@site.example', attachments, consent: true,
});

describe('files and applications in the mock API', () => {
  it('takes an application with a CV, which can be looked up and withdrawn', async () => {
    const ask = api();
    const file = await upload(ask, PDF, '/home/ama/cv.pdf');
    expect(file.data).toMatchObject({ name: 'cv.pdf', mediaType: 'application/pdf', bytes: PDF.length });
    const { data } = await ask(saveJobApplication, application([file.data.id]));
    expect(data).toMatchObject({ reference: expect.stringMatching(/^JB-[0-9A-Z]{4}-[0-9A-Z]{4}$/), answerBy: '2026-12-07T10:00:00.000Z' });
    const key = { reference: data.reference, email: 'ama@site.example' };
    expect((await ask(queryCase, key)).data).toMatchObject({ kind: 'job', status: 'RECEIVED', job: { id: FIRST_JOB }, files: [{ name: 'cv.pdf' }], actions: ['answer', 'withdraw'] });
    expect((await ask(withdrawCase, key)).data).toMatchObject({ status: 'WITHDRAWN', actions: [] });
    expect((await ask(withdrawCase, key)).status).toBe(409);
    expect((await ask(queryCase, { ...key, email: 'other@site.example' })).status).toBe(404);
  });

  it('refuses what is no PDF or picture, and a file that it does not have', async () => {
    const ask = api();
    expect((await upload(ask, Buffer.from('hello'))).fields).toEqual(['id fileType']);
    expect((await ask(saveJobApplication, application(['x'.repeat(43)]))).fields).toEqual(['attachments.0 fileGone']);
    expect((await ask(saveJobApplication, application([]))).fields).toEqual(['attachments required']);
  });

  it('takes none for a position that is closed', async () => {
    const ask = api();
    const file = await upload(ask, PDF);
    expect((await ask(saveJobApplication, application([file.data.id], CLOSED_JOB))).status).toBe(409);
  });
});

describe('positions in the mock API', () => {
  it('lists those that are open, by country, type and words', async () => {
    const ask = api();
    expect((await ask(queryJobList, {})).data).toMatchObject({ total: 23, pageSize: 10 });
    const { data } = await ask(queryJobList, { country: 'GH', keyword: 'ACCRA courier' });
    expect(data.list.map(({ country, name }) => `${country} ${name}`)).toEqual(['GH Motorcycle courier']);
    expect((await ask(queryJobDetail, { id: CLOSED_JOB })).data.closesAt).toBe('2026-11-22T10:00:00.000Z');
    expect((await ask(queryJobDetail, { id: 'nowhere' })).status).toBe(404);
  });

  it('lists none in the scenario that is empty', async () => {
    expect((await api({ empty: true })(queryJobList, {})).data.list).toEqual([]);
    expect((await api({ empty: true })(queryTerritories, {})).data.list).toEqual([]);
  });
});

describe('questionnaires in the mock API', () => {
  it('keeps what is unfinished and takes one answer of each', async () => {
    const ask = api();
    const who = { code: 'seller-needs', respondentId: RESPONDENT };
    await ask(saveSurveyProgress, { ...who, answers: { single: 'yes' } });
    expect((await ask(getSurvey, who)).data.progress?.answers).toEqual({ single: 'yes' });
    expect((await ask(saveSurveyResult, { ...who, answers: { single: 'yes' } })).fields).toEqual(['answers.nps required']);
    const answers = { single: 'yes', nps: 9 };
    expect((await ask(saveSurveyResult, { ...who, answers })).data.reference).toMatch(/^SV-/);
    expect((await ask(saveSurveyResult, { ...who, answers })).status).toBe(409);
    expect((await ask(saveSurveyResult, { ...who, code: 'delivery-poll', answers })).status).toBe(409);
  });

  it('asks once about a parcel that has arrived', async () => {
    const ask = api();
    const about = { event: 'DELIVERED', waybillNo: 'NG407183529669' };
    const { survey } = (await ask(queryEventSurvey, about)).data;
    expect(survey?.code).toBe('after-delivery');
    await ask(saveSurveyResult, { code: 'after-delivery', about, answers: { scale: 5 } });
    expect((await ask(queryEventSurvey, about)).data.survey).toBeNull();
    expect((await ask(queryEventSurvey, { ...about, waybillNo: 'SA673401955282' })).data.survey).toBeNull();
  });
});

describe('regions in the mock API', () => {
  it('are those of one country when asked, in each state', async () => {
    const { list } = (await api()(queryTerritories, { country: 'KE' })).data;
    expect(list.map(({ state }) => state)).toEqual(['OPEN', 'TALKS', 'TAKEN']);
  });
});
