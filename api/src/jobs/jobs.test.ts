import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { COUNTRIES, LOCALES, type Country, type Locale } from '@amberlane/contract/site';
import { EMPLOYMENT_TYPES, JOB_TYPES, queryJobDetail, queryJobList } from '@amberlane/contract/calls/jobs';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { STARTING_JOBS } from './job-data.ts';
import { closingTime, isOpen } from './job-opening.ts';
import { findJob } from './repository.ts';

describe('the positions of the installation', () => {
  it('are 18 in every country and of every type, in every language', () => {
    expect(STARTING_JOBS).toHaveLength(18);
    expect(new Set(STARTING_JOBS.map(({ id }) => id)).size).toBe(18);
    expect(new Set(STARTING_JOBS.map(({ country }) => country))).toEqual(new Set(COUNTRIES));
    expect(new Set(STARTING_JOBS.map(({ type }) => type))).toEqual(new Set(JOB_TYPES));
    for (const { id, texts } of STARTING_JOBS) expect([id, Object.keys(texts)]).toEqual([id, [...LOCALES]]);
  });

  it('tell what one does, what one brings and what we offer in points of a line each, in every language', () => {
    const thin = STARTING_JOBS.flatMap(({ id, texts }) =>
      Object.entries(texts).flatMap(([locale, { description }]) => (description.length === 3 && description.every((paragraph) => /^(?:[^\n]+[.。؟۔！!]\n)+[^\n]+[.。۔]$/.test(paragraph)) ? [] : [`${id} ${locale}`])),
    );
    expect(thin).toEqual([]);
  });

  it('are of several kinds of employment, some with a last day and some open until filled', () => {
    expect(new Set(STARTING_JOBS.map(({ employment }) => employment))).toEqual(new Set(EMPLOYMENT_TYPES));
    expect(new Set(STARTING_JOBS.map(({ openDays }) => openDays === null))).toEqual(new Set([true, false]));
    expect(STARTING_JOBS.filter(({ openDays }) => openDays !== null && openDays < 1)).toEqual([]);
  });
});

