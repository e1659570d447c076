import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import type { Admission } from '../site/route-guards.ts';
import { SITE_HOST, startStubShell, stubRenderer, stubSettings, stubSource, type StubRenderer, type StubShell } from './stub-shell.ts';

interface Asked {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** An API that knows one customer. */
function startApi(asked: Asked[]): Promise<Server> {
  const api = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      const right = request.url === '/oms/user/logout' || body.includes('"password":"right"');
      response.writeHead(right ? 200 : 401, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          right
            ? { success: true, data: { accessToken: 'secret', userName: 'ama@example.com', nickName: 'Ama', remembered: body.includes('"rememberMe":true') } }
            : { success: false, error: { code: ERROR.SIGN_IN_FAILED, message: 'Le mot de passe ne convient pas.' } },
        ),
      );
    });
  });
  return new Promise((resolve) => api.listen(0, '127.0.0.1', () => resolve(api)));
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();
const cookiesOf = (header: string | string[] | undefined): string[] => [header ?? []].flat().map((cookie) => cookie.split(';', 1)[0] ?? '');

let api: Server;
let shell: StubShell;
let renderer: StubRenderer;
let asked: Asked[];
let admission: Admission;

beforeEach(async () => {
  asked = [];
  admission = { kind: 'enter' };
  api = await startApi(asked);
  renderer = stubRenderer({
    admit: (_request, signedIn) => (signedIn && admission.kind === 'signIn' ? { kind: 'enter' } : admission),
    render: ({ signInFault }) => (signInFault ? { html: `<!doctype html><html><p>${signInFault.userName}: ${signInFault.message}</p></html>` } : {}),
  });
  const { port } = api.address() as AddressInfo;
  shell = await startStubShell({ settings: stubSettings({ apiBaseUrl: `http://127.0.0.1:${port}` }), renderers: stubSource(renderer) });
});

