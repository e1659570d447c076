import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { LOCALES } from '@amberlane/contract/site';
import { startStubShell, stubSettings, type StubShell } from './stub-shell.ts';

const HOSTILE = '<script>alert(1)</script>&"\'';
const MESSAGES = [
  { to: '+233231234567', channel: 'sms', subject: '', text: 'Line one\nline two 480213', code: '480213', at: '2026-11-20T10:30:00.000Z' },
  { to: 'ama@example.com', channel: 'mail', subject: HOSTILE, text: HOSTILE, at: '2026-11-20T10:29:00.000Z' },
];

let shell: StubShell;
let api: Server | undefined;
const asked: string[] = [];
afterEach(async () => {
  asked.length = 0;
  await shell.close();
  await new Promise<void>((resolve) => (api ? api.close(() => resolve()) : resolve()));
  api = undefined;
});

async function startWith(status: number, body: string, demo = true): Promise<void> {
  api = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['x-forwarded-for'] === undefined ? 'for itself' : 'for another'}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  shell = await startStubShell({ settings: stubSettings({ demo, apiBaseUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }) });
}

describe('the outbox of the demo', () => {
  it('is read as data, newest first', async () => {
    await startWith(200, JSON.stringify(MESSAGES));
    const { status, text, headers } = await shell.ask('/-/outbox.json', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect([status, JSON.parse(text)]).toEqual([200, MESSAGES]);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(asked).toContain('/demo/outbox.json for itself');
  });

  it('is read as a page that runs nothing', async () => {
    await startWith(200, JSON.stringify(MESSAGES));
    const { status, text, headers } = await shell.ask('/-/outbox');
    expect(status).toBe(200);
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;');
    expect(text).toContain('<bdi class="code" dir="ltr">480213</bdi>');
    expect(text.indexOf('480213')).toBeLessThan(text.indexOf('ama@example.com'));
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it.each(LOCALES)('speaks %s to who chose it', async (locale) => {
    await startWith(200, '[]');
    const { text } = await shell.ask('/-/outbox', { headers: { cookie: `locale=${locale}` } });
    expect(text).toContain(`dir="${locale === 'ar' || locale === 'ur' ? 'rtl' : 'ltr'}"`);
    expect(text).toContain(
      { en: 'No messages have been sent yet.', 'zh-CN': '尚未发送任何消息。', fr: 'Aucun message', ar: 'لم تُرسل', ur: 'ابھی تک', tr: 'Henüz mesaj' }[locale],
    );
  });

  it.each([
    ['is refused by the API', 404, '{}', 404],
    ['fails in the API', 500, '{}', 502],
    ['is no list', 200, '{"to":1}', 502],
    ['is no JSON', 200, '<html>', 502],
  ])('that %s is not shown', async (_what, status, body, expected) => {
    await startWith(status, body);
    expect((await shell.ask('/-/outbox.json')).status).toBe(expected);
    expect((await shell.ask('/-/outbox')).status).toBe(expected);
  });

  it.each(['/-/outbox', '/-/outbox.json'])('does not exist outside the demo: %s', async (path) => {
    await startWith(200, JSON.stringify(MESSAGES), false);
    const { status, text } = await shell.ask(path);
    expect(status).toBe(404);
    expect(text).not.toContain('480213');
    expect(asked.filter((line) => line.includes('outbox'))).toEqual([]);
  });
});
