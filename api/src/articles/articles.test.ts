import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { COUNTRIES, LOCALES, localesOf, type Country } from '@amberlane/contract/site';
import { ARTICLE_TYPES, queryFrontBlogDetail, queryShowyBlogList, type ArticleBlock, type TextRun } from '@amberlane/contract/calls/articles';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { blocksOfBody } from './article-body.ts';
import { STARTING_ARTICLES } from './article-data.ts';
import { fillContent } from './content-data.ts';
import { wordsOfBlock } from './reading-time.ts';

/** What a text has in common with its translations: kinds, lengths of lists and tables, where links lead. */
function shapeOf(block: ArticleBlock): unknown {
  if (block.kind === 'list') return [block.items.length, block.runs?.map(linksOf)];
  if (block.kind === 'table') return [block.head.length, block.rows.length];
  return block.kind === 'heading' ? block.kind : [block.kind, linksOf(block.runs)];
}

const linksOf = (runs: readonly TextRun[] = []): readonly string[] => runs.flatMap(({ href = [] }) => href);

describeOnOneDatabase('articles', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const idsFor = async (country: Country) => (await api.ask(queryShowyBlogList, { country, pageSize: 50 })).list.map(({ id }) => id);

  it.each(COUNTRIES)('lists for %s what its readers may see, pinned first, then the newest', async (country) => {
    const { total, list } = await api.ask(queryShowyBlogList, { country, pageSize: 50 });
    expect(total).toBe(list.length);
    expect(list.every(({ countries }) => countries === null || countries.includes(country))).toBe(true);
    expect(list.filter(({ countries }) => countries === null)).toHaveLength(8);
    expect(list.length).toBeGreaterThan(8);
    const order = [...list].sort((a, b) => Number(b.pinned) - Number(a.pinned) || Date.parse(b.publishTime) - Date.parse(a.publishTime));
    expect(list.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
    expect(list.every(({ publishTime }) => Date.parse(publishTime) <= api.now().getTime())).toBe(true);
  });

  it('takes the country from the header, Ghana when there is none, and lets the request decide over both', async () => {
    const all = { pageSize: 50 };
    const ids = async (input: object, headers: Record<string, string> = {}) => (await api.ask(queryShowyBlogList, input, { headers })).list.map(({ id }) => id);
    expect(await ids(all, { countryCode: 'PK' })).toEqual(await idsFor('PK'));
    expect(await ids(all)).toEqual(await idsFor('GH'));
    expect(await ids(all, { countryCode: "X' or 1=1" })).toEqual(await idsFor('GH'));
    expect(await ids({ ...all, country: 'TR' }, { countryCode: 'PK' })).toEqual(await idsFor('TR'));
  });

  it('pages without losing or repeating an article, and is empty beyond the end', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => api.ask(queryShowyBlogList, { country: 'SA', pageNum, pageSize: 3 })));
    expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(await idsFor('SA'));
    expect((await api.ask(queryShowyBlogList, { country: 'SA', pageNum: 99 })).list).toEqual([]);
  });

  it('filters by type', async () => {
    const lists = await Promise.all(ARTICLE_TYPES.map((type) => api.ask(queryShowyBlogList, { country: 'PK', type, pageSize: 50 })));
    expect(lists.flatMap(({ list }, index) => list.map(({ type }) => type === ARTICLE_TYPES[index]))).not.toContain(false);
    expect(lists.reduce((sum, { total }) => sum + total, 0)).toBe((await idsFor('PK')).length);
  });

  it('filters by year and by words, and counts what stands behind each filter', async () => {
    const all = await api.ask(queryShowyBlogList, { country: 'PK', pageSize: 50 });
    const year = new Date(all.list[0]?.publishTime ?? 0).getUTCFullYear();
    expect(all.years.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    expect(all.types.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    const customs = await api.ask(queryShowyBlogList, { country: 'PK', type: 'CUSTOMS', year, pageSize: 50 });
    expect(customs.total).toBe(customs.list.length);
    expect(customs.list.every(({ publishTime }) => new Date(publishTime).getUTCFullYear() === year)).toBe(true);
    expect(customs.types).toEqual(expect.arrayContaining([{ type: 'CUSTOMS', count: customs.total }, expect.objectContaining({ type: 'SERVICE' })]));
    expect(await api.ask(queryShowyBlogList, { country: 'PK', year: 2001 })).toMatchObject({ total: 0, list: [], types: [], years: all.years });
  });

  it.each([
    ['en', 'GH', 'PILLOW formula', ['chargeable-weight']],
    ['zh-CN', 'GH', '枕头', ['chargeable-weight']],
    ['ar', 'EG', 'الوسادة', ['chargeable-weight']],
    ['tr', 'TR', 'yastık', ['chargeable-weight']],
    ['en', 'GH', 'pillow nowhere', []],
    ['en', 'GH', 'paragraph', []],
    ['en', 'GH', '%', []],
    ['en', 'GH', "'; drop table article; --", []],
  ] as const)('finds in %s for %s by %j', async (locale, country, search, ids) => {
    const found = await api.ask(queryShowyBlogList, { country, search }, { locale });
    expect(found.list.map(({ id }) => id)).toEqual(ids);
    expect(found.total).toBe(ids.length);
  });

  it('shows what an editor wrote in HTML as blocks, and finds its words', async () => {
    const { db } = api.database;
    const html = '<p>Our <strong>quokka</strong> desk<script>alert(1)</script> <a href="javascript:alert(1)">moves</a> to <a href="/contact-us">Accra</a>.</p><table><tr><th>Day</th></tr><tr><td>Tramday</td></tr></table>';
    const texts = JSON.stringify({ en: { title: 'The desk\u202e moves', summary: 'To Accra.', body: { html } } });
    await db.insertInto('article').values({ id: 'from-an-editor', type: 'COMPANY', countries: JSON.stringify(['GH']), desk: 'newsroom', cover: 'map', pinned: false, days_ago: null, published_at: new Date('2020-05-01T08:00:00Z'), texts, edited: true }).execute();
    const article = await api.ask(queryFrontBlogDetail, { id: 'from-an-editor', country: 'GH' });
    expect(article).toMatchObject({ title: 'The desk moves', publishTime: '2020-05-01T08:00:00.000Z', languages: ['en'] });
    expect(article.body).toEqual([
      { kind: 'paragraph', text: 'Our quokka desk moves to Accra.', runs: [{ text: 'Our ' }, { text: 'quokka', strong: true }, { text: ' desk moves to ' }, { text: 'Accra', href: 'contact-us' }, { text: '.' }] },
      { kind: 'table', head: [{ text: 'Day' }], rows: [[{ text: 'Tramday' }]] },
    ]);
    const search = async (words: string) => (await api.ask(queryShowyBlogList, { country: 'GH', search: words })).total;
    expect([await search('quokka'), await search('strong'), await search('tramday')]).toEqual([1, 0, 1]);
    expect((await api.ask(queryShowyBlogList, { country: 'GH', year: 2020 })).list.map(({ id }) => id)).toEqual(['from-an-editor']);
    await db.deleteFrom('article').where('id', '=', 'from-an-editor').execute();
  });

  it('gives one article in the asked language', async () => {
    const article = await api.ask(queryFrontBlogDetail, { id: 'turkey-decree-10813', country: 'TR' }, { locale: 'tr' });
    expect(article).toMatchObject({ language: 'tr', author: 'Gümrük Ekibi', type: 'CUSTOMS', countries: ['TR'] });
    expect(article.title).toMatch(/^Türkiye/);
    expect(article.body.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['paragraph', 'heading', 'list']));
  });

  it('is English throughout, and says so, where a language is missing', async () => {
    const article = await api.ask(queryFrontBlogDetail, { id: 'turkey-decree-10813', country: 'TR' }, { locale: 'ar' });
    expect(article).toMatchObject({ language: 'en', author: 'Customs team' });
    expect(JSON.stringify(article)).not.toMatch(/[\u0600-\u06FF]/);
  });

  it.each(LOCALES)('refuses an article of other countries in %s', async (locale) => {
    const refusal = await api.refused(queryFrontBlogDetail, { id: 'turkey-decree-10813', country: 'NG' }, { locale });
    expect(refusal).toMatchObject({ status: 403, code: ERROR.ARTICLE_OF_OTHER_COUNTRY, message: errorMessage(ERROR.ARTICLE_OF_OTHER_COUNTRY, locale) });
  });

  it('knows no other article, and names the field that is wrong', async () => {
    expect(await api.refused(queryFrontBlogDetail, { id: 'nothing' })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    expect(await api.refused(queryFrontBlogDetail, {})).toMatchObject({ status: 400, fields: [{ field: 'id', code: 'required' }] });
    expect(await api.refused(queryShowyBlogList, { pageSize: 51 })).toMatchObject({ fields: [{ field: 'pageSize', code: 'tooLarge' }] });
    expect(await api.refused(queryShowyBlogList, { pageNum: 0 })).toMatchObject({ fields: [{ field: 'pageNum' }] });
    expect(await api.refused(queryShowyBlogList, { type: 'GOSSIP' })).toMatchObject({ fields: [{ field: 'type', code: 'choice' }] });
    expect(await api.refused(queryShowyBlogList, { year: 'last' })).toMatchObject({ fields: [{ field: 'year' }] });
    expect(await api.refused(queryShowyBlogList, { search: 'x'.repeat(81) })).toMatchObject({ fields: [{ field: 'search', code: 'tooLong' }] });
    expect(await api.refused(queryShowyBlogList, { country: 'XX' })).toMatchObject({ fields: [{ field: 'country', code: 'choice' }] });
  });

  it('is filled once, mends what differs from the installation and spares what an operator changed', async () => {
    const { db } = api.database;
    await db.updateTable('article').set({ cover: 'changed' }).where('id', '=', 'peak-season').execute();
    await fillContent(db);
    const cover = async (id: string) => (await db.selectFrom('article').select('cover').where('id', '=', id).executeTakeFirstOrThrow()).cover;
    expect(await cover('peak-season')).toBe('changed');
    await db.updateTable('article').set({ cover: 'own', edited: true }).where('id', '=', 'golden-week').execute();
    await db.updateTable('content_set').set({ hash: 'older' }).where('name', '=', 'articles').execute();
    await fillContent(db);
    expect([await cover('peak-season'), await cover('golden-week')]).toEqual(['calendar', 'own']);
  });
});

