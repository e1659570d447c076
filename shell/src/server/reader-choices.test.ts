import { afterEach, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { startStubShell, stubRenderer, stubSource, type Answer, type StubShell } from './stub-shell.ts';

let shell: StubShell;
afterEach(() => shell.close());

const HTML = '<!doctype html><html lang="en-GH"><p>page</p></html>';
const startDocuments = async (): Promise<ReturnType<typeof stubRenderer>> => {
  const renderer = stubRenderer({ render: () => ({ html: HTML }) });
  shell = await startStubShell({ renderers: stubSource(renderer) });
  return renderer;
};

describe('pages of readers who chose', () => {
  it('are made from the one rendering, and kept from others', async () => {
    const renderer = await startDocuments();
    const light = await shell.ask('/gh-en');
    const dark = await shell.ask('/gh-en', { headers: { cookie: 'theme=dark', 'if-none-match': String(light.headers.etag) } });
    expect(dark.status).toBe(200);
    expect(dark.text).toContain('<html data-theme="dark"');
    expect(dark.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(light.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(light.text).toBe(HTML);
    expect(renderer.asked).toHaveLength(1);
  });

  it('are compressed and answered with 304 as any other', async () => {
    await startDocuments();
    const headers = { cookie: 'theme=dark', 'accept-encoding': 'br' };
    const dark = await shell.ask('/gh-en', { headers });
    expect(brotliDecompressSync(dark.body).toString()).toContain('data-theme="dark"');
    expect((await shell.ask('/gh-en', { headers: { ...headers, 'if-none-match': String(dark.headers.etag) } })).status).toBe(304);
    expect((await shell.ask('/gh-en', { headers: { 'if-none-match': String(dark.headers.etag) } })).status).toBe(200);
  });
});

describe('/-/theme', () => {
  const choose = (query: string, headers: Record<string, string> = {}): Promise<Answer> => shell.ask(`/-/theme?${query}`, { headers });

  it('keeps dark for a year, forgets it for light, and goes back to the page', async () => {
    shell = await startStubShell();
    const dark = await choose('to=dark&back=%2Fgh-en%2Ftrack%3Fnumbers%3D1');
    expect([dark.status, dark.headers.location, dark.headers['set-cookie']]).toEqual([
      303, '/gh-en/track?numbers=1', ['theme=dark; Path=/; SameSite=Lax; Max-Age=31536000'],
    ]);
    expect((await choose('to=light&back=%2Fgh-en')).headers['set-cookie']).toEqual(['theme=light; Path=/; SameSite=Lax; Max-Age=0']);
  });

  it.each(['https://evil.example/gh-en', '//evil.example', '/\\evil.example', ''])('never leads to %j', async (back) => {
    shell = await startStubShell();
    expect((await choose(`to=dark&back=${encodeURIComponent(back)}`)).headers.location).toBe('/');
  });

  it('keeps neither nonsense nor the choice of another site', async () => {
    shell = await startStubShell();
    expect((await choose('to=pink&back=%2Fgh-en')).headers['set-cookie']).toBeUndefined();
    expect((await choose('to=dark&back=%2Fgh-en', { 'sec-fetch-site': 'cross-site' })).headers['set-cookie']).toBeUndefined();
  });
});

describe('/-/consent', () => {
  const answer = (agree: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }): Promise<Answer> =>
    shell.ask(`/-/consent?agree=${agree}&back=%2Ftr-tr`, { method: 'POST', body: '', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });

  it('keeps an agreement for a year, a refusal for the visit', async () => {
    shell = await startStubShell();
    const agreed = await answer('1');
    expect([agreed.status, agreed.headers.location]).toEqual([303, '/tr-tr']);
    expect(agreed.headers['set-cookie']).toEqual(['cookieAgree=1; Path=/; SameSite=Lax; Max-Age=31536000']);
    expect((await answer('0')).headers['set-cookie']).toEqual(['cookieAgree=0; Path=/; SameSite=Lax']);
  });

  it('is no other site’s to give', async () => {
    shell = await startStubShell();
    expect((await answer('1', { 'sec-fetch-site': 'cross-site' })).headers['set-cookie']).toBeUndefined();
    expect((await answer('1', {})).headers['set-cookie']).toBeUndefined();
  });
});
