import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MARKETS } from '@amberlane/contract/site';
import { withoutIdentifiers } from './log-text.ts';
import { SITE_HOST, TURKISH_HOST, startStubShell, stubRenderer, stubSource, type Answer, type StubShell } from './stub-shell.ts';

let shell: StubShell;
afterEach(() => shell.close());

describe('/-/place', () => {
  const choose = (to: string, headers: Record<string, string> = {}): Promise<Answer> => shell.ask(`/-/place?to=${encodeURIComponent(to)}`, { headers });

  it('remembers a country and a language for a week and goes on', async () => {
    shell = await startStubShell();
    const { status, headers } = await choose('/gh-cn/track?no=1');
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/gh-cn/track?no=1', 'no-store']);
    expect(headers['set-cookie']).toEqual(['defaultCountryCode=GH; Max-Age=604800; Path=/; SameSite=Lax', 'locale=zh-CN; Max-Age=604800; Path=/; SameSite=Lax']);
    const back = await shell.ask('/', { headers: { cookie: 'defaultCountryCode=GH; locale=zh-CN' } });
    expect(back.headers.location).toBe('/gh-cn');
  });

  it('goes to the Turkish host in one hop', async () => {
    shell = await startStubShell();
    expect((await choose('/tr-tr/track')).headers.location).toBe(`http://${TURKISH_HOST}/tr-tr/track`);
  });

  it.each(['https://evil.example/gh-en', '//evil.example/gh-en', '/\\evil.example', '/gh-en/../x', '/xx-en', '/track', '', '/gh-en?a=\r\nSet-Cookie: b=c'])('refuses %j', async (to) => {
    shell = await startStubShell();
    const { status, headers } = await choose(to);
    expect([status, headers.location, headers['set-cookie']]).toEqual([400, undefined, undefined]);
  });

  it('does not let another site choose', async () => {
    shell = await startStubShell();
    const { status, headers } = await choose('/gh-en', { 'sec-fetch-site': 'cross-site' });
    expect([status, headers['set-cookie']]).toEqual([303, undefined]);
  });
});

