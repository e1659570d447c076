/** What the shell does while the API is away, slow or talks nonsense (quality F1, F2, F4). */
import { afterEach, describe, expect, it } from '@jest/globals';
import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { queryAllCountryList } from '@amberlane/contract/calls/countries';
import type { Country } from '@amberlane/contract/site';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createCountryList, readCountryList } from './country-list.ts';
import { startStubShell, stubRenderer, stubSettings, stubSource } from './stub-shell.ts';
import { createUpstreamFetch } from './upstream-fetch.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const entry = (code: Country) => ({
  code, nameEN: code, nameCN: code, nameAR: code, nameFR: code, nameUR: code, nameTR: code, countryName: code, iconWeb: '', defaultMark: 0, contact: '', email: '',
  openTime: { en: '', 'zh-CN': '', fr: '', ar: '', ur: '', tr: '' }, hours: [], timeZone: 'Africa/Accra', langList: [],
});
const listOf = (...codes: Country[]) => codes.map(entry);

describe('the country list', () => {
  it('is read from the envelope and as a bare array', () => {
    expect([...readCountryList(listOf('GH', 'CN')).keys()]).toEqual(['GH', 'CN']);
    expect([...readCountryList({ success: true, data: listOf('GH') }).keys()]).toEqual(['GH']);
  });

  it.each([[{}], [[]], [{ success: false, error: { code: 1, message: '' } }], [{ success: true, data: [] }], [[{ code: 'GH' }]], ['<html>'], [null]])('%j is no list', (body) =>
    expect(() => readCountryList(body)).toThrow());

  it('stays as it was when the next answer is none', async () => {
    const answers = [JSON.stringify(listOf('GH', 'CN')), '{"success":tr', '[]'];
    const warnings: unknown[] = [];
    const origin = await serve((_request, response) => response.end(answers.shift()));
    const list = createCountryList({ apiBaseUrl: origin, fetch, warn: (cause) => warnings.push(cause) });
    undo.push(async () => list.stop());
    expect(list.current()).toBeNull();
    for (let time = 0; time < 3; time += 1) await list.refresh();
    expect(list.current()).toEqual(new Set(['GH', 'CN']));
    expect([list.entryOf('GH')?.code, list.entryOf('NG')]).toEqual(['GH', null]);
    expect(warnings).toHaveLength(2);
  });

  it('decides the redirects of the shell, which fetches it at its start', async () => {
    const origin = await serve((request, response) => response.end(request.url === queryAllCountryList.path ? JSON.stringify(listOf('GH', 'CN')) : ''));
    const list = createCountryList({ apiBaseUrl: origin, fetch, warn: () => {} });
    const { promise: fetched, resolve } = Promise.withResolvers<undefined>();
    const shell = await startStubShell({ countries: { ...list, refresh: () => list.refresh().then(() => resolve(undefined)) } });
    undo.push(() => shell.close());
    await fetched;
    const answer = await shell.ask('/ng-en/track');
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([301, '/cn-en/track', 'no-store']);
  });
});

describe('without an API', () => {
  it('pages come, nobody is redirected, and the shell says that it is not ready', async () => {
    const shell = await startStubShell();
    undo.push(() => shell.close());
    expect((await shell.ask('/ng-en/track')).status).toBe(200);
    expect((await shell.ask('/healthz', { headers: { host: '10.0.0.7:8080' } })).status).toBe(200);
    const { status, text } = await shell.ask('/readyz', { headers: { host: '10.0.0.7:8080' } });
    expect([status, JSON.parse(text)]).toEqual([503, { ready: false, pins: true, api: false, open: true }]);
  });

  it('the shell is ready when the API is and pins are loaded', async () => {
    const origin = await serve((_request, response) => response.end('{}'));
    const source = stubSource(null);
    const shell = await startStubShell({ settings: stubSettings({ apiBaseUrl: origin }), renderers: source });
    undo.push(() => shell.close());
    expect(JSON.parse((await shell.ask('/readyz')).text)).toEqual({ ready: false, pins: false, api: true, open: true });
    source.replace(stubRenderer());
    expect((await shell.ask('/readyz')).status).toBe(200);
  });
});

