import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import type { ArticleSummary } from '@amberlane/contract/calls/articles';
import type { SitePage } from '../page-renderer.ts';
import { startStubShell, stubRenderer, stubSettings, stubSource, TURKISH_HOST, type StubShell } from '../stub-shell.ts';
import { articlePages } from './article-pages.ts';
import { newsFeed } from './news-feed.ts';
import { createNewsSource } from './news-source.ts';

const article = (fields: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: 'peak-season', type: 'SERVICE', title: 'Peak & <season>', summary: 'Full\u0007 aircraft.', author: 'Operations', publishTime: '2026-11-01T09:00:00.000Z',
  readingMinutes: 2, cover: 'calendar', pinned: true, countries: null, language: 'en', languages: ['en', 'ar'], ...fields,
});
const pageOf = (list: readonly ArticleSummary[]) => ({ success: true, data: { total: list.length, pageNum: 1, pageSize: 50, list } });
const NEWS_PAGE: SitePage = { path: 'article-list', auth: 'public', indexable: true, markets: MARKETS };

describe('the feed', () => {
  const feed = (articles: readonly ArticleSummary[]) => newsFeed({ market: { country: 'GH', locale: 'en' }, origin: 'https://a.example', articles });

  it('names itself, its language and each article by an address that stays', () => {
    const xml = feed([article()]);
    expect(xml).toContain('<link>https://a.example/gh-en/article-list</link>');
    expect(xml).toContain('<atom:link href="https://a.example/gh-en/news.xml" rel="self" type="application/rss+xml"/>');
    expect(xml).toContain('<language>en-GH</language>');
    expect(xml).toContain('<title>Peak &amp; &lt;season&gt;</title><link>https://a.example/gh-en/article-list/peak-season</link>');
    expect(xml).toContain('<guid isPermaLink="true">https://a.example/gh-en/article-list/peak-season</guid><pubDate>Sun, 01 Nov 2026 09:00:00 GMT</pubDate>');
    expect(xml).toContain('<description>Full aircraft.</description>');
  });

  it('is XML whatever an article says', () => {
    const xml = feed([article({ title: ']]></title><script>\u0000\ud800', author: '"\'' })]);
    expect(xml).toContain('<title>]]&gt;&lt;/title&gt;&lt;script&gt;\ufffd</title>');
    expect(xml).toContain('<dc:creator>&quot;&apos;</dc:creator>');
    expect(xml).not.toContain('\u0000');
  });

  it('has the newest first, and one language', () => {
    const xml = feed([article(), article({ id: 'new', publishTime: '2026-11-09T09:00:00.000Z' }), article({ id: 'foreign', language: 'fr' })]);
    expect([...xml.matchAll(/<link>[^<]*article-list\/([a-z-]+)</g)].map(([, id]) => id)).toEqual(['new', 'peak-season']);
    expect(xml).toContain('<lastBuildDate>Mon, 09 Nov 2026');
  });
});

describe('articles in the sitemap', () => {
  it('stand where they may be read, in the languages that they have', () => {
    const [everywhere, turkish] = articlePages([article(), article(), article({ id: 'decree', countries: ['TR'], languages: ['en', 'tr'] })]);
    expect(everywhere?.markets.every(({ locale }) => locale === 'en' || locale === 'ar')).toBe(true);
    expect(everywhere?.markets).toHaveLength(14);
    expect(turkish).toEqual(expect.objectContaining({ path: 'article-list/decree', changed: '2026-11-01T09:00:00.000Z' }));
    expect(turkish?.markets.map(marketSegment).sort()).toEqual(['tr-en', 'tr-tr']);
  });
});

