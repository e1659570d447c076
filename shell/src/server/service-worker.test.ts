import vm from 'node:vm';
import { afterEach, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { FAREWELL_WORKER } from './service-worker.ts';
import { startStubShell, stubRenderer, stubSource, TURKISH_HOST, type StubShell } from './stub-shell.ts';

let shell: StubShell;
afterEach(() => shell.close());

describe('the service worker', () => {
  it('is the pinned shell’s own, asked for with every visit', async () => {
    shell = await startStubShell({ renderers: stubSource(stubRenderer({ serviceWorker: 'keepPages()' })) });
    const { text, headers } = await shell.ask('/sw.js');
    expect(text).toBe('keepPages()');
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await shell.ask('/sw.js', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
    const small = await shell.ask('/sw.js', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(small.body).toString()).toBe('keepPages()');
  });

  it('changes with the pins', async () => {
    const source = stubSource(stubRenderer({ serviceWorker: 'one()' }));
    shell = await startStubShell({ renderers: source });
    expect((await shell.ask('/sw.js')).text).toBe('one()');
    source.replace(stubRenderer({ pinSet: 'pins2', serviceWorker: 'two()' }));
    expect((await shell.ask('/sw.js', { headers: { host: TURKISH_HOST } })).text).toBe('two()');
  });

  it('takes itself away where none is wanted', async () => {
    shell = await startStubShell({ renderers: stubSource(stubRenderer({ serviceWorker: null })) });
    expect((await shell.ask('/sw.js')).text).toBe(FAREWELL_WORKER);
  });

  it('says goodbye: forgets its own pages, leaves others’ alone, unregisters', async () => {
    shell = await startStubShell();
    const deleted: string[] = [];
    let registered = true;
    const work: Promise<unknown>[] = [];
    vm.runInNewContext(FAREWELL_WORKER, {
      skipWaiting: () => undefined,
      caches: { keys: () => Promise.resolve(['amberlane-pages', 'amberlane-files', 'other']), delete: (name: string) => Promise.resolve(deleted.push(name)) },
      registration: { unregister: () => Promise.resolve((registered = false)) },
      addEventListener: (_type: string, listener: (event: { waitUntil: (promise: Promise<unknown>) => void }) => void) => listener({ waitUntil: (promise) => work.push(promise) }),
    });
    await Promise.all(work);
    expect(deleted).toEqual(['amberlane-pages', 'amberlane-files']);
    expect(registered).toBe(false);
  });
});
