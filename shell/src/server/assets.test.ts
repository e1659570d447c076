import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readAssetName } from './assets.ts';
import { startStubShell, type StubShell } from './stub-shell.ts';

const ID = 'a'.repeat(64);
const LISTED = new Set(['client/entry.js', 'client/plain.css', 'client/gone.js', 'server/page.cjs', 'client']);
let store: string;
let shell: StubShell;
let asked: string[];

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'amberlane-assets-'));
  const folder = join(store, 'mf-a', ID);
  await mkdir(join(folder, 'client'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'client/entry.js'), 'entry()');
  await writeFile(join(folder, 'client/entry.js.br'), brotliCompressSync('entry()'));
  await writeFile(join(folder, 'client/plain.css'), 'a{}');
  await writeFile(join(folder, 'server/page.cjs'), 'secret');
  await writeFile(join(store, 'secret.txt'), 'secret');
  asked = [];
  shell = await startStubShell({
    readAsset: (name, contentId, path) => {
      asked.push(path);
      return LISTED.has(path) ? join(store, name, contentId, path) : null;
    },
  });
});
afterEach(async () => {
  await shell.close();
  await rm(store, { recursive: true });
});

describe('files of artifacts', () => {
  it('are kept for good, by everybody', async () => {
    const { status, text, headers } = await shell.ask(`/remotes/mf-a/${ID}/client/plain.css`);
    expect([status, text]).toEqual([200, 'a{}']);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'content-length': '3',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  });

  it('come compressed to who takes brotli', async () => {
    const path = `/remotes/mf-a/${ID}/client/entry.js`;
    const small = await shell.ask(path, { headers: { 'accept-encoding': 'br' } });
    expect([small.headers['content-encoding'], small.headers['content-type']]).toEqual(['br', 'text/javascript; charset=utf-8']);
    expect((await shell.ask(path, { headers: { 'accept-encoding': 'gzip, br;q=0' } })).headers['content-encoding']).toBeUndefined();
    expect((await shell.ask(path)).text).toBe('entry()');
  });

  it('come without compression where there is none', async () => {
    const { text, headers } = await shell.ask(`/remotes/mf-a/${ID}/client/plain.css`, { headers: { 'accept-encoding': 'br' } });
    expect([text, headers['content-encoding']]).toEqual(['a{}', undefined]);
  });

  it('answer a CDN that asks under its own name', async () =>
    expect((await shell.ask(`/remotes/mf-a/${ID}/client/entry.js`, { headers: { host: 'origin.cdn.example' } })).status).toBe(200));

  it.each(['client/unlisted.js', 'client/gone.js', 'client', 'client/entry.js.br'])('%s is not there, which nobody keeps', async (path) => {
    const { status, headers } = await shell.ask(`/remotes/mf-a/${ID}/${path}`);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each([
    'server/page.cjs', '../../secret.txt', '%2e%2e/%2e%2e/secret.txt', '..%2f..%2fsecret.txt', '..%5c..%5csecret.txt', 'client/../server/page.cjs', 'client/%2e%2e/server/page.cjs',
    '/server/page.cjs', './server/page.cjs', '%73erver/page.cjs', 'client%2fentry.js', 'client/entry.js%00.css',
  ])('%s is refused before the store is asked', async (path) => {
    const { status, text } = await shell.ask(`/remotes/mf-a/${ID}/${path}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('secret');
    expect(asked).toEqual([]);
  });

  it.each([`/remotes/MF-A/${ID}/client/entry.js`, '/remotes/mf-a/abc/client/entry.js', '/remotes/mf-a', `/remotes/../${ID}/client/entry.js`])('%s names no file', (path) =>
    expect(readAssetName(path)).toBeNull());
});