describe('articles of the API', () => {
  const place = { country: 'GH', locale: 'en' } as const;
  const source = (answers: (() => Promise<Response>)[]) => {
    const times = { now: 0, asked: 0 };
    const send = () => {
      times.asked += 1;
      return (answers.shift() ?? (() => Promise.reject(new Error('down'))))();
    };
    return { times, news: createNewsSource({ apiBaseUrl: '', fetch: send, clock: () => times.now }) };
  };
  const good = (id: string) => () => Promise.resolve(Response.json(pageOf([article({ id })])));
  const ids = async (news: ReturnType<typeof createNewsSource>) => (await news.articles(place)).map(({ id }) => id);

  it('are asked for once in five minutes, and by readers at the same time once', async () => {
    const { times, news } = source([good('a'), good('b')]);
    expect(await Promise.all([ids(news), ids(news)])).toEqual([['a'], ['a']]);
    times.now = 6 * 60_000;
    expect(await ids(news)).toEqual(['b']);
    expect(times.asked).toBe(2);
  });

  it('count as they were while the API is down, which is asked again soon', async () => {
    const { times, news } = source([good('a'), () => Promise.resolve(new Response('<html>', { status: 502 })), good('c')]);
    await ids(news);
    times.now = 6 * 60_000;
    expect([await ids(news), await ids(news), times.asked]).toEqual([['a'], ['a'], 2]);
    times.now += 6_000;
    expect(await ids(news)).toEqual(['c']);
  });

  it('can’t be had when there never was an answer', async () => {
    const { times, news } = source([() => Promise.resolve(Response.json({ success: true, data: {} }))]);
    await expect(news.articles(place)).rejects.toThrow();
    await expect(news.articles(place)).rejects.toThrow();
    expect(times.asked).toBe(1);
  });
});

describe('the shell server', () => {
  let shell: StubShell | null = null;
  let api: Server | null = null;
  let asked: string[] = [];
  beforeEach(() => void (asked = []));
  afterEach(async () => {
    await shell?.close();
    await new Promise((resolve) => (api ? api.close(resolve) : resolve(undefined)));
    [shell, api] = [null, null];
  });
  const start = async (list: readonly ArticleSummary[] | null, pages: readonly SitePage[] = [NEWS_PAGE]): Promise<StubShell> => {
    api = createServer((request, response) => {
      asked.push(String(request.headers['lang']));
      response.writeHead(list ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify(list ? pageOf(list) : {}));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => api?.once('listening', resolve));
    const apiBaseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    shell = await startStubShell({ settings: stubSettings({ apiBaseUrl }), renderers: stubSource(stubRenderer({ pages })) });
    return shell;
  };

  it('serves the feed of a place, once for those who have it', async () => {
    const { ask } = await start([article({ language: 'ar' })]);
    const { status, headers, text } = await ask('/eg-ar/news.xml');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/rss+xml; charset=utf-8', 'public, max-age=600']);
    expect(text).toContain('<language>ar-EG</language>');
    expect(asked).toEqual(['ar_EG']);
    expect((await ask('/eg-ar/news.xml', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
    expect((await ask('/eg-ar/news.xml', { method: 'HEAD' })).status).toBe(200);
  });

  it('has one where there is news: at places that there are, on their host, and while the page is pinned', async () => {
    const { ask } = await start([article({ language: 'tr' })]);
    const statuses = ['/tr-tr/news.xml', '/gh-fr/news.xml', '/nowhere/news.xml'].map(async (path) => (await ask(path)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
    expect((await ask('/tr-tr/news.xml', { headers: { host: TURKISH_HOST } })).status).toBe(200);
    await shell?.close();
    shell = await startStubShell();
    expect((await shell.ask('/gh-en/news.xml')).status).toBe(404);
  });

  it('asks feed readers to come again while the API is down, and keeps the sitemap without articles', async () => {
    const { ask } = await start(null);
    const { status, headers } = await ask('/gh-en/news.xml');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    const sitemap = await ask('/sitemaps/1.xml');
    expect(sitemap.status).toBe(200);
    expect(sitemap.text).toContain('/gh-en/article-list</loc>');
    expect(sitemap.text).not.toContain('article-list/');
  });

  it('lists articles in the sitemap with the day on which they changed', async () => {
    const { ask } = await start([article()]);
    expect((await ask('/sitemaps/1.xml')).text).toContain('/gh-en/article-list/peak-season</loc><lastmod>2026-11-01T09:00:00.000Z</lastmod>');
  });
});
