/** What the shell answers while the API fails, hangs or is not there. */
import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { registerProxy, unreadableAnswer } from './proxy.ts';
import { NO_DECLARATIONS } from './site-declarations.ts';
import { answerOk, errorOf, JSON_CALL, stubApi } from './stub-api.ts';
import { SITE_HOST, type Answer } from './stub-shell.ts';

const upstream = stubApi();

describe('an API that fails', () => {
  it.each([
    [500, ERROR.SERVICE],
    [502, ERROR.SERVICE],
    [504, ERROR.TIMEOUT],
    [404, ERROR.NOT_FOUND],
  ])('with %d and a page of HTML is spoken for in the envelope', async (status, code) => {
    upstream.handler = (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>nginx</h1>');
    const answer = await upstream.shell.ask('/v1/api/x', { headers: { lang: 'ur_UR' } });
    expect(answer.status).toBe(status);
    expect(errorOf(answer)).toEqual({ code, message: errorMessage(code, 'ur'), requestId: answer.headers['x-request-id'] });
  });

  it('with an error of its own is left to speak', async () => {
    upstream.handler = (_request, response) => response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '7' }).end('{"success":false}');
    const answer = await upstream.shell.ask('/v1/api/x');
    expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([503, '{"success":false}', '7']);
  });

  it('sends nobody elsewhere', async () => {
    upstream.handler = (_request, response) => response.writeHead(302, { location: 'https://evil.example' }).end();
    const answer = await upstream.shell.ask('/v1/api/x');
    expect([answer.status, answer.headers.location]).toEqual([502, undefined]);
  });

  it('breaks off: so does the answer', async () => {
    upstream.handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"succ', () => response.destroy());
    };
    await expect(upstream.shell.ask('/v1/api/x')).rejects.toThrow();
  });

  it('and can not be reached: says so at once, and is left alone after some calls', async () => {
    await new Promise((resolve) => {
      upstream.server.close(resolve);
      upstream.server.closeAllConnections();
    });
    const answers: Answer[] = [];
    for (let call = 0; call < 6; call += 1) answers.push(await upstream.shell.ask('/v1/api/x', { headers: { lang: 'fr_FR' } }));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503]);
    expect(answers.map((answer) => errorOf(answer).message)).toContain(errorMessage(ERROR.SERVICE, 'fr'));
    await new Promise<void>((resolve) => upstream.server.listen(upstream.port, '127.0.0.1', resolve));
    expect((await upstream.shell.ask('/v1/api/x')).status).toBe(503);
    expect(upstream.seen).toEqual([]);
  });
});

describe('an API that never answers', () => {
  it('is said to be out of time', async () => {
    const app = Fastify({ genReqId: () => 'r1' });
    registerProxy(app, { apiBaseUrl: `http://127.0.0.1:${upstream.port}`, breaker: createCircuitBreaker(), secure: false, declarations: () => NO_DECLARATIONS, openOneClick: (_request, reply) => reply, firstByteMs: 50 });
    upstream.handler = () => {};
    const response = await fetch(`${await app.listen({ port: 0 })}/v1/api/x`, { headers: { lang: 'zh_CN' } });
    expect([response.status, await response.json()]).toEqual([504, { success: false, error: { code: ERROR.TIMEOUT, message: errorMessage(ERROR.TIMEOUT, 'zh-CN'), requestId: 'r1' } }]);
    await app.close();
  });

  it('does not hold on to who left', async () => {
    const { promise: dropped, resolve: drop } = Promise.withResolvers<undefined>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>();
    upstream.handler = (_request, response) => {
      response.once('close', () => drop(undefined));
      ask(undefined);
    };
    const { hostname, port } = new URL(upstream.shell.address);
    const socket = connect(Number(port), hostname, () => socket.write(`GET /v1/api/x HTTP/1.1\r\nHost: ${SITE_HOST}\r\n\r\n`));
    await asked;
    socket.destroy();
    await dropped;
    expect(upstream.seen).toHaveLength(1);
  });
});

describe('one of two processes that hangs', () => {
  /** Every second connection leads to a process that takes calls and answers none. */
  const everySecondHangs = (): void => {
    let calls = 0;
    upstream.handler = (request, response, body) => {
      calls += 1;
      if (calls % 2 === 0) answerOk(request, response, body);
    };
  };
  const quick = async (): Promise<{ origin: string; close: () => Promise<void> }> => {
    const app = Fastify();
    registerProxy(app, { apiBaseUrl: `http://127.0.0.1:${upstream.port}`, breaker: createCircuitBreaker(), secure: false, declarations: () => NO_DECLARATIONS, openOneClick: (_request, reply) => reply, firstByteMs: 1200 });
    return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
  };

  it('costs a read a part of the time, on another connection', async () => {
    everySecondHangs();
    const sockets = new Set<unknown>();
    upstream.server.on('request', (request: IncomingMessage) => sockets.add(request.socket));
    const { origin, close } = await quick();
    const start = performance.now();
    const { status } = await fetch(`${origin}/v1/api/x`);
    expect([status, upstream.seen.length, sockets.size]).toEqual([200, 2, 2]);
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
    upstream.handler = () => {};
    const { origin, close } = await quick();
    const { status } = await fetch(origin + path, path.endsWith('logout') ? { headers: JSON_CALL } : { method: 'POST', headers: JSON_CALL, body: '{}' });
    expect([status, upstream.seen.length]).toEqual([504, 1]);
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
