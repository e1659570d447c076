import { afterEach, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { startStubShell, stubRenderer, stubSource, TURKISH_HOST, type StubShell } from './stub-shell.ts';

let shell: StubShell;
afterEach(() => shell.close());

describe('pages', () => {
  it('shows a page under its country and language', async () => {
    shell = await startStubShell();
    const { status, text, headers } = await shell.ask('/gh-en/track');
    expect(status).toBe(200);
    expect(text).toContain('gh-en track');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('sends brotli to who takes it', async () => {
    shell = await startStubShell();
    const { headers, body } = await shell.ask('/gh-en', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('gh-en');
  });

  it('renders a page once for everybody and answers 304 to who has it', async () => {
    const renderer = stubRenderer();
    shell = await startStubShell({ renderers: stubSource(renderer) });
    const first = await shell.ask('/gh-en/track', { headers: { cookie: 'defaultCountryCode=GH; locale=en' } });
    const again = await shell.ask('/gh-en/track', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(renderer.asked).toHaveLength(1);
  });

  it('renders once for all who ask at the same time', async () => {
    const renderer = stubRenderer();
    shell = await startStubShell({ renderers: stubSource(renderer) });
    await Promise.all([shell.ask('/gh-en/track'), shell.ask('/gh-en/track'), shell.ask('/gh-en/track')]);
    expect(renderer.asked).toHaveLength(1);
  });

  it('asks the guard and the renderer about one request, so that its route is found once', async () => {
    const guarded: unknown[] = [];
    const renderer = stubRenderer({
      admit: (request) => {
        guarded.push(request);
        return { kind: 'enter' };
      },
    });
    shell = await startStubShell({ renderers: stubSource(renderer) });
    await shell.ask('/gh-en/track');
    expect(guarded).toHaveLength(1);
    expect(guarded[0]).toBe(renderer.asked[0]);
  });

  it('shows the new pins on the next request', async () => {
    const source = stubSource(stubRenderer());
    shell = await startStubShell({ renderers: source });
    const old = await shell.ask('/gh-en');
    source.replace(stubRenderer({ pinSet: 'pins2' }));
    const fresh = await shell.ask('/gh-en', { headers: { 'if-none-match': String(old.headers.etag) } });
    expect(old.text).toContain('pins1');
    expect(fresh.status).toBe(200);
    expect(fresh.text).toContain('pins2');
  });

  it('keeps nothing of an answer to a query, and tells nobody about it', async () => {
    const renderer = stubRenderer();
    shell = await startStubShell({ renderers: stubSource(renderer) });
    const { headers } = await shell.ask('/gh-en/track?no=NG407183529669');
    await shell.ask('/gh-en/track?no=NG407183529669');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers.etag).toBeUndefined();
    expect(renderer.asked.map(({ search }) => search)).toEqual(['?no=NG407183529669', '?no=NG407183529669']);
  });

  it('keeps no answer to a query even when the renderer would', async () => {
    const renderer = stubRenderer({ render: () => ({ cacheable: true }) });
    shell = await startStubShell({ renderers: stubSource(renderer) });
    for (const path of ['/gh-en/track?no=1', '/gh-en/track?no=1']) expect((await shell.ask(path)).headers['cache-control']).toBe('private, no-store');
    expect(renderer.asked).toHaveLength(2);
  });

  it('shows nobody else a page of old pins that was still being rendered', async () => {
    const { promise: started, resolve: start } = Promise.withResolvers<undefined>();
    const { promise: finished, resolve: finish } = Promise.withResolvers<undefined>();
    const source = stubSource(
      stubRenderer({
        render: async () => {
          start(undefined);
          await finished;
          return {};
        },
      }),
    );
    shell = await startStubShell({ renderers: source });
    const old = shell.ask('/gh-en');
    await started;
    source.replace(stubRenderer({ pinSet: 'pins2' }));
    const fresh = await shell.ask('/gh-en');
    finish(undefined);
    expect([(await old).text.includes('pins1'), fresh.text.includes('pins2')]).toEqual([true, true]);
    expect((await shell.ask('/gh-en')).text).toContain('pins2');
  });

  it('does not keep a page that a failed call left incomplete', async () => {
    const renderer = stubRenderer({ render: () => ({ cacheable: false }) });
    shell = await startStubShell({ renderers: stubSource(renderer) });
    const { headers } = await shell.ask('/gh-en');
    await shell.ask('/gh-en');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(renderer.asked).toHaveLength(2);
  });

  it('answers an unknown page with 404 that search engines leave out', async () => {
    shell = await startStubShell();
    const { status, headers } = await shell.ask('/gh-fr-x/nothing');
    expect([status, headers.location]).toEqual([302, '/cn-en/gh-fr-x/nothing']);
    const missing = await shell.ask('/gh-en/nothing');
    expect(missing.status).toBe(404);
    expect(missing.headers['x-robots-tag']).toBe('noindex');
    expect(missing.headers['cache-control']).toBe('private, no-store');
  });

  it('apologises in the language of the reader when rendering fails, with a link home', async () => {
    const renderer = stubRenderer({ render: () => Promise.reject(new Error('a secret of the stack')) });
    shell = await startStubShell({ renderers: stubSource(renderer) });
    const { status, text, headers } = await shell.ask('/ma-fr/track');
    expect(status).toBe(500);
    expect(text).toContain('lang="fr-MA"');
    expect(text).toContain('href="/ma-fr"');
    expect(text).toContain(String(headers['x-request-id']));
    expect(text).not.toContain('secret');
  });

  it('says that it is starting while nothing is pinned', async () => {
    shell = await startStubShell({ renderers: stubSource(null) });
    const { status, text, headers } = await shell.ask('/eg-ar');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(text).toContain('dir="rtl"');
  });

  it('answers HEAD without a body', async () => {
    shell = await startStubShell();
    const { status, text, headers } = await shell.ask('/gh-en', { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  it('takes no other method on a page', async () => {
    shell = await startStubShell();
    const { status, headers } = await shell.ask('/gh-en', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('hosts', () => {
  it('serves Turkey on its own host and sends it there from the other', async () => {
    shell = await startStubShell();
    expect((await shell.ask('/tr-tr', { headers: { host: TURKISH_HOST } })).status).toBe(200);
    const moved = await shell.ask('/tr-en/track?a=1');
    expect([moved.status, moved.headers.location]).toEqual([301, `http://${TURKISH_HOST}/tr-en/track?a=1`]);
  });

  it('refuses hosts that are not ours, whatever a proxy header says', async () => {
    shell = await startStubShell();
    const { status, text, headers } = await shell.ask('/', { headers: { host: 'evil.example', 'x-forwarded-host': 'site.example:8480' } });
    expect(status).toBe(421);
    expect(headers.location).toBeUndefined();
    for (const word of ['not one of our websites', '网址', 'n’est pas l’un des nôtres', 'ليس تابعًا لنا', 'ہماری ویب سائٹ نہیں', 'bize ait değil']) expect(text).toContain(word);
    const forged = await shell.ask('/tr-tr', { headers: { 'x-forwarded-host': TURKISH_HOST } });
    expect(forged.status).toBe(301);
  });
});

describe('redirects on the wire', () => {
  it('lets nobody keep what depends on a cookie', async () => {
    shell = await startStubShell();
    const { status, headers } = await shell.ask('/?utm=1', { headers: { cookie: 'defaultCountryCode=GH; locale=zh-CN' } });
    expect([status, headers.location]).toEqual([301, '/gh-cn?utm=1']);
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', 'Cookie']);
  });

  it('never names another site, however the target is written', async () => {
    shell = await startStubShell();
    for (const path of ['//evil.example', '/\\evil.example', '/%5cevil.example', '/gh-en/../x', '/%2e%2e/x', '/%zz', 'http://evil.example/', '/.//evil.example']) {
      const { status, headers } = await shell.ask(path);
      expect([path, status >= 400 && status < 500, headers.location]).toEqual([path, true, undefined]);
    }
  });
});
