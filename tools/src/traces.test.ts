/** One trace from the reader's request through shell and API to the SQL, as a collector gets it, and nothing personal in it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { REPOSITORY } from './repository.ts';

const WAYBILL_NO = 'NG407183529669';
const TOKEN = 'cookie-token-of-a-reader';
/** What a reader claims: nobody outside chooses our trace ids. */
const FOREIGN_TRACE = 'f'.repeat(32);

const spanOf = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  /** 1 internal, 2 server, 3 client. */
  kind: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) })).default([]),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) })) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanOf) })),
    }),
  ),
});
type Span = z.output<typeof spanOf> & { readonly service: string };

const bodies: string[] = [];
const processes: ChildProcess[] = [];
let collector: Server;
let folder: string;
let shellAddress: string;
let spans: Span[];

/** Starts a program and gives the address that it prints. */
async function start(program: string, env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, [program], { cwd: REPOSITORY, env: { ...process.env, ...env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  for await (const chunk of child.stdout) {
    const address = / at (http:\S+)/.exec(String(chunk))?.[1];
    if (address) return address;
  }
  throw new Error(`${program} ended`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const readSpans = (body: string): Span[] =>
  exported.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })));
  });

const only = (what: (span: Span) => boolean): Span => {
  const found = spans.filter(what);
  expect(found.map(({ name }) => name)).toHaveLength(1);
  return found[0] as Span;
};
const childrenOf = ({ traceId, spanId }: Span): Span[] => spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);
const attribute = ({ attributes }: Span, name: string): string | undefined => attributes.find(({ key }) => key === name)?.value.stringValue;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'amberlane-traces-'));
  collector = createServer((request, response) => {
    void readText(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const common = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, DATA_DIR: folder, LOG_LEVEL: 'error', HOST: '127.0.0.1', DEMO: '0', DATABASE_URL: '', REDIS_URL: '' };
  const api = await start('api/src/main.ts', { ...common, API_PORT: '0' });
  shellAddress = await start('shell/testing/traced-shell.ts', { ...common, PORT: '0', API_BASE_URL: api, SITE_ORIGIN: 'http://127.0.0.1:9', TURKISH_ORIGIN: 'http://tr.localhost:9' });
  const headers = { host: '127.0.0.1:9', cookie: `token=${TOKEN}`, traceparent: `00-${FOREIGN_TRACE}-${'e'.repeat(16)}-01` };
  await ask(`/gh-en/track?numbers=${WAYBILL_NO}`, { headers });
  const body = JSON.stringify({ waybillNos: [WAYBILL_NO] });
  await ask('/v1/api/track/queryTrack', { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', lang: 'en_GH' } });
  for (const child of processes.toReversed()) await stop(child);
  spans = bodies.flatMap(readSpans);
}, 180_000);

afterAll(async () => {
  await Promise.all(processes.map(stop));
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

/** By hand: `fetch` sets the host itself. */
async function ask(target: string, { method = 'GET', headers, body }: { method?: string; headers: Record<string, string>; body?: string }): Promise<void> {
  const sent = send(shellAddress + target, { method, headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) } });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await readText(response);
  expect([target.split('?')[0], response.statusCode]).toEqual([target.split('?')[0], 200]);
}

describe('a trace', () => {
  it('goes from the reader through the render and the API to the SQL', () => {
    const page = only(({ service, name }) => service === 'shell' && name === 'GET /*');
    expect([page.kind, page.parentSpanId ?? '']).toEqual([2, '']);
    const [render] = childrenOf(page);
    expect(render?.name).toBe('render page');
    const [call] = render ? childrenOf(render) : [];
    expect([call?.service, call?.kind]).toEqual(['shell', 3]);
    const [answer] = call ? childrenOf(call) : [];
    expect([answer?.service, answer?.kind, answer?.name]).toEqual(['api', 2, 'GET /v1/api/country/queryAllCountryList']);
    const queries = answer ? childrenOf(answer) : [];
    expect(queries.map(({ kind, name }) => [kind, name])).toContainEqual([3, 'sql select']);
    expect(new Set([render, call, answer, ...queries].map((span) => span?.traceId))).toEqual(new Set([page.traceId]));
  });

  it('stays one when a body is read on the way', () => {
    const proxied = only(({ service, kind, name }) => service === 'shell' && kind === 2 && name.startsWith('POST'));
    const [call] = childrenOf(proxied);
    const [answer] = call ? childrenOf(call) : [];
    expect([answer?.service, answer?.name]).toEqual(['api', 'POST /v1/api/track/queryTrack']);
    const [query] = answer ? childrenOf(answer) : [];
    expect(query && attribute(query, 'db.query.text')).toMatch(/^select .*\$1/);
  });

  it('holds nothing of the reader: no number, no query, no token, no value, and not the trace that the reader named', () => {
    const all = bodies.join('\n');
    expect(all).toContain('http.route');
    for (const trace of [WAYBILL_NO, 'numbers=', TOKEN, FOREIGN_TRACE, 'url.full', 'url.path', 'user_agent', 'network.peer']) expect([trace, all.includes(trace)]).toEqual([trace, false]);
  });
});
