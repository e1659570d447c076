import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { failure, type ApiError } from '@amberlane/contract/calls/envelope';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { registerProxy, unreadableAnswer } from './proxy.ts';
import { declarationsOf, NO_DECLARATIONS } from './site-declarations.ts';
import { SITE_HOST, startStubShell, stubRenderer, stubSettings, stubSource, type Answer, type StubShell } from './stub-shell.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const declarations = declarationsOf([{ name: 'mf-x', routes: [], forms: [], oneClicks: [{ call: '/v1/api/track/follow/unsubscribe/{token}', tokenLength: 43, page: 'track/follow' }] }]);

let api: Server;
let apiPort: number;
let shell: StubShell;
let seen: Seen[];
/** Calls that began to arrive, whole or not. */
let heard: number;
let handler: Handler;
const ok: Handler = (_request, response) => response.setHeader('content-type', 'application/json').end('{"success":true,"data":[]}');
const JSON_CALL = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', version: '1.0.0' };

beforeEach(async () => {
  seen = [];
  heard = 0;
  handler = ok;
  api = createServer((request, response) => {
    heard += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => {});
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      handler(request, response, body);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiPort = (api.address() as AddressInfo).port;
  shell = await startStubShell({ renderers: stubSource(stubRenderer({ declarations })), settings: stubSettings({ apiBaseUrl: `http://127.0.0.1:${apiPort}` }) });
});
afterEach(async () => {
  await shell.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const errorOf = ({ text }: Answer): ApiError => failure.parse(JSON.parse(text)).error;

describe('a call', () => {
  it('reaches the API as it was made, and so does the answer', async () => {
    handler = (_request, response, body) => response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ echo: body }));
    const answer = await shell.ask('/oms/website/user/login?x=%C3%A9', { method: 'POST', headers: { ...JSON_CALL, lang: 'fr_FR', countrycode: 'MA' }, body: '{"a":1}' });
    expect(answer.status).toBe(400);
    expect(answer.text).toBe('{"echo":"{\\"a\\":1}"}');
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/oms/website/user/login?x=%C3%A9', body: '{"a":1}', headers: { lang: 'fr_FR', countrycode: 'MA', version: '1.0.0' } });
  });

  it.each(['/v1/api/x', '/oms/x', '/officalsite/v1/x', '/publicservice/v1/x'])('%s is one', async (path) => {
    expect((await shell.ask(path)).status).toBe(200);
    expect(seen[0]?.url).toBe(path);
  });

  it('is answered with what nobody may keep, guess the type of or run', async () => {
    handler = (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=9' }).end('<svg/>');
    const { headers } = await shell.ask('/v1/api/file/view/a.svg');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('for the icon of a country is kept for as long as the API says', async () => {
    handler = (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).end('<svg/>');
    const { headers } = await shell.ask('/v1/api/country/icon/gh.svg');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    handler = (_request, response) => response.writeHead(404, { 'content-type': 'application/json', 'cache-control': 'public, max-age=86400' }).end('{"success":false}');
    expect((await shell.ask('/v1/api/country/icon/xx.svg')).headers['cache-control']).toBe('no-store');
  });

  it('brings the token of the cookie in both headers, and never the cookie', async () => {
    await shell.ask('/v1/api/x', { headers: { cookie: 'a=b; token=secret-1; nickName=Ama' } });
    expect(seen[0]?.headers).toMatchObject({ token: 'secret-1', authorization: 'secret-1' });
    expect(seen[0]?.headers.cookie).toBeUndefined();
  });

  it('of a program with a key goes on with the key alone, from wherever it comes', async () => {
    const answer = await shell.ask('/v1/api/order/addOrder', { method: 'POST', headers: { 'x-api-key': 'amk_a_b', 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', cookie: 'token=secret-1' }, body: '{}' });
    expect(answer.status).toBe(200);
    expect(seen[0]?.headers['x-api-key']).toBe('amk_a_b');
    expect([seen[0]?.headers['token'], seen[0]?.headers.authorization, seen[0]?.headers.cookie]).toEqual([undefined, undefined, undefined]);
  });

  it('can not forge who is calling', async () => {
    await shell.ask('/v1/api/x', {
      headers: {
        token: 'forged', authorization: 'forged', 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher',
        forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6', 'x-request-id': 'forged', te: 'trailers', connection: 'x-hop', 'x-hop': '1',
      },
    });
    const headers = seen[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-host']).toBe(SITE_HOST);
    for (const name of ['token', 'authorization', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'te', 'x-hop']) expect([name, headers[name]]).toEqual([name, undefined]);
    expect(headers['x-request-id']).not.toBe('forged');
  });

  it('comes with the address that a trusted proxy names', async () => {
    const behind = await startStubShell({ settings: stubSettings({ apiBaseUrl: `http://127.0.0.1:${apiPort}`, trustedProxies: ['127.0.0.1'] }) });
    await behind.ask('/v1/api/x', { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' } });
    await behind.close();
    expect(seen[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  it('a broken token is no token', async () => {
    await shell.ask('/v1/api/x', { headers: { cookie: 'token=a%0d%0ax-admin%3a1' } });
    expect(seen[0]?.headers.token).toBeUndefined();
  });

  it('sets no cookie and closes no connection of the reader', async () => {
    handler = (_request, response) => response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'token=x', server: 'secret/1', 'keep-alive': 'timeout=1' }).end('{}');
    const { headers } = await shell.ask('/v1/api/x');
    expect([headers['set-cookie'], headers.server]).toEqual([undefined, undefined]);
  });

  it('opens a session without handing its token to the page', async () => {
    handler = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":{"accessToken":"secret-1","userName":"Ama"}}');
    const answer = await shell.ask('/oms/website/user/login', { method: 'POST', headers: { ...JSON_CALL, 'accept-encoding': 'br' }, body: '{}' });
    expect(answer.headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringMatching(/^token=secret-1;.*HttpOnly/), expect.stringMatching(/^nickName=Ama;/)]));
    expect(answer.text).toBe('{"success":true,"data":{"accessToken":"","userName":"Ama"}}');
    expect(seen[0]?.headers['accept-encoding']).toBe('identity');
  });

  it('whose sign-in answer breaks off is refused, and opens nothing', async () => {
    handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' }).write('{"success":true');
      setImmediate(() => response.destroy());
    };
    const answer = await shell.ask('/oms/website/user/login', { method: 'POST', headers: JSON_CALL, body: '{}' });
    expect([answer.status, errorOf(answer).code, answer.headers['set-cookie']]).toEqual([503, ERROR.SERVICE, undefined]);
  });

  it('that finds the session over takes its cookies away', async () => {
    handler = (_request, response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{"success":false,"error":{"code":1200004,"message":"m"}}');
    const answer = await shell.ask('/oms/customer/getId', { headers: { cookie: 'token=old' } });
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringMatching(/^token=;.*Max-Age=0/)]));
    expect(errorOf(answer).code).toBe(ERROR.SESSION_EXPIRED);
  });

  it.each(['/v1/../docs', '/v1/%2e%2e/docs', '/v1/..%2fdocs', '/v1/..%5cdocs', '/v1//docs', '/v1/%00'])('%s leads nowhere', async (path) => {
    const { status } = await shell.ask(path);
    expect([status >= 400, seen]).toEqual([true, []]);
  });
});

describe('a second spelling of a path', () => {
  const SPELLINGS = [
    '/oms/website/user/log%69n', '/oms/website/user/%6Cogin', '/oms/website/user/log%2569n', '/oms/website/user/login;x=1',
    '/oms/website/user/login/', '/oms/website/user//login', '/oms/website/%2e/user/login', '/oms/website/./user/login', '/oms/website/user/login#x', '/oms%2Fwebsite/user/login',
    '/oms/website/user/login%00', '/oms/website/user/caf%c3%a9',
  ];

  it.each(SPELLINGS)('%s leads to no sign-in', async (path) => {
    handler = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":{"accessToken":"secret-1","userName":"Ama"}}');
    const answer = await shell.ask(path, { method: 'POST', headers: JSON_CALL, body: '{}' });
    expect([answer.status >= 400, answer.text.includes('secret-1'), seen]).toEqual([true, false, []]);
  });

  it.each(['/oms/user/log%6fut', '/oms/user/log%6Fut', '/oms/user/log%256fut', '/oms/user/logout/', '/oms/user/logout;', '/oms/%75ser/logout'])('%s signs nobody out', async (path) => {
    const { status } = await shell.ask(path, { headers: { 'sec-fetch-site': 'cross-site', version: '1.0.0', cookie: 'token=secret-1' } });
    expect([status, seen]).toEqual([404, []]);
  });

  it('is not what callers write who encode the values of a path', async () => {
    expect((await shell.ask(`/v1/api/x/${encodeURIComponent('café a;b@c')}`)).status).toBe(200);
    expect(seen[0]?.url).toBe('/v1/api/x/caf%C3%A9%20a%3Bb%40c');
  });
});

describe('a call that changes something', () => {
  const order = (headers: Record<string, string>): Promise<Answer> => shell.ask('/oms/order/add', { method: 'POST', headers, body: '{}' });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['a sister host', { ...json, 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { ...json, origin: 'https://evil.example' }],
    ['a hidden origin', { ...json, origin: 'null' }],
    ['nobody', json],
    ['a form of our own', { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }],
    ['a forged form', { origin: `http://${SITE_HOST}.evil.example`, 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is refused when it comes from %s', async (_from, headers) => {
    const answer = await order({ ...headers, lang: 'tr_TR' });
    expect(answer.status).toBe(403);
    expect(errorOf(answer).code).toBe(ERROR.VALIDATION);
    expect(seen).toEqual([]);
  });

  it.each([
    ['our page', { ...json, 'sec-fetch-site': 'same-origin' }],
    ['our page in an old browser', { ...json, origin: `http://${SITE_HOST}` }],
    ['our page with a file', { 'sec-fetch-site': 'same-origin', version: '1.0.0', 'content-type': 'multipart/form-data; boundary=x' }],
  ])('is passed on from %s', async (_from, headers) => expect((await order(headers)).status).toBe(200));

  it('signing out is one, although it is a GET', async () => {
    expect((await shell.ask('/oms/user/logout', { headers: { 'sec-fetch-site': 'cross-site', version: '1.0.0' } })).status).toBe(403);
    expect((await shell.ask('/oms/user/logout', { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(403);
    expect((await shell.ask('/oms/user/logout', { headers: { 'sec-fetch-site': 'same-origin', version: '1.0.0' } })).status).toBe(200);
  });
});

describe('the one click of a mail program', () => {
  it('is nobody’s call, whoever is signed in', async () => {
    await shell.ask(`/v1/api/track/follow/unsubscribe/${TOKEN}`, { method: 'POST', headers: { cookie: 'token=secret' } });
    expect(seen.map(({ headers }) => [headers['token'], headers.authorization])).toEqual([[undefined, undefined]]);
  });

  const TOKEN = 'A1_-'.repeat(10) + 'xyz';
  const click = (path: string): Promise<Answer> =>
    shell.ask(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' });

  it('needs neither cookie nor header', async () => {
    expect((await click(`/v1/api/track/follow/unsubscribe/${TOKEN}`)).status).toBe(200);
    expect(seen[0]).toMatchObject({ method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'x-forwarded-for': '127.0.0.1' } });
  });

  it.each([`/v1/api/track/follow/unsubscribe/${TOKEN}x`, `/v1/api/track/follow/unsubscribe/${TOKEN}/..`, '/v1/api/track/follow/stop', `/oms/v1/api/track/follow/unsubscribe/${TOKEN}`])(
    'opens no other address: %s',
    async (path) => {
      expect((await click(path)).status).toBeGreaterThanOrEqual(400);
      expect(seen).toEqual([]);
    },
  );

  it('leads who opens it as a link to the page with the button, and stops nothing', async () => {
    const { status, headers } = await shell.ask(`/v1/api/track/follow/unsubscribe/${TOKEN}`, { headers: { cookie: 'defaultCountryCode=GH; locale=en' } });
    expect([status, headers.location, headers['cache-control']]).toEqual([303, `/gh-en/track/follow?token=${TOKEN}`, 'no-store']);
    expect(seen).toEqual([]);
  });
});

describe('a request over 4 MiB', () => {
  it('is refused by its length before the API hears of it', async () => {
    const answer = await shell.ask('/oms/order/add', { method: 'POST', headers: JSON_CALL, body: Buffer.alloc(10 * 2 ** 20) });
    expect([answer.status, errorOf(answer).code, heard]).toEqual([413, ERROR.TOO_LARGE, 0]);
  });

  it('is refused while it comes when it hides its length', async () => {
    const answer = await shell.ask('/oms/order/add', { method: 'POST', headers: { ...JSON_CALL, 'transfer-encoding': 'chunked' }, body: Buffer.alloc(6 * 2 ** 20) });
    expect([answer.status, errorOf(answer).code, seen]).toEqual([413, ERROR.TOO_LARGE, []]);
  });
});

describe('an API that fails', () => {
  it.each([
    [500, ERROR.SERVICE],
    [502, ERROR.SERVICE],
    [504, ERROR.TIMEOUT],
    [404, ERROR.NOT_FOUND],
  ])('with %d and a page of HTML is spoken for in the envelope', async (status, code) => {
    handler = (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>nginx</h1>');
    const answer = await shell.ask('/v1/api/x', { headers: { lang: 'ur_UR' } });
    expect(answer.status).toBe(status);
    expect(errorOf(answer)).toEqual({ code, message: errorMessage(code, 'ur'), requestId: answer.headers['x-request-id'] });
  });

  it('with an error of its own is left to speak', async () => {
    handler = (_request, response) => response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '7' }).end('{"success":false}');
    const answer = await shell.ask('/v1/api/x');
    expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([503, '{"success":false}', '7']);
  });

  it('sends nobody elsewhere', async () => {
    handler = (_request, response) => response.writeHead(302, { location: 'https://evil.example' }).end();
    const answer = await shell.ask('/v1/api/x');
    expect([answer.status, answer.headers.location]).toEqual([502, undefined]);
  });

  it('breaks off: so does the answer', async () => {
    handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"succ', () => response.destroy());
    };
    await expect(shell.ask('/v1/api/x')).rejects.toThrow();
  });

  it('and can not be reached: says so at once, and is left alone after some calls', async () => {
    await new Promise((resolve) => {
      api.close(resolve);
      api.closeAllConnections();
    });
    const answers: Answer[] = [];
    for (let call = 0; call < 6; call += 1) answers.push(await shell.ask('/v1/api/x', { headers: { lang: 'fr_FR' } }));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503]);
    expect(answers.map((answer) => errorOf(answer).message)).toContain(errorMessage(ERROR.SERVICE, 'fr'));
    await new Promise<void>((resolve) => api.listen(apiPort, '127.0.0.1', resolve));
    expect((await shell.ask('/v1/api/x')).status).toBe(503);
    expect(seen).toEqual([]);
  });
});

describe('an API that never answers', () => {
  it('is said to be out of time', async () => {
    const app = Fastify({ genReqId: () => 'r1' });
    registerProxy(app, { apiBaseUrl: `http://127.0.0.1:${apiPort}`, breaker: createCircuitBreaker(), secure: false, declarations: () => NO_DECLARATIONS, openOneClick: (_request, reply) => reply, firstByteMs: 50 });
    handler = () => {};
    const response = await fetch(`${await app.listen({ port: 0 })}/v1/api/x`, { headers: { lang: 'zh_CN' } });
    expect([response.status, await response.json()]).toEqual([504, { success: false, error: { code: ERROR.TIMEOUT, message: errorMessage(ERROR.TIMEOUT, 'zh-CN'), requestId: 'r1' } }]);
    await app.close();
  });

  it('does not hold on to who left', async () => {
    const { promise: dropped, resolve: drop } = Promise.withResolvers<undefined>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>();
    handler = (_request, response) => {
      response.once('close', () => drop(undefined));
      ask(undefined);
    };
    const { hostname, port } = new URL(shell.address);
    const socket = connect(Number(port), hostname, () => socket.write(`GET /v1/api/x HTTP/1.1\r\nHost: ${SITE_HOST}\r\n\r\n`));
    await asked;
    socket.destroy();
    await dropped;
    expect(seen).toHaveLength(1);
  });
});

describe('one of two processes that hangs', () => {
  /** Every second connection leads to a process that takes calls and answers none. */
  const everySecondHangs = (): void => {
    let calls = 0;
    handler = (request, response, body) => {
      calls += 1;
      if (calls % 2 === 0) ok(request, response, body);
    };
  };
  const quick = async (): Promise<{ origin: string; close: () => Promise<void> }> => {
    const app = Fastify();
    registerProxy(app, { apiBaseUrl: `http://127.0.0.1:${apiPort}`, breaker: createCircuitBreaker(), secure: false, declarations: () => NO_DECLARATIONS, openOneClick: (_request, reply) => reply, firstByteMs: 1200 });
    return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
  };

  it('costs a read a part of the time, on another connection', async () => {
    everySecondHangs();
    const sockets = new Set<unknown>();
    api.on('request', (request: IncomingMessage) => sockets.add(request.socket));
    const { origin, close } = await quick();
    const start = performance.now();
    const { status } = await fetch(`${origin}/v1/api/x`);
    expect([status, seen.length, sockets.size]).toEqual([200, 2, 2]);
    expect(performance.now() - start).toBeLessThan(1100);
    await close();
  });

  it('never shuts the way to the other', async () => {
    everySecondHangs();
    const { origin, close } = await quick();
    const reads = await Promise.all(Array.from({ length: 12 }, () => fetch(`${origin}/v1/api/x`).then(({ status }) => status)));
    expect(reads.filter((status) => status === 503)).toEqual([]);
    everySecondHangs();
    const writes = await Promise.all(Array.from({ length: 12 }, () => fetch(`${origin}/v1/api/x`, { method: 'POST', headers: { ...JSON_CALL, 'x-api-key': 'amk_a_b' }, body: '{}' }).then(({ status }) => status)));
    expect(writes.sort()).toEqual([...Array.from({ length: 6 }, () => 200), ...Array.from({ length: 6 }, () => 504)]);
    expect((await fetch(`${origin}/v1/api/x`)).status).toBe(200);
    await close();
  });

  it.each(['/oms/order/add', '/oms/user/logout'])('is asked only once to change something: %s', async (path) => {
    handler = () => {};
    const { origin, close } = await quick();
    const { status } = await fetch(origin + path, path.endsWith('logout') ? { headers: JSON_CALL } : { method: 'POST', headers: JSON_CALL, body: '{}' });
    expect([status, seen.length]).toEqual([504, 1]);
    await close();
  });
});

describe('what no caller could read', () => {
  it.each([
    [200, 'application/json', null],
    [200, 'image/png', null],
    [304, '', null],
    [200, 'text/html; charset=utf-8', ERROR.GARBLED],
    [301, '', ERROR.GARBLED],
    [400, 'application/problem+json', null],
    [500, 'text/plain', ERROR.SERVICE],
    [400, '', ERROR.VALIDATION],
  ])('%d %s', (status, type, code) => expect(unreadableAnswer(status, type)?.code ?? null).toBe(code));
});
