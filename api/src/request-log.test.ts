/** Sends personal data through every call and looks at what is written down. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import type { Call } from '@amberlane/contract/calls/call';
import { CALLS } from '@amberlane/contract/calls/all-calls';
import { buildApp } from './app.ts';
import type { OpenDatabase } from './database/database.ts';
import { documentedExamples } from './testing/documented-examples.ts';
import { openMemory } from './testing/test-databases.ts';
import { testSettings } from './testing/test-api.ts';

const SECRETS = {
  email: 'zahra.privatewoman@mail.example',
  phone: '+923015550199',
  national: '0301 5550199',
  waybill: 'NG407183529669',
  name: 'Zahra Privatewoman',
  street: '17 Hidden Lane',
  token: 'Zk9Lw1nVq8aT3rY6uP0sD5fG7hJ2kL4zX-cV_bN1mQ8',
  password: 'Correct#Horse2026',
} as const;
const VALUES = Object.values(SECRETS);
/** As they stand, as an address spells them, and the parts that give them away. */
const TRACES = [...VALUES, ...VALUES.map(encodeURIComponent), 'privatewoman', 'Privatewoman', '3015550199', '407183529669'];

const isAccount = (name: string): boolean => /mail|account|userName/i.test(name);

/** The same shape with personal data in place of every text. */
function filled(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((one) => filled(one, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isAccount(name) ? SECRETS.email : filled(inner, next)]));
}

describe('the log', () => {
  let app: FastifyInstance;
  let database: OpenDatabase;
  let lines: string[] = [];
  let examples: ReadonlyMap<string, Readonly<Record<string, unknown>>>;

  beforeAll(async () => {
    database = await openMemory('reference');
    app = await buildApp({
      settings: testSettings({ logLevel: 'debug' }), database, now: () => new Date(), isDraining: () => false,
      logTo: { write: (line) => lines.push(line) },
    });
    app.get('/planted/:who', async (request) => {
      request.log.warn({ email: SECRETS.email, form: { lastName: SECRETS.name, note: `call ${SECRETS.national}` } }, `sent to ${SECRETS.email}`);
      throw new Error(`${SECRETS.phone} and ${SECRETS.email}\nof ${SECRETS.waybill} failed`);
    });
    app.get('/planted-sql', async () => database.db.selectFrom('lead').selectAll().where('created_at', '=', SECRETS.name as never).execute());
    examples = await documentedExamples(app);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(() => {
    lines = [];
  });

  const written = (): Record<string, unknown>[] => lines.map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
  const expectClean = () => {
    const log = lines.join('');
    expect(TRACES.filter((trace) => log.includes(trace))).toEqual([]);
  };
  const ask = async (options: InjectOptions) => {
    const response = await app.inject({ ...options, headers: { token: SECRETS.token, cookie: `token=${SECRETS.token}`, referer: `/x?numbers=${SECRETS.waybill}`, 'user-agent': SECRETS.name, ...options.headers } });
    return response.statusCode;
  };
  const requestsOf = (call: Call): InjectOptions[] => {
    const shown = examples.get(call.path) ?? {};
    const url = call.path.replace(/\{\w+\}/g, encodeURIComponent(SECRETS.email));
    return VALUES.map((value, from) => {
      if (call.method === 'GET') {
        const names = Object.keys(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }).properties ?? {});
        return { method: 'GET', url, query: Object.fromEntries(names.map((name) => [name, value])) };
      }
      let turn = from;
      const next = () => VALUES[(turn += 1) % VALUES.length] ?? value;
      return { method: 'POST', url, payload: from === 0 ? shown : Object.fromEntries(Object.entries(shown).map(([name, inner]) => [name, isAccount(name) ? SECRETS.email : filled(inner, next)])) };
    });
  };

  it.each(CALLS.map((call) => [call.method, call.path, call] as const))('tells nothing personal of %s %s', async (_method, _path, call) => {
    for (const request of requestsOf(call)) await ask(request);
    expect(written().filter(({ msg }) => msg === 'answered')).toHaveLength(VALUES.length);
    expectClean();
  });

  it('tells nothing personal of addresses that are none, broken bodies and foreign methods', async () => {
    for (const value of VALUES) {
      await ask({ method: 'GET', url: `/${encodeURIComponent(value)}?q=${encodeURIComponent(value)}` });
      await ask({ method: 'POST', url: '/v1/api/track/queryTrack', payload: `{"waybillNos":["${value}"`, headers: { 'content-type': 'application/json' } });
      await ask({ method: 'DELETE', url: `/v1/api/file/view/${encodeURIComponent(value)}` });
    }
    expectClean();
  });

  it('masks what code writes down and what errors repeat, and keeps what finds the fault', async () => {
    expect(await ask({ method: 'GET', url: `/planted/${encodeURIComponent(SECRETS.name)}` })).toBe(500);
    expect(await ask({ method: 'GET', url: '/planted-sql' })).toBe(500);
    expectClean();
    const [note, failed, answered] = written();
    expect(note).toMatchObject({ level: 40, email: '[hidden]', form: { lastName: '[hidden]', note: 'call ***99' }, msg: 'sent to z***@***' });
    expect(failed).toMatchObject({ level: 50, err: { type: 'Error', message: '***99 and z***@***\nof NG40********69 failed', stack: expect.stringMatching(/^\s+at .*request-log\.test\.ts/) } });
    expect(answered).toMatchObject({ route: '/planted/:who', method: 'GET', status: 500, ms: expect.any(Number) });
    const sql = written().find(({ err }) => z.object({ code: z.string() }).safeParse(err).data?.code === '22007');
    expect(sql).toMatchObject({ err: { message: expect.stringContaining('"***"') } });
  });

  it('names the same request in every line, and in the answer', async () => {
    const response = await app.inject({ url: '/planted/x' });
    const ids = new Set(written().map(({ reqId }) => reqId));
    expect(ids).toEqual(new Set([z.object({ error: z.object({ requestId: z.string() }) }).parse(response.json()).error.requestId]));
  });

  it('counts by route, never by address', async () => {
    const metrics = (await app.inject('/metrics')).body;
    expect(metrics).toContain('http_request_duration_seconds_bucket');
    expect(metrics).toContain('route="none"');
    expect(TRACES.filter((trace) => metrics.includes(trace))).toEqual([]);
  });
});
