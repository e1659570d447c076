import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startStubShell, stubSettings, type StubShell } from '../stub-shell.ts';
import { socialPictureAddress } from './social-picture-address.ts';

let shell: StubShell;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shell-'));
  shell = await startStubShell({ settings: stubSettings({ dataDir }) });
});
afterEach(async () => {
  await shell.close();
  await rm(dataDir, { recursive: true, force: true });
});

const GHANA = { country: 'GH', locale: 'en' } as const;
/** As the stub renderer titles its pages. */
const address = (path: string, title = `Title of ${path}`): string => socialPictureAddress({ market: GHANA, path, title });

describe('pictures of pages', () => {
  it('are drawn for a page of the site and may be kept for good', async () => {
    const { status, headers, body } = await shell.ask(address('track'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body.subarray(1, 4).toString()).toBe('PNG');
  });

  it('of the home page have an address like all others', async () => {
    expect((await shell.ask(address(''))).status).toBe(200);
  });

  it('draw no words but the page’s own: an address with others leads to the true one', async () => {
    const { status, headers } = await shell.ask(address('track', 'Win a phone'));
    expect(status).toBe(302);
    expect(headers.location).toBe(address('track'));
  });

  it.each(['/-/og/x/gh-en.png', '/-/og/0123456789abcdef/xx-en.png', '/-/og/0123456789abcdef/gh-en/nothing.png', '/-/og/0123456789abcdef/gh-en', '/-/og/..%2f..%2fpasswd'])(
    'has none at %s',
    async (path) => expect((await shell.ask(path)).status).toBe(404),
  );
});
