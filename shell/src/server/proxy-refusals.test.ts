/** What the shell keeps from the API: other spellings, calls of other sites, and what is too large. */
import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { errorOf, JSON_CALL, stubApi } from './stub-api.ts';
import { SITE_HOST, type Answer } from './stub-shell.ts';

const upstream = stubApi();

describe('a second spelling of a path', () => {
  const SPELLINGS = [
    '/oms/website/user/log%69n', '/oms/website/user/%6Cogin', '/oms/website/user/log%2569n', '/oms/website/user/login;x=1',
    '/oms/website/user/login/', '/oms/website/user//login', '/oms/website/%2e/user/login', '/oms/website/./user/login', '/oms/website/user/login#x', '/oms%2Fwebsite/user/login',
    '/oms/website/user/login%00', '/oms/website/user/caf%c3%a9',
  ];

  it.each(SPELLINGS)('%s leads to no sign-in', async (path) => {
    upstream.handler = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":{"accessToken":"secret-1","userName":"Ama"}}');
    const answer = await upstream.shell.ask(path, { method: 'POST', headers: JSON_CALL, body: '{}' });
    expect([answer.status >= 400, answer.text.includes('secret-1'), upstream.seen]).toEqual([true, false, []]);
  });

  it.each(['/oms/user/log%6fut', '/oms/user/log%6Fut', '/oms/user/log%256fut', '/oms/user/logout/', '/oms/user/logout;', '/oms/%75ser/logout'])('%s signs nobody out', async (path) => {
    const { status } = await upstream.shell.ask(path, { headers: { 'sec-fetch-site': 'cross-site', version: '1.0.0', cookie: 'token=secret-1' } });
    expect([status, upstream.seen]).toEqual([404, []]);
  });

  it('is not what callers write who encode the values of a path', async () => {
    expect((await upstream.shell.ask(`/v1/api/x/${encodeURIComponent('café a;b@c')}`)).status).toBe(200);
    expect(upstream.seen[0]?.url).toBe('/v1/api/x/caf%C3%A9%20a%3Bb%40c');
  });
});

describe('a call that changes something', () => {
  const order = (headers: Record<string, string>): Promise<Answer> => upstream.shell.ask('/oms/order/add', { method: 'POST', headers, body: '{}' });
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
    expect(upstream.seen).toEqual([]);
  });

  it.each([
    ['our page', { ...json, 'sec-fetch-site': 'same-origin' }],
    ['our page in an old browser', { ...json, origin: `http://${SITE_HOST}` }],
    ['our page with a file', { 'sec-fetch-site': 'same-origin', version: '1.0.0', 'content-type': 'multipart/form-data; boundary=x' }],
  ])('is passed on from %s', async (_from, headers) => expect((await order(headers)).status).toBe(200));

  it('signing out is one, although it is a GET', async () => {
    expect((await upstream.shell.ask('/oms/user/logout', { headers: { 'sec-fetch-site': 'cross-site', version: '1.0.0' } })).status).toBe(403);
    expect((await upstream.shell.ask('/oms/user/logout', { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(403);
    expect((await upstream.shell.ask('/oms/user/logout', { headers: { 'sec-fetch-site': 'same-origin', version: '1.0.0' } })).status).toBe(200);
  });
});

describe('the one click of a mail program', () => {
  it('is nobody’s call, whoever is signed in', async () => {
    await upstream.shell.ask(`/v1/api/track/follow/unsubscribe/${TOKEN}`, { method: 'POST', headers: { cookie: 'token=secret' } });
    expect(upstream.seen.map(({ headers }) => [headers['token'], headers.authorization])).toEqual([[undefined, undefined]]);
  });

  const TOKEN = 'A1_-'.repeat(10) + 'xyz';
  const click = (path: string): Promise<Answer> =>
    upstream.shell.ask(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' });

  it('needs neither cookie nor header', async () => {
    expect((await click(`/v1/api/track/follow/unsubscribe/${TOKEN}`)).status).toBe(200);
    expect(upstream.seen[0]).toMatchObject({ method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'x-forwarded-for': '127.0.0.1' } });
  });

  it.each([`/v1/api/track/follow/unsubscribe/${TOKEN}x`, `/v1/api/track/follow/unsubscribe/${TOKEN}/..`, '/v1/api/track/follow/stop', `/oms/v1/api/track/follow/unsubscribe/${TOKEN}`])(
    'opens no other address: %s',
    async (path) => {
      expect((await click(path)).status).toBeGreaterThanOrEqual(400);
      expect(upstream.seen).toEqual([]);
    },
  );

  it('leads who opens it as a link to the page with the button, and stops nothing', async () => {
    const { status, headers } = await upstream.shell.ask(`/v1/api/track/follow/unsubscribe/${TOKEN}`, { headers: { cookie: 'defaultCountryCode=GH; locale=en' } });
    expect([status, headers.location, headers['cache-control']]).toEqual([303, `/gh-en/track/follow?token=${TOKEN}`, 'no-store']);
    expect(upstream.seen).toEqual([]);
  });
});

describe('a request over 4 MiB', () => {
  it('is refused by its length before the API hears of it', async () => {
    const answer = await upstream.shell.ask('/oms/order/add', { method: 'POST', headers: JSON_CALL, body: Buffer.alloc(10 * 2 ** 20) });
    expect([answer.status, errorOf(answer).code, upstream.heard]).toEqual([413, ERROR.TOO_LARGE, 0]);
  });

  it('is refused while it comes when it hides its length', async () => {
    const answer = await upstream.shell.ask('/oms/order/add', { method: 'POST', headers: { ...JSON_CALL, 'transfer-encoding': 'chunked' }, body: Buffer.alloc(6 * 2 ** 20) });
    expect([answer.status, errorOf(answer).code, upstream.seen]).toEqual([413, ERROR.TOO_LARGE, []]);
  });
});
