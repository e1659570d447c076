import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { COUNTRIES, localesOf } from '@amberlane/contract/site';
import { JOB_TYPES, queryJobDetail, queryJobList } from '@amberlane/contract/calls/jobs';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { STARTING_JOBS } from './job-data.ts';

describe('the positions of the installation', () => {
  it('are 18 in every country and of every type, in all languages of their country', () => {
    expect(STARTING_JOBS).toHaveLength(18);
    expect(new Set(STARTING_JOBS.map(({ id }) => id)).size).toBe(18);
    expect(new Set(STARTING_JOBS.map(({ country }) => country))).toEqual(new Set(COUNTRIES));
    expect(new Set(STARTING_JOBS.map(({ type }) => type))).toEqual(new Set(JOB_TYPES));
    for (const { id, country, texts } of STARTING_JOBS) expect([id, Object.keys(texts).sort()]).toEqual([id, [...localesOf(country)].sort()]);
  });
});

describeOnOneDatabase('open positions', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('are listed newest first, in pages', async () => {
    const { total, list } = await api.ask(queryJobList, { pageSize: 50 });
    expect([total, list.length]).toEqual([18, 18]);
    expect(list.map(({ publishTime }) => publishTime)).toEqual(list.map(({ publishTime }) => publishTime).sort().reverse());
    const second = await api.ask(queryJobList, { pageNum: 2, pageSize: 10 });
    expect(second.list).toEqual(list.slice(10));
  });

  it('are filtered by country and type', async () => {
    expect((await api.ask(queryJobList, { country: 'NG' })).list.map(({ country }) => country)).toEqual(['NG', 'NG', 'NG']);
    expect((await api.ask(queryJobList, { country: 'NG', type: 'COURIER' })).list.map(({ id }) => id)).toEqual(['lagos-courier']);
    expect(await api.ask(queryJobList, { country: 'TR', type: 'SALES' })).toMatchObject({ total: 0, list: [] });
  });

  it('speak one language each: the asked one where the country has it, English else', async () => {
    expect(await api.ask(queryJobDetail, { id: 'istanbul-customs' }, { locale: 'tr' })).toMatchObject({ language: 'tr', site: 'İstanbul' });
    const english = await api.ask(queryJobDetail, { id: 'istanbul-customs' }, { locale: 'ur' });
    expect(english).toMatchObject({ language: 'en', name: 'Customs specialist' });
    expect(english.description).toHaveLength(3);
  });

  it('refuse what does not exist', async () => {
    expect(await api.refused(queryJobDetail, { id: 'astronaut' })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    expect(await api.refused(queryJobDetail, {})).toMatchObject({ fields: [{ field: 'id', code: 'required' }] });
    expect(await api.refused(queryJobList, { type: 'X' })).toMatchObject({ fields: [{ field: 'type', code: 'choice' }] });
    expect(await api.refused(queryJobList, { pageSize: 1000 })).toMatchObject({ fields: [{ field: 'pageSize', code: 'tooLarge' }] });
  });
});
