import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { errorOf, JSON_CALL, stubApi } from './stub-api.ts';
import { SITE_HOST, startStubShell, stubSettings } from './stub-shell.ts';

const upstream = stubApi();

describe('a call', () => {
  it('reaches the API as it was made, and so does the answer', async () => {
    upstream.handler = (_request, response, body) => response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ echo: body }));
    const answer = await upstream.shell.ask('/oms/website/user/login?x=%C3%A9', { method: 'POST', headers: { ...JSON_CALL, lang: 'fr_FR', countrycode: 'MA' }, body: '{"a":1}' });
    expect(answer.status).toBe(400);
    expect(answer.text).toBe('{"echo":"{\\"a\\":1}"}');
    expect(upstream.seen[0]).toMatchObject({ method: 'POST', url: '/oms/website/user/login?x=%C3%A9', body: '{"a":1}', headers: { lang: 'fr_FR', countrycode: 'MA', version: '1.0.0' } });
  });

  it.each(['/v1/api/x', '/oms/x', '/officalsite/v1/x', '/publicservice/v1/x'])('%s is one', async (path) => {
    expect((await upstream.shell.ask(path)).status).toBe(200);
    expect(upstream.seen[0]?.url).toBe(path);
  });

  it('is answered with what nobody may keep, guess the type of or run', async () => {
    upstream.handler = (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=9' }).end('<svg/>');
    const { headers } = await upstream.shell.ask('/v1/api/file/view/a.svg');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('for the icon of a country is kept for as long as the API says', async () => {
    upstream.handler = (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).end('<svg/>');
    const { headers } = await upstream.shell.ask('/v1/api/country/icon/gh.svg');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    upstream.handler = (_request, response) => response.writeHead(404, { 'content-type': 'application/json', 'cache-control': 'public, max-age=86400' }).end('{"success":false}');
    expect((await upstream.shell.ask('/v1/api/country/icon/xx.svg')).headers['cache-control']).toBe('no-store');
  });

  it('brings the token of the cookie in both headers, and never the cookie', async () => {
    await upstream.shell.ask('/v1/api/x', { headers: { cookie: 'a=b; token=secret-1; nickName=Ama' } });
    expect(upstream.seen[0]?.headers).toMatchObject({ token: 'secret-1', authorization: 'secret-1' });
    expect(upstream.seen[0]?.headers.cookie).toBeUndefined();
  });

  it('of a program with a key goes on with the key alone, from wherever it comes', async () => {
    const answer = await upstream.shell.ask('/v1/api/order/addOrder', { method: 'POST', headers: { 'x-api-key': 'amk_a_b', 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', cookie: 'token=secret-1' }, body: '{}' });
    expect(answer.status).toBe(200);
    expect(upstream.seen[0]?.headers['x-api-key']).toBe('amk_a_b');
    expect([upstream.seen[0]?.headers['token'], upstream.seen[0]?.headers.authorization, upstream.seen[0]?.headers.cookie]).toEqual([undefined, undefined, undefined]);
  });

  it('can not forge who is calling', async () => {
    await upstream.shell.ask('/v1/api/x', {
      headers: {
        token: 'forged', authorization: 'forged', 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher',
        forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6', 'x-request-id': 'forged', te: 'trailers', connection: 'x-hop', 'x-hop': '1',
      },
    });
    const headers = upstream.seen[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-host']).toBe(SITE_HOST);
    for (const name of ['token', 'authorization', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'te', 'x-hop']) expect([name, headers[name]]).toEqual([name, undefined]);
    expect(headers['x-request-id']).not.toBe('forged');
  });

  it('comes with the address that a trusted proxy names', async () => {
    const behind = await startStubShell({ settings: stubSettings({ apiBaseUrl: `http://127.0.0.1:${upstream.port}`, trustedProxies: ['127.0.0.1'] }) });
    await behind.ask('/v1/api/x', { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' } });
    await behind.close();
    expect(upstream.seen[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  it('a broken token is no token', async () => {
    await upstream.shell.ask('/v1/api/x', { headers: { cookie: 'token=a%0d%0ax-admin%3a1' } });
    expect(upstream.seen[0]?.headers.token).toBeUndefined();
  });

  it('sets no cookie and closes no connection of the reader', async () => {
    upstream.handler = (_request, response) => response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'token=x', server: 'secret/1', 'keep-alive': 'timeout=1' }).end('{}');
    const { headers } = await upstream.shell.ask('/v1/api/x');
    expect([headers['set-cookie'], headers.server]).toEqual([undefined, undefined]);
  });

  it('opens a session without handing its token to the page', async () => {
    upstream.handler = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":{"accessToken":"secret-1","userName":"Ama"}}');
    const answer = await upstream.shell.ask('/oms/website/user/login', { method: 'POST', headers: { ...JSON_CALL, 'accept-encoding': 'br' }, body: '{}' });
    expect(answer.headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringMatching(/^token=secret-1;.*HttpOnly/), expect.stringMatching(/^nickName=Ama;/)]));
    expect(answer.text).toBe('{"success":true,"data":{"accessToken":"","userName":"Ama"}}');
    expect(upstream.seen[0]?.headers['accept-encoding']).toBe('identity');
  });

  it('whose sign-in answer breaks off is refused, and opens nothing', async () => {
    upstream.handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' }).write('{"success":true');
      setImmediate(() => response.destroy());
    };
    const answer = await upstream.shell.ask('/oms/website/user/login', { method: 'POST', headers: JSON_CALL, body: '{}' });
    expect([answer.status, errorOf(answer).code, answer.headers['set-cookie']]).toEqual([503, ERROR.SERVICE, undefined]);
  });

  it('that finds the session over takes its cookies away', async () => {
    upstream.handler = (_request, response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{"success":false,"error":{"code":1200004,"message":"m"}}');
    const answer = await upstream.shell.ask('/oms/customer/getId', { headers: { cookie: 'token=old' } });
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringMatching(/^token=;.*Max-Age=0/)]));
    expect(errorOf(answer).code).toBe(ERROR.SESSION_EXPIRED);
  });

  it.each(['/v1/../docs', '/v1/%2e%2e/docs', '/v1/..%2fdocs', '/v1/..%5cdocs', '/v1//docs', '/v1/%00'])('%s leads nowhere', async (path) => {
    const { status } = await upstream.shell.ask(path);
    expect([status >= 400, upstream.seen]).toEqual([true, []]);
  });
});
