import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { startStubShell, stubSettings, type StubShell } from './stub-shell.ts';

let api: Server;
let shell: StubShell;
let asked: { readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: unknown }[];
let answer: { readonly status: number; readonly body: string };

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: '{"success":true,"data":{}}' };
  api = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(body) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  shell = await startStubShell({ settings: stubSettings({ apiBaseUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }) });
});
afterEach(async () => {
  await shell.close();
  await new Promise((resolve) => api.close(resolve));
});

const post = (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  shell.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const WISH = { waybillNo: 'GH520938177409', email: 'ama@example.com', homepage: '', returnTo: '/ma-fr/track/follow?waybill=GH520938177409&fault=1' };

describe('a plain form', () => {
  it('is one call in the language of its page, and leads back to it', async () => {
    const { status, headers } = await post('/-/follow/start', WISH);
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/ma-fr/track/follow?waybill=GH520938177409&sent=1', 'no-store']);
    expect(asked).toMatchObject([{ url: '/v1/api/track/follow/start', headers: { lang: 'fr_FR', countrycode: 'MA' }, body: { waybillNo: 'GH520938177409', email: 'ama@example.com', homepage: '' } }]);
  });

  it('that is refused leads back with the code, and puts nothing typed into the address', async () => {
    answer = { status: 429, body: JSON.stringify({ success: false, error: { code: ERROR.TOO_MANY_REQUESTS, message: 'm' } }) };
    expect((await post('/-/follow/start', WISH)).headers.location).toBe(`/ma-fr/track/follow?waybill=GH520938177409&fault=${ERROR.TOO_MANY_REQUESTS}`);
  });

  it('whose answer can not be read says that the service is not there', async () => {
    answer = { status: 502, body: '<html>' };
    expect((await post('/-/follow/stop', { token: 't', returnTo: '/gh-en/track/follow?token=t' })).headers.location).toBe(`/gh-en/track/follow?token=t&fault=${ERROR.SERVICE}`);
  });

  it('never leads away from the site', async () => {
    expect((await post('/-/follow/confirm', { token: 't', returnTo: '//evil.example' })).headers.location).toMatch(/^\/(?:cn|gh)-en\?sent=1$/);
  });

  it('is refused to a page of another site', async () => {
    expect((await post('/-/follow/start', WISH, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
