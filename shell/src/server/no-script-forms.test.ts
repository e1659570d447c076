import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { declarationsOf } from './site-declarations.ts';
import { startStubShell, stubRenderer, stubSettings, stubSource, type StubShell } from './stub-shell.ts';

const REMOTE = {
  name: 'mf-x',
  routes: [],
  oneClicks: [],
  forms: [
    { name: 'start', call: '/v1/api/track/follow/start', fields: ['waybillNo', 'email', 'homepage'], page: 'track/follow' },
    { name: 'ask', call: '/officalsite/v1/api/customer/feedback/saveCustomerFeedback', fields: ['questions', { name: 'topics', as: 'list' as const }], shows: ['reference', 'text'], page: 'track/follow' },
    { name: 'stop', call: '/v1/api/track/follow/stop', fields: ['token'], page: 'track/follow' },
  ],
};
const renderers = stubSource(null);

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
  renderers.replace(stubRenderer({ declarations: declarationsOf([REMOTE]) }));
  shell = await startStubShell({ renderers, settings: stubSettings({ apiBaseUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }) });
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
    const { status, headers } = await post('/-/form/mf-x/start', WISH);
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/ma-fr/track/follow?waybill=GH520938177409&sent=1', 'no-store']);
    expect(asked).toMatchObject([{ url: '/v1/api/track/follow/start', headers: { lang: 'fr_FR', countrycode: 'MA' }, body: { waybillNo: 'GH520938177409', email: 'ama@example.com', homepage: '' } }]);
  });

  it('that is refused leads back with the code, and puts nothing typed into the address', async () => {
    answer = { status: 429, body: JSON.stringify({ success: false, error: { code: ERROR.TOO_MANY_REQUESTS, message: 'm' } }) };
    expect((await post('/-/form/mf-x/start', WISH)).headers.location).toBe(`/ma-fr/track/follow?waybill=GH520938177409&fault=${ERROR.TOO_MANY_REQUESTS}`);
  });

  it('names the refused fields and what is wrong with them, and shows what its declaration says of the reply', async () => {
    const back = { returnTo: '/gh-en/track/follow?sent=1&reference=old' };
    const fields = [{ field: 'email', code: 'email', message: 'm' }, { field: 'answers.a', code: 'required', message: 'm' }, { field: 'x&y=1', code: 'format', message: 'm' }];
    answer = { status: 400, body: JSON.stringify({ success: false, error: { code: ERROR.VALIDATION, message: 'm', fields } }) };
    expect((await post('/-/form/mf-x/ask', back)).headers.location).toBe(`/gh-en/track/follow?fault=${ERROR.VALIDATION}&faultAt=email%2Canswers.a&faultIs=email%2Crequired`);
    answer = { status: 200, body: JSON.stringify({ success: true, data: { reference: 'FB-7K3Q-9M2D', text: 'x'.repeat(65), email: 'ama@example.com' } }) };
    expect((await post('/-/form/mf-x/ask', { ...back, topics: 'A' })).headers.location).toBe('/gh-en/track/follow?sent=1&reference=FB-7K3Q-9M2D');
    expect(asked.at(-1)?.body).toEqual({ questions: '', topics: ['A'] });
  });

  it('whose answer can not be read says that the service is not there', async () => {
    answer = { status: 502, body: '<html>' };
    expect((await post('/-/form/mf-x/stop', { token: 't', returnTo: '/gh-en/track/follow?token=t' })).headers.location).toBe(`/gh-en/track/follow?token=t&fault=${ERROR.SERVICE}`);
  });

  it('never leads away from the site', async () => {
    expect((await post('/-/form/mf-x/stop', { token: 't', returnTo: '//evil.example' })).headers.location).toBe('/cn-en/track/follow?sent=1');
  });

  it('is taken as long as the pins declare it, without a restart', async () => {
    renderers.replace(stubRenderer());
    expect((await post('/-/form/mf-x/start', WISH)).status).toBe(404);
    renderers.replace(stubRenderer({ declarations: declarationsOf([{ ...REMOTE, name: 'mf-y' }]) }));
    expect((await post('/-/form/mf-x/start', WISH)).status).toBe(404);
    expect((await post('/-/form/mf-y/start', WISH)).status).toBe(303);
  });

  it('passes on no field that is not declared, and the first of two with one name', async () => {
    await shell.ask('/-/form/mf-x/stop', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: 'token=a&token=b&role=admin&__proto__=x',
    });
    expect(asked.map(({ body }) => body)).toEqual([{ token: 'a' }]);
  });

  it('over 128 KiB is refused', async () => {
    expect((await post('/-/form/mf-x/stop', { token: 'x'.repeat(140_000) })).status).toBe(413);
  });

  it('is refused to a page of another site', async () => {
    expect((await post('/-/form/mf-x/start', WISH, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(asked).toEqual([]);
  });
});
