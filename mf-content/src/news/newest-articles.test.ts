/** What the shell server gets of the news: the feed's entries and the sitemap's addresses. */
import { describe, expect, it } from '@jest/globals';
import { createSiteStore, type ServerContext } from '@amberlane/core';
import { marketSegment, type Market } from '@amberlane/contract/site';
import feed from '../feeds/news/feed.ts';
import sitemap from '../sitemaps/articles/sitemap.ts';
import { answer, refusal, sampleArticle, samplePage } from '../../testing/sample-news.ts';

interface Asked {
  readonly lang: string | null;
  readonly body: unknown;
}

function contextOf(market: Market, respond: () => Response) {
  const asked: Asked[] = [];
  const fetchStub: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push({ lang: request.headers.get('lang'), body: await request.json() });
    return respond();
  };
  const site = createSiteStore({ transport: { baseUrl: 'http://api.example', fetch: fetchStub, market: () => market, timeoutMs: 1000, retryDelay: () => null } });
  return { asked, context: { market, site } satisfies ServerContext };
}

const ARABIC = { country: 'EG', locale: 'ar' } as const;

describe('the feed of the news', () => {
  it('has the articles of the country in its language, each under its own address', async () => {
    const { asked, context } = contextOf(ARABIC, answer(samplePage([sampleArticle({ language: 'ar', id: 'a b' }), sampleArticle({ id: 'foreign', language: 'en' })])));
    const entries = await feed.entries(context);
    expect(entries).toEqual([
      { path: 'article-list/a%20b', title: sampleArticle().title, summary: sampleArticle().summary, author: 'Operations', date: '2026-11-01T09:00:00.000Z' },
    ]);
    expect(asked).toEqual([{ lang: 'ar_EG', body: { country: 'EG', pageSize: 50 } }]);
  });

  it('can’t be had while the API fails', async () => {
    const { context } = contextOf(ARABIC, refusal(503, 1000503));
    await expect(feed.entries(context)).rejects.toMatchObject({ code: 1000503 });
  });
});

describe('articles in the sitemap', () => {
  it('stand where they may be read, in the languages that they have', async () => {
    const list = [sampleArticle({ languages: ['en', 'ar'] }), sampleArticle({ id: 'decree', countries: ['TR'], languages: ['en', 'tr'] })];
    const [everywhere, turkish] = await sitemap.entries(contextOf(ARABIC, answer(samplePage(list))).context);
    expect(everywhere?.markets).toHaveLength(14);
    expect(everywhere?.markets.every(({ locale }) => locale === 'en' || locale === 'ar')).toBe(true);
    expect(turkish).toMatchObject({ path: 'article-list/decree', changed: '2026-11-01T09:00:00.000Z' });
    expect(turkish?.markets.map(marketSegment).sort()).toEqual(['tr-en', 'tr-tr']);
  });
});