describe('/-/beacon', () => {
  const event = { kind: 'remote', name: 'mf-tracking', build: 'abc123', outcome: 'ready', ms: 120 };
  const report = (body: string, headers: Record<string, string> = {}): Promise<Answer> =>
    shell.ask('/-/beacon', { method: 'POST', body, headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers } });

  const counted = async (): Promise<string[]> => (await shell.metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('shell_page_events_total{'));

  it('counts what pages tell', async () => {
    shell = await startStubShell();
    shell.metrics.knowBuilds([{ name: 'mf-tracking', contentId: 'abc123' }]);
    expect((await report(JSON.stringify(event))).status).toBe(204);
    await report(JSON.stringify(event));
    expect(await counted()).toEqual(['shell_page_events_total{remote="mf-tracking",build="abc123",kind="remote",outcome="ready"} 2']);
  });

  it.each([
    ['another shape', '{"kind":"remote"}', 400],
    ['more than it asks for', JSON.stringify({ ...event, user: 'Ama' }), 400],
    ['a name that is none', JSON.stringify({ ...event, name: '../../x' }), 400],
    ['no JSON', '{', 400],
    ['over 4 KiB', JSON.stringify({ ...event, detail: 'x'.repeat(5000) }), 413],
  ])('refuses %s', async (_what, body, status) => {
    shell = await startStubShell();
    expect((await report(body)).status).toBe(status);
    expect(await counted()).toEqual([]);
  });

  it('hears no other site', async () => {
    shell = await startStubShell();
    expect((await report(JSON.stringify(event), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('can not be made to remember without end', async () => {
    shell = await startStubShell();
    shell.metrics.knowBuilds([{ name: 'mf-tracking', contentId: 'abc123' }]);
    for (let made = 0; made < 40; made += 1) {
      await report(JSON.stringify({ ...event, name: `mf-${String.fromCharCode(97 + (made % 26))}x`, build: made.toString(16) }));
      await report(JSON.stringify({ ...event, build: `f${made.toString(16)}` }));
    }
    expect(await counted()).toEqual([
      'shell_page_events_total{remote="other",build="other",kind="remote",outcome="ready"} 40',
      'shell_page_events_total{remote="mf-tracking",build="other",kind="remote",outcome="ready"} 40',
    ]);
  });

  it('keeps what readers felt of a page by its remote alone', async () => {
    shell = await startStubShell();
    shell.metrics.knowBuilds([{ name: 'mf-tracking', contentId: 'abc123' }]);
    const vitals = { kind: 'vitals', name: 'mf-tracking', ttfb: 80, lcp: 900, inp: 40, cls: 0.013 };
    expect((await report(JSON.stringify(vitals))).status).toBe(204);
    expect((await report(JSON.stringify({ ...vitals, name: 'mf-made-up', inp: undefined }))).status).toBe(204);
    const text = await shell.metrics.registry.metrics();
    for (const line of ['lcp_seconds_sum{remote="mf-tracking"} 0.9', 'inp_seconds_count{remote="mf-tracking"} 1', 'ttfb_seconds_sum{remote="mf-tracking"} 0.08', 'cls_sum{remote="mf-tracking"} 0.013', 'cls_count{remote="other"} 1']) {
      expect(text).toContain(`shell_web_vitals_${line}`);
    }
    expect(text).not.toMatch(/made-up|inp_seconds_count\{remote="other"\}/);
    for (const wrong of [{ lcp: -1 }, { cls: 1e9 }, { path: '/gh-en' }]) expect((await report(JSON.stringify({ ...vitals, ...wrong }))).status).toBe(400);
  });

  it('logs nothing that names a reader', async () => {
    shell = await startStubShell();
    expect(withoutIdentifiers('/ng-en/track/shared/5f2b8c0d9e1a47638c5d2e7f90b1a364')).toBe('/ng-en/track/shared/…');
    expect(withoutIdentifiers('NG407183529669 of demo@amberlane.example, +233201234567\nchunk 412 failed')).toBe('… of …@… +… chunk 412 failed');
  });
});

describe('files of the site', () => {
  it('the site map of every pin set that was seen stays', async () => {
    const source = stubSource(stubRenderer());
    shell = await startStubShell({ renderers: source });
    source.replace(stubRenderer({ pinSet: 'pins2' }));
    for (const pinSet of ['pins1', 'pins2']) {
      const { text, headers } = await shell.ask(`/-/site/${pinSet}.json`);
      expect(JSON.parse(text)).toEqual({ pinSet });
      expect((await shell.ask(`/-/site/${pinSet}.en.json`)).text).toBe('[]');
      expect(headers['cache-control']).toContain('immutable');
    }
    for (const file of ['pins3.json', 'pins1', 'pins1.xx.json', '.json']) expect((await shell.ask(`/-/site/${file}`)).status).toBe(404);
  });

  it('what a browser can unpack is sent packed', async () => {
    shell = await startStubShell();
    const { headers, body } = await shell.ask('/-/site/pins1.json', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({ pinSet: 'pins1' });
    expect((await shell.ask('/-/site/pins1.json')).headers['content-encoding']).toBeUndefined();
  });

  it('each host has its own robots file and sitemap', async () => {
    shell = await startStubShell({ renderers: stubSource(stubRenderer({ pages: [{ path: 'track', auth: 'public', indexable: true, markets: MARKETS }] })) });
    expect((await shell.ask('/robots.txt')).text).toContain(`http://${SITE_HOST}/sitemap.xml`);
    const turkish = { headers: { host: TURKISH_HOST } };
    const { text: index } = await shell.ask('/sitemap.xml', turkish);
    expect(index).toContain(`<loc>http://${TURKISH_HOST}/sitemaps/1.xml</loc>`);
    const { text, headers } = await shell.ask('/sitemaps/1.xml', turkish);
    expect(headers['content-type']).toContain('xml');
    expect(text.match(/<loc>/g)).toHaveLength(2);
    for (const path of ['/sitemaps/2.xml', '/sitemaps/0.xml', '/sitemaps/x']) expect((await shell.ask(path, turkish)).status).toBe(404);
  });

  it.each(['/favicon.svg', '/favicon.ico'])('%s is the mark of the brand', async (path) => {
    shell = await startStubShell();
    expect((await shell.ask(path)).headers['content-type']).toBe('image/svg+xml');
  });

  it('what else is the shell’s own is not found, in the language of the reader', async () => {
    shell = await startStubShell();
    const { status, text } = await shell.ask('/-/unknown', { headers: { cookie: 'defaultCountryCode=MA; locale=fr' } });
    expect(status).toBe(404);
    expect(text).toContain('ma-fr');
  });
});

describe('every answer', () => {
  it.each(['/gh-en', '/gh-en/missing', '/', '/robots.txt', '/healthz', '/-/site/none.json', '/v1/api/x', '/remotes/x'])('%s has a request number and no guessed type', async (path) => {
    shell = await startStubShell();
    const { headers } = await shell.ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
