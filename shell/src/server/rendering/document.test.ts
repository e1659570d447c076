import { describe, expect, it } from '@jest/globals';
import type { HydrationData } from '../../site/hydration-data.ts';
import { renderDocument, type DocumentParts } from './document.ts';

const ID = 'ab'.repeat(32);
const artifact = (name: string, files: Readonly<Record<string, string>>) => ({ name, contentId: ID, manifest: '', files });
const BOOT = {
  hydrate: 'warm',
  shell: artifact('shell', { 'client/main.js': 'sha384-main' }),
  remotes: [artifact('mf-tracking', { 'client/remoteEntry.js': 'sha384-entry' })],
  run: { main: `/remotes/shell/${ID}/client/main.js`, scripts: [`/remotes/mf-tracking/${ID}/client/remoteEntry.js`], lateScripts: [], styles: [], data: [] },
} as unknown as HydrationData;
const PARTS: DocumentParts = {
  market: { country: 'EG', locale: 'ar' },
  head: { title: 'A < B', description: 'x "y"', jsonLd: [{ '@type': 'Thing', name: '</script><!--' }] },
  canonical: 'https://a.example/eg-ar',
  siteName: 'Amberlane',
  picture: null,
  css: 'p{x:1}',
  body: '<p>x</p>',
  script: { boot: BOOT, href: '/remotes/shell/loader.js', integrity: 'sha384-loader' },
};
const bootedWith = (changes: Partial<HydrationData>): string => renderDocument({ ...PARTS, script: { boot: { ...BOOT, ...changes }, href: '/l.js', integrity: 'x' } });

describe('the document around a page', () => {
  it('lets nothing that a page says end its element', () => {
    const html = renderDocument(PARTS);
    expect(html).toContain('<title>A &lt; B</title>');
    expect(html).toContain('content="x &quot;y&quot;"');
    expect(html).toContain('"name":"\\u003c/script>\\u003c!--"');
    expect(html).toMatch(/^<!doctype html><html lang="ar-EG" dir="rtl">/);
  });

  it('fetches the scripts of a page that starts by itself while it is read, each with its hash', () => {
    const links = bootedWith({ hydrate: 'idle' }).match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(links).toEqual([
      `<link rel="preload" as="script" href="/remotes/shell/${ID}/client/main.js" integrity="sha384-main" crossorigin="anonymous">`,
      `<link rel="preload" as="script" href="/remotes/mf-tracking/${ID}/client/remoteEntry.js" integrity="sha384-entry" crossorigin="anonymous">`,
    ]);
  });

  it.each(['warm', 'touch'] as const)('fetches nothing ahead for a page that waits for a touch (%s)', (hydrate) => expect(bootedWith({ hydrate })).not.toContain('preload'));

  it('is the target of the link back to the top', () => expect(renderDocument(PARTS)).toContain('<body id="top">'));

  it('names the feed of a page that has one', () => {
    const html = renderDocument({ ...PARTS, head: { ...PARTS.head, feed: { path: 'news.xml', title: 'News "x"' } } });
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="News &quot;x&quot;" href="/eg-ar/news.xml">');
    expect(renderDocument(PARTS)).not.toContain('rss+xml');
  });

  it('brings no script where a page only is read', () => {
    const html = renderDocument({ ...PARTS, head: { ...PARTS.head, jsonLd: [] }, script: null });
    expect(html).not.toContain('<script');
    expect(html).toContain('<p>x</p>');
  });
});