describe('the articles of the installation', () => {
  it('are 24, eight for every country in six languages, sixteen in every language of their countries', () => {
    expect(STARTING_ARTICLES).toHaveLength(24);
    expect(new Set(STARTING_ARTICLES.map(({ id }) => id)).size).toBe(24);
    for (const { id, countries, texts } of STARTING_ARTICLES) {
      const needed = countries ? [...new Set(countries.flatMap((country) => localesOf(country)))] : LOCALES;
      expect([id, Object.keys(texts).sort()]).toEqual([id, [...needed].sort()]);
    }
    expect(new Set(STARTING_ARTICLES.map(({ type }) => type))).toEqual(new Set(ARTICLE_TYPES));
    expect(new Set(STARTING_ARTICLES.flatMap(({ countries }) => countries ?? []))).toEqual(new Set(COUNTRIES));
  });

  it.each(STARTING_ARTICLES.map(({ id, texts }) => [id, texts] as const))('%s keeps to one language in each text, with the same parts', (_id, texts) => {
    const shapes = Object.values(texts).map(({ body }) => blocksOfBody(body).map(shapeOf));
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    for (const [locale, { title, summary, body }] of Object.entries(texts)) {
      const words = [title, summary, ...blocksOfBody(body).map(wordsOfBlock)].join(' ');
      const letters = words.match(/\p{L}/gu)?.length ?? 1;
      const share = (pattern: RegExp): number => (words.match(pattern)?.length ?? 0) / letters;
      if (locale === 'zh-CN') expect(share(/\p{Script=Han}/gu)).toBeGreaterThan(0.85);
      else if (locale === 'ar' || locale === 'ur') expect(share(/\p{Script=Arabic}/gu)).toBeGreaterThan(0.9);
      else expect(words).not.toMatch(/[\p{Script=Han}\p{Script=Arabic}]/u);
      expect(words).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/);
      if (locale === 'en') expect(words.split(/\s+/).length).toBeGreaterThan(140);
      if (locale === 'fr') expect(words).not.toMatch(/ [:;?!»]|« /);
      if (locale === 'ur') expect(words).not.toMatch(/[\u064A\u0643]/);
      if (locale === 'ar') expect(words).not.toMatch(/[\u06CC\u06A9\u06D4]/);
    }
  });
});
