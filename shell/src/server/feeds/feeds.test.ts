import { afterEach, describe, expect, it } from '@jest/globals';
import type { FeedEntry } from '@amberlane/core';
import { COUNTRIES, marketSegment, type Market } from '@amberlane/contract/site';
import type { SiteFeed } from '../page-renderer.ts';
import { startStubShell, stubRenderer, stubSource, TURKISH_HOST, type StubShell } from '../stub-shell.ts';
import { rss } from './rss.ts';

const entry = (fields: Partial<FeedEntry> = {}): FeedEntry => ({
  path: 'stories/peak-season', title: 'Peak & <season>', summary: 'Full\u0007 aircraft.', author: 'Operations', date: '2026-11-01T09:00:00.000Z', ...fields,
});

describe('the RSS of a feed', () => {
  const feed = (entries: readonly FeedEntry[]): string =>
    rss({ market: { country: 'GH', locale: 'en' }, origin: 'https://a.example', path: 'stories.xml', page: 'stories', text: { title: 'Stories', description: 'What happens.', entries } });

  it('names itself, its language and each entry by an address that stays', () => {
    const xml = feed([entry()]);
    expect(xml).toContain('<title>Amberlane Ghana: Stories</title>');
    expect(xml).toContain('<link>https://a.example/gh-en/stories</link>');
    expect(xml).toContain('<atom:link href="https://a.example/gh-en/stories.xml" rel="self" type="application/rss+xml"/>');
    expect(xml).toContain('<language>en-GH</language>');
    expect(xml).toContain('<title>Peak &amp; &lt;season&gt;</title><link>https://a.example/gh-en/stories/peak-season</link>');
    expect(xml).toContain('<guid isPermaLink="true">https://a.example/gh-en/stories/peak-season</guid><pubDate>Sun, 01 Nov 2026 09:00:00 GMT</pubDate>');
    expect(xml).toContain('<description>Full aircraft.</description>');
  });

  it('is XML whatever an entry says', () => {
    const xml = feed([entry({ title: ']]></title><script>\u0000\ud800', author: '"\'' })]);
    expect(xml).toContain('<title>]]&gt;&lt;/title&gt;&lt;script&gt;\ufffd</title>');
    expect(xml).toContain('<dc:creator>&quot;&apos;</dc:creator>');
    expect(xml).not.toContain('\u0000');
  });

  it('has the newest first', () => {
    const xml = feed([entry(), entry({ path: 'stories/new', date: '2026-11-09T09:00:00.000Z' })]);
    expect([...xml.matchAll(/<link>[^<]*stories\/([a-z-]+)</g)].map(([, id]) => id)).toEqual(['new', 'peak-season']);
    expect(xml).toContain('<lastBuildDate>Mon, 09 Nov 2026');
  });
});

describe('the shell server', () => {
  let shell: StubShell | null = null;
  afterEach(async () => {
    await shell?.close();
    shell = null;
  });
  const asked: Market[] = [];
  const feed = (fields: Partial<SiteFeed> = {}): SiteFeed => ({
    path: 'stories.xml',
    page: 'stories',
    countries: new Set(COUNTRIES),
    read: (market) => {
      asked.push(market);
      return Promise.resolve({ title: 'Stories', description: 'What happens.', entries: [entry()] });
    },
    ...fields,
  });
  const start = async (...feeds: SiteFeed[]): Promise<StubShell> => {
    shell = await startStubShell({ renderers: stubSource(stubRenderer({ feeds })) });
    return shell;
  };

  it('serves a declared feed of a market, once for those who have it', async () => {
    const { ask } = await start(feed());
    const { status, headers, text } = await ask('/eg-ar/stories.xml');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/rss+xml; charset=utf-8', 'public, max-age=600']);
    expect(text).toContain('<language>ar-EG</language>');
    expect(asked.map(marketSegment)).toEqual(['eg-ar']);
    expect((await ask('/eg-ar/stories.xml', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
    expect((await ask('/eg-ar/stories.xml', { method: 'HEAD' })).status).toBe(200);
  });

  it('has it where its page exists, on the host of the market, and nowhere else', async () => {
    const { ask } = await start(feed({ countries: new Set(['GH', 'TR']) }));
    const statuses = ['/gh-en/stories.xml', '/tr-tr/stories.xml', '/gh-fr/stories.xml', '/ng-en/stories.xml', '/nowhere/stories.xml'].map(async (path) => (await ask(path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404, 404]);
    expect((await ask('/tr-tr/stories.xml', { headers: { host: TURKISH_HOST } })).status).toBe(200);
  });

  it('answers an address of no feed as it answers pages', async () => {
    const { ask } = await start(feed());
    const { status, headers } = await ask('/gh-en/others.xml');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('follows the pins without a restart', async () => {
    const renderers = stubSource(stubRenderer());
    shell = await startStubShell({ renderers });
    expect((await shell.ask('/gh-en/stories.xml')).status).toBe(404);
    renderers.replace(stubRenderer({ pinSet: 'pins2', feeds: [feed()] }));
    expect((await shell.ask('/gh-en/stories.xml')).status).toBe(200);
  });

  it('asks feed readers to come again while the entries can’t be had', async () => {
    const { ask } = await start(feed({ read: () => Promise.reject(new Error('down')) }));
    const { status, headers } = await ask('/gh-en/stories.xml');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
  });
});
