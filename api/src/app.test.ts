import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALE_FACTS, LOCALES } from '@amberlane/contract/site';
import { defineCall } from '@amberlane/contract/calls/call';
import { failure } from '@amberlane/contract/calls/envelope';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { quoteCalc } from '@amberlane/contract/calls/quotes';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { buildApp, type AppParts } from './app.ts';
import type { OpenDatabase } from './database/database.ts';
import type { Database } from './database/tables.ts';
import { serveCall } from './plugins/call-route.ts';
import { neighbourhoodOf, networkOf, proxyTrust } from './plugins/rate-limit.ts';
import { openMemory } from './testing/test-databases.ts';
import { testSettings } from './testing/test-api.ts';

const SETTINGS = testSettings({ numbersPerMinute: 40 });
let app: FastifyInstance;
const build = async (database: OpenDatabase, parts: Partial<AppParts> = {}): Promise<FastifyInstance> => {
  app = await buildApp({ settings: SETTINGS, database, now: () => new Date(), isDraining: () => false, ...parts });
  return app;
};
const track = (count: number, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: queryTrack.path, headers, payload: { waybillNos: Array.from({ length: count }, (_none, index) => `NG${index}`) } });

afterEach(() => app.close());

describe('with a database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openMemory('reference');
  });
  afterAll(() => database.close());

  it('counts every number of a query, per address, and says how long to wait', async () => {
    await build(database);
    const reader = { 'x-forwarded-for': '203.0.113.7', lang: 'tr_TR' };
    expect([(await track(20, reader)).statusCode, (await track(20, reader)).statusCode]).toEqual([200, 200]);
    const refused = await track(20, reader);
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(25);
    expect(failure.parse(refused.json()).error.message).toBe(errorMessage(ERROR.TOO_MANY_REQUESTS, 'tr', { seconds: wait }));
    expect((await track(20, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200);
  });

  it('counts every call, and what takes more as more, before it reads anything', async () => {
    await build(database);
    const reader = { 'x-forwarded-for': '203.0.113.21', lang: 'fr_FR' };
    const list = () => app.inject({ url: '/v1/api/country/queryAllCountryList', headers: reader });
    for (let call = 1; call <= 34; call += 1) expect([call, (await list()).statusCode]).toEqual([call, 200]);
    const quote = (payload: string) => app.inject({ method: 'POST', url: quoteCalc.path, headers: { ...reader, 'content-type': 'application/json' }, payload });
    expect([(await quote('{}')).statusCode, (await quote('{}')).statusCode]).toEqual([400, 400]);
    const refused = await quote('no JSON');
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(failure.parse(refused.json()).error).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS, message: errorMessage(ERROR.TOO_MANY_REQUESTS, 'fr', { seconds: wait }) });
    expect((await list()).statusCode).toBe(429);
    for (const url of ['/healthz', '/readyz', '/metrics']) expect([url, (await app.inject({ url, headers: reader })).statusCode]).toEqual([url, 200]);
  });

  it('counts a range of addresses together, at ten times the limit of one', async () => {
    await build(database);
    const from = async (address: string) => (await track(20, { 'x-forwarded-for': address })).statusCode;
    for (let host = 1; host <= 20; host += 1) expect(await from(`198.51.100.${host}`)).toBe(200);
    expect([await from('198.51.100.99'), await from('198.51.101.1')]).toEqual([429, 200]);
  });

  it('does not limit what a trusted proxy asks for itself, and believes nobody else', async () => {
    await build(database);
    for (let asked = 0; asked < 4; asked += 1) expect((await track(20)).statusCode).toBe(200);
    const from = (count: number) =>
      app.inject({ method: 'POST', url: queryTrack.path, remoteAddress: '198.51.100.4', headers: { 'x-forwarded-for': `10.0.0.${count}` }, payload: { waybillNos: Array.from({ length: 20 }, (_none, index) => `KE${index}`) } });
    expect([(await from(1)).statusCode, (await from(2)).statusCode, (await from(3)).statusCode]).toEqual([200, 200, 429]);
  });

  it.each(LOCALES)('tells a fault of its own without details, in %s', async (locale) => {
    await build(database);
    app.get('/planted-fault', async () => {
      throw new Error('select password from account');
    });
    const response = await app.inject({ url: '/planted-fault', headers: { lang: LOCALE_FACTS[locale].header } });
    expect(response.statusCode).toBe(500);
    expect(failure.strict().parse(response.json()).error).toEqual({ code: ERROR.SERVICE, message: errorMessage(ERROR.SERVICE, locale), requestId: expect.any(String) });
    expect(response.body).not.toContain('password');
  });

  it('drops fields that the contract does not name, and fails rather than break it', async () => {
    await build(database);
    const call = (path: string) => defineCall({ method: 'GET', path, summary: 'Planted.', request: () => z.object({}), reply: () => z.object({ open: z.string().max(3) }) });
    const leaking = { open: 'yes', secret: 'no' };
    const example = { request: {}, reply: {} };
    serveCall(app, call('/leak'), { tag: 'Test', example, handle: async () => leaking });
    serveCall(app, call('/broken'), { tag: 'Test', example, handle: async () => ({ open: 'a secret' }) });
    expect((await app.inject('/leak')).json()).toEqual({ success: true, data: { open: 'yes' } });
    const refused = await app.inject('/broken');
    expect(refused.statusCode).toBe(500);
    expect(refused.body).not.toContain('secret');
  });

  it('names a request as its proxy named it, unless that is no name', async () => {
    await build(database);
    const idFor = async (id: string) => failure.parse((await app.inject({ url: '/nothing', headers: { 'x-request-id': id } })).json()).error.requestId;
    expect(await idFor('0193d2c4-trace')).toBe('0193d2c4-trace');
    expect(await idFor('"><script>')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is not ready while it drains, and asks clients to leave', async () => {
    await build(database, { isDraining: () => true });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.headers['retry-after'], ready.headers.connection]).toEqual([503, '2', 'close']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

/** What metrics ask of a database that is none. */
const UNWATCHED = { pool: () => ({ total: 0, idle: 0, waiting: 0 }), onQuery: () => {} };

describe('without a database', () => {
  it.each(LOCALES)('is alive, not ready, and says in %s that it is busy', async (locale) => {
    const pool = new Pool({ host: '127.0.0.1', port: 1, user: 'nobody', connectionTimeoutMillis: 500 });
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    await build({ ...UNWATCHED, db, ping: () => sql`select 1`.execute(db).then(() => undefined), close: () => db.destroy() });
    expect([(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 503]);
    const response = await app.inject({ url: '/v1/api/country/queryAllCountryList', headers: { lang: LOCALE_FACTS[locale].header } });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(failure.parse(response.json()).error.message).toBe(errorMessage(ERROR.UNAVAILABLE, locale));
    await db.destroy();
  });
});

describe('what is written down and who is believed', () => {
  beforeAll(() => build({ ...UNWATCHED, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: new Pool() }) }), ping: async () => {}, close: async () => {} }));

  it('addresses of one IPv6 network share their limit', () => {
    expect(networkOf('2001:db8:1:2::a')).toBe(networkOf('2001:db8:1:2:ffff::1'));
    expect(networkOf('2001:db8:1:3::a')).not.toBe(networkOf('2001:db8:1:2::a'));
    expect([networkOf('203.0.113.7'), networkOf('::ffff:203.0.113.7')]).toEqual(['203.0.113.7', '203.0.113.7']);
    expect([neighbourhoodOf('203.0.113.7'), neighbourhoodOf('2001:db8:1:2::a'), neighbourhoodOf('2001:db8:1:ffff::1')]).toEqual(['203.0.113', '2001:db8:1', '2001:db8:1']);
  });

  it('only the listed ranges are trusted proxies', () => {
    const trusts = proxyTrust(['10.0.0.0/8', '::1']);
    expect(['10.9.9.9', '::1', '::ffff:10.1.1.1', '11.0.0.1', 'unix'].map((address) => trusts(address))).toEqual([true, true, true, false, false]);
    expect(() => proxyTrust(['everyone'])).toThrow('no address or CIDR range: everyone');
  });
});