afterEach(async () => {
  await shell.close();
  await new Promise((resolve) => api.close(resolve));
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shell.ask(path, { method: 'POST', headers: { ...FORM, ...headers }, body: form(fields) });
const signIn = (password: string, returnTo: string, more: Record<string, string> = {}) => post('/-/sign-in', { userName: 'ama@example.com', password, returnTo, ...more });

describe('signing in with a plain form', () => {
  it('opens the session and leads back, the token hidden from scripts', async () => {
    const { status, headers } = await signIn('right', '/ma-fr/track?numbers=A');
    expect([status, headers.location]).toEqual([303, '/ma-fr/track?numbers=A']);
    expect(cookiesOf(headers['set-cookie'])).toEqual(['token=secret', 'userPin=Ama', 'nickName=Ama']);
    expect(headers['set-cookie']?.[0]).toContain('HttpOnly');
    expect(headers['cache-control']).toBe('no-store');
    expect(asked[0]).toMatchObject({ url: '/oms/website/user/login', headers: { lang: 'fr_FR', countrycode: 'MA' } });
  });

  it('remembers who asked for it', async () => {
    const { headers } = await signIn('right', '/gh-en', { rememberMe: 'true' });
    expect(headers['set-cookie']?.every((cookie) => cookie.includes('Max-Age=2592000'))).toBe(true);
    expect(cookiesOf(headers['set-cookie'])).toContain('remembered=1');
  });

  it('on the sign-in page leads to where its reader came from', async () => {
    const { headers } = await signIn('right', '/gh-en/user-opt/login?return=%2Fgh-en%2Fexpress%2Fmy-order%3Fpage%3D2');
    expect(headers.location).toBe('/gh-en/express/my-order?page=2');
  });

  it.each(['https://evil.example/gh-en', '//evil.example', '/gh-en/..//evil.example', '/gh-en/user-opt/login?return=//evil.example'])('never leads away from the site: %s', async (returnTo) => {
    const { headers } = await signIn('right', returnTo);
    expect(headers.location).toMatch(/^\/(?:cn|gh)-en$/);
  });

  it('shows the page again when it is refused, for this reader alone and with the API’s own sentence', async () => {
    const answer = await signIn('wrong', '/ma-fr/track');
    expect([answer.status, answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([401, 'private, no-store', undefined]);
    expect(answer.text).toContain('ama@example.com: Le mot de passe ne convient pas.');
    expect((await shell.ask('/ma-fr/track')).text).not.toContain('mot de passe');
  });

  it('says that the service is not there when it is not', async () => {
    await new Promise((resolve) => {
      api.close(resolve);
      api.closeAllConnections();
    });
    const { status, text: html } = await signIn('right', '/gh-en');
    expect(status).toBe(503);
    expect(html).toContain('ama@example.com: ');
    api = await startApi(asked);
  });

  it('is refused to a page of another site', async () => {
    const { status } = await post('/-/sign-in', { userName: 'u', password: 'right' }, { 'sec-fetch-site': 'cross-site' });
    expect([status, asked]).toEqual([403, []]);
  });
});

describe('signing out with a plain form', () => {
  it('ends the session at the API and takes its cookies away', async () => {
    const { status, headers } = await post('/-/sign-out', { returnTo: '/gh-en/track' }, { cookie: 'token=secret; nickName=Ama' });
    expect([status, headers.location]).toEqual([303, '/gh-en/track']);
    expect(cookiesOf(headers['set-cookie'])).toEqual(['token=', 'userPin=', 'nickName=', 'remembered=']);
    expect(asked[0]).toMatchObject({ url: '/oms/user/logout', headers: { token: 'secret', authorization: 'secret', version: '1.0.0' } });
  });
});

describe('the token', () => {
  const ask = (life: string, cookie: string) => shell.ask(`/-/session?life=${life}`, { method: 'POST', headers: { cookie, 'sec-fetch-site': 'same-origin' } });

  it('lives half an hour after a refresh, and to the end of the visit after the load', async () => {
    expect((await ask('refresh', 'token=secret')).headers['set-cookie']).toEqual(['token=secret; Path=/; SameSite=Lax; Max-Age=1800; HttpOnly']);
    expect((await ask('visit', 'token=secret')).headers['set-cookie']).toEqual(['token=secret; Path=/; SameSite=Lax; HttpOnly']);
  });

  it('of a remembered session keeps its life, and a visitor gets none', async () => {
    expect((await ask('refresh', 'token=secret; remembered=1')).headers['set-cookie']).toBeUndefined();
    expect((await ask('visit', 'nickName=Ama')).headers['set-cookie']).toBeUndefined();
  });
});

describe('on https', () => {
  const secureShell = async () => startStubShell({ settings: stubSettings({ siteOrigin: `https://${SITE_HOST}`, turkishOrigin: 'https://tr.site.example:8480', apiBaseUrl: shellApi() }) });
  const shellApi = (): string => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const PAGE_CALL = { 'sec-fetch-site': 'same-origin', version: '1.0.0' };

  it('a session of other days goes on, and its token gets the name that no sister host can write', async () => {
    const site = await secureShell();
    const answer = await site.ask('/v1/api/x', { headers: { ...PAGE_CALL, cookie: 'token=secret; remembered=1' } });
    expect(asked.at(-1)?.headers['token']).toBe('secret');
    expect(answer.headers['set-cookie']).toEqual(['__Host-token=secret; Path=/; SameSite=Lax; Secure; Max-Age=2592000; HttpOnly', 'token=; Path=/; SameSite=Lax; Secure; Max-Age=0; HttpOnly']);
    const next = await site.ask('/v1/api/x', { headers: { ...PAGE_CALL, cookie: 'token=attacker; __Host-token=secret' } });
    expect([asked.at(-1)?.headers['token'], next.headers['set-cookie']]).toEqual(['secret', undefined]);
    await site.ask('/v1/api/x', { headers: { ...PAGE_CALL, cookie: 'token=attacker; token=secret' } });
    expect(asked.at(-1)?.headers['token']).toBeUndefined();
    await site.close();
  });

  it('signing out empties the cache of the browser, by the form and by the call', async () => {
    const site = await secureShell();
    const form = await site.ask('/-/sign-out', { method: 'POST', headers: { ...FORM, cookie: '__Host-token=secret' }, body: 'returnTo=%2Fgh-en' });
    expect([form.status, form.headers['clear-site-data'], asked.at(-1)?.headers['token']]).toEqual([303, '"cache"', 'secret']);
    expect(cookiesOf(form.headers['set-cookie'])).toEqual(['__Host-token=', 'token=', 'userPin=', 'nickName=', 'remembered=']);
    const call = await site.ask('/oms/user/logout', { headers: { ...PAGE_CALL, cookie: 'token=secret' } });
    expect([call.status, call.headers['clear-site-data']]).toEqual([200, '"cache"']);
    expect(cookiesOf(call.headers['set-cookie'])).toEqual(['__Host-token=', 'token=', 'userPin=', 'nickName=', 'remembered=']);
    expect((await site.ask('/v1/api/x', { headers: PAGE_CALL })).headers['clear-site-data']).toBeUndefined();
    await site.close();
  });
});

describe('a guarded page', () => {
  it('sends who has no token to sign in and back, and takes away what is left of the session', async () => {
    admission = { kind: 'signIn' };
    const { status, headers } = await shell.ask('/gh-en/track?step=2', { headers: { cookie: 'userPin=1; nickName=Ama' } });
    expect([status, headers.location]).toEqual([302, '/gh-en/user-opt/login?return=%2Fgh-en%2Ftrack%3Fstep%3D2']);
    expect(cookiesOf(headers['set-cookie'])).toEqual(expect.arrayContaining(['userPin=', 'nickName=']));
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', 'Cookie']);
    expect((await shell.ask('/gh-en/track', { headers: { cookie: 'token=secret', host: SITE_HOST } })).status).toBe(200);
  });

  it('without a name leads to the root', async () => {
    admission = { kind: 'root' };
    const { status, headers } = await shell.ask('/gh-en/track');
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/', 'no-store']);
  });
});