describe('calls that a page waits for', () => {
  it('end at their deadline', async () => {
    const origin = await serve(() => {});
    const upstream = createUpstreamFetch({ deadlineMs: 50 });
    undo.push(() => upstream.close());
    await expect(upstream.fetch(`${origin}/v1/x`)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('end at their deadline in the middle of an answer as well', async () => {
    const origin = await serve((_request, response) => void response.write('{'));
    const upstream = createUpstreamFetch({ deadlineMs: 50 });
    undo.push(() => upstream.close());
    await expect(upstream.fetch(`${origin}/v1/x`)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('that only read are made once more when they are late, on another connection', async () => {
    const sockets: unknown[] = [];
    const origin = await serve((request, response) => {
      if (sockets.push(request.socket) === 2) response.end('{"data":1}');
    });
    const upstream = createUpstreamFetch({ deadlineMs: 900, repeatsReads: true });
    undo.push(() => upstream.close());
    expect(await (await upstream.fetch(`${origin}/v1/x`)).text()).toBe('{"data":1}');
    expect(new Set(sockets).size).toBe(2);
  });

  it.each([{ options: { repeatsReads: true }, method: 'POST' }, { options: {}, method: 'GET' }])('are made once where they may change something: $method, $options', async ({ options, method }) => {
    let calls = 0;
    const origin = await serve(() => void (calls += 1));
    const upstream = createUpstreamFetch({ deadlineMs: 400, ...options });
    undo.push(() => upstream.close());
    await expect(upstream.fetch(`${origin}/v1/x`, { method, ...(method === 'POST' && { body: '{}' }) })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(calls).toBe(1);
  });

  it('are not made for a while after many failed', async () => {
    let calls = 0;
    const origin = await serve((_request, response) => {
      calls += 1;
      response.writeHead(503).end();
    });
    const upstream = createUpstreamFetch({ breaker: createCircuitBreaker({ failures: 2, pauseMs: 60_000 }) });
    undo.push(() => upstream.close());
    expect([(await upstream.fetch(origin)).status, (await upstream.fetch(origin)).status]).toEqual([503, 503]);
    await expect(upstream.fetch(origin)).rejects.toThrow('left alone');
    expect(calls).toBe(2);
  });

  it('carry their body and headers, and bring no cookies', async () => {
    const origin = await serve((request, response) => {
      request.on('data', (body: Buffer) => response.setHeader('set-cookie', 'a=b').end(`${request.method} ${request.headers['content-type']} ${body.toString()}`));
    });
    const upstream = createUpstreamFetch();
    undo.push(() => upstream.close());
    const response = await upstream.fetch(`${origin}/x`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
    expect(await response.text()).toBe('POST application/json {"a":1}');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('take no answer without end', async () => {
    const origin = await serve((_request, response) => response.end(Buffer.alloc(5000)));
    const upstream = createUpstreamFetch({ maxReplyBytes: 1000 });
    undo.push(() => upstream.close());
    await expect(upstream.fetch(origin)).rejects.toThrow();
  });

  it('an open breaker and one that left say nothing about the service', async () => {
    const origin = await serve(() => {});
    const upstream = createUpstreamFetch({ breaker: createCircuitBreaker({ failures: 1, pauseMs: 60_000 }), deadlineMs: 300 });
    undo.push(() => upstream.close());
    const left = new AbortController();
    const call = upstream.fetch(origin, { signal: left.signal });
    left.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(upstream.fetch(origin)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('on its way out', () => {
  it('the shell finishes the page under way', async () => {
    const { promise: rendering, resolve: started } = Promise.withResolvers<undefined>();
    const { promise: rendered, resolve: finish } = Promise.withResolvers<undefined>();
    const renderer = stubRenderer({
      render: async () => {
        started(undefined);
        await rendered;
        return {};
      },
    });
    const shell = await startStubShell({ renderers: stubSource(renderer) });
    const page = shell.ask('/gh-en');
    await rendering;
    const closed = shell.close();
    finish(undefined);
    expect((await page).status).toBe(200);
    await closed;
    await shell.closed;
  });

  it('a kept connection gets its next answer, and is told that it was the last', async () => {
    const shell = await startStubShell();
    undo.push(() => shell.close());
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await shell.ask('/gh-en', { agent: kept })).headers.connection).toBe('keep-alive');
    const closed = shell.close();
    const last = await shell.ask('/gh-en', { agent: kept });
    expect([last.status, last.headers.connection]).toEqual([200, 'close']);
    await closed;
  });
});