describeOnBothDatabases('open positions', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const textsOf = (id: string): string => JSON.stringify(STARTING_JOBS.find((job) => job.id === id)?.texts);
  const inEnglishOnly = async (id: string): Promise<void> => {
    const en = STARTING_JOBS.find((job) => job.id === id)?.texts.en;
    await api.database.db.updateTable('job').set({ texts: JSON.stringify({ en }) }).where('id', '=', id).execute();
  };

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
    const elsewhere = await api.ask(queryJobList, { exceptCountry: 'NG', pageSize: 50 });
    expect([elsewhere.total, elsewhere.list.filter(({ country }) => country === 'NG')]).toEqual([15, []]);
    const countries = elsewhere.list.map(({ country }) => country);
    expect(countries.filter((country, index) => country !== countries[index - 1])).toEqual([...new Set(countries)]);
    const inChina = elsewhere.list.filter(({ country }) => country === 'CN').map(({ publishTime }) => publishTime);
    expect(inChina).toEqual([...inChina].sort().reverse());
    expect(await api.ask(queryJobList, { country: 'TR', type: 'SALES' })).toMatchObject({ total: 0, list: [] });
  });

  it('speak one language each: the asked one where they have it, English else', async () => {
    expect(await api.ask(queryJobDetail, { id: 'istanbul-customs' }, { locale: 'tr' })).toMatchObject({ language: 'tr', site: 'İstanbul' });
    await inEnglishOnly('istanbul-customs');
    const english = await api.ask(queryJobDetail, { id: 'istanbul-customs' }, { locale: 'tr' });
    expect(english).toMatchObject({ language: 'en', name: 'Customs specialist' });
    expect(english.description).toHaveLength(3);
    await api.database.db.updateTable('job').set({ texts: textsOf('istanbul-customs') }).where('id', '=', 'istanbul-customs').execute();
  });

  it('are found by words of the name, place or description in the language that is shown', async () => {
    const found = async (keyword: string, locale: Locale = 'en', country?: Country) => (await api.ask(queryJobList, { keyword, pageSize: 50, ...(country && { country }) }, { locale })).list.map(({ id }) => id).sort();
    expect(await found('courier motorcycle')).toEqual(['lagos-courier']);
    expect(await found('  LAGOS  shift ')).toEqual(['lagos-shift-leader']);
    expect(await found('rota meeting submarine')).toEqual([]);
    expect(await found('customs', 'en', 'TR')).toEqual(['istanbul-customs']);
    // Without accents, as people type on a telephone; Turkish i with and without its dot.
    expect(await found('developpeur', 'fr')).toEqual(['casablanca-developer']);
    expect(await found('ISTANBUL gumruk uzmani', 'tr')).toEqual(['istanbul-customs']);
    expect(await found('İstanbul', 'tr')).toEqual(['istanbul-customs']);
    // Vowel signs and forms of letters do not count.
    expect(await found('منسق', 'ar')).toEqual(['cairo-customs']);
    expect(await found('القاهره', 'ar')).toEqual(['cairo-customs']);
    expect(await found('كراچي', 'ur')).toEqual(['karachi-finance']);
    expect(await found('报关员 内罗毕', 'zh-CN')).toEqual(['nairobi-customs']);
    expect(await found('gümrük', 'fr')).toEqual([]);
    // A position without a text in the language is shown, and found, in English.
    expect(await found('motorcycle', 'fr')).toEqual([]);
    await inEnglishOnly('lagos-courier');
    expect(await found('motorcycle', 'fr')).toEqual(['lagos-courier']);
    await api.database.db.updateTable('job').set({ texts: textsOf('lagos-courier') }).where('id', '=', 'lagos-courier').execute();
  });

  it('are searched for the signs that were typed, which are no pattern', async () => {
    for (const keyword of ['%', '_', '\\', "' or 1=1 --", '$1']) expect(await api.ask(queryJobList, { keyword })).toMatchObject({ total: 0, list: [] });
    expect(await api.ask(queryJobList, { keyword: '   ' })).toMatchObject({ total: 18 });
    expect(await api.refused(queryJobList, { keyword: 'x'.repeat(81) })).toMatchObject({ fields: [{ field: 'keyword', code: 'tooLong' }] });
  });

  it('have a last day or none, and leave the list when it is over; their page still tells', async () => {
    const { db } = api.database;
    expect(await api.ask(queryJobDetail, { id: 'lagos-courier' })).toMatchObject({ closesAt: '2026-12-18T20:00:00.000Z', employment: 'FULL_TIME' });
    expect(await api.ask(queryJobDetail, { id: 'abuja-sales' })).toMatchObject({ closesAt: null });
    await db.updateTable('job').set({ open_days: null, closes_at: api.now() }).where('id', '=', 'lagos-courier').execute();
    await db.updateTable('job').set({ open_days: 0 }).where('id', '=', 'accra-support').execute();
    const idsAt = async (at: string) => {
      api.setTime(new Date(at));
      return (await api.ask(queryJobList, { pageSize: 50 })).list.map(({ id }) => id);
    };
    const openAt = async (id: string, at: string) => {
      const job = await findJob(db, id);
      return job && [isOpen(job, new Date(at)), closingTime(job, new Date(at))?.toISOString()];
    };
    const [before, during, after] = ['2026-11-20T10:29:59.999Z', '2026-11-20T10:30:00.000Z', '2026-11-20T20:00:00.000Z'];
    expect(await idsAt(before)).toEqual(expect.arrayContaining(['lagos-courier', 'accra-support']));
    expect(await openAt('lagos-courier', before)).toEqual([true, during]);
    const later = await idsAt(during);
    expect([later.includes('lagos-courier'), later.includes('accra-support')]).toEqual([false, true]);
    expect(await openAt('lagos-courier', during)).toEqual([false, during]);
    expect(await idsAt(after)).not.toContain('accra-support');
    expect(await openAt('accra-support', after)).toEqual([false, after]);
    expect(await api.ask(queryJobDetail, { id: 'lagos-courier' })).toMatchObject({ name: 'Motorcycle courier', closesAt: during });
    expect(await api.ask(queryJobList, { keyword: 'motorcycle' })).toMatchObject({ total: 0 });
    api.setTime(new Date(during));
  });

  it('refuse what does not exist', async () => {
    expect(await api.refused(queryJobDetail, { id: 'astronaut' })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    expect(await api.refused(queryJobDetail, {})).toMatchObject({ fields: [{ field: 'id', code: 'required' }] });
    expect(await api.refused(queryJobList, { type: 'X' })).toMatchObject({ fields: [{ field: 'type', code: 'choice' }] });
    expect(await api.refused(queryJobList, { pageSize: 1000 })).toMatchObject({ fields: [{ field: 'pageSize', code: 'tooLarge' }] });
  });
});
