/** What every database must give through HTTP. Each reply is read with the contract's own schema. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import { type ErrorCode, ERROR } from '@amberlane/contract/calls';
import { LOCALE_FACTS, LOCALES, type Locale } from '@amberlane/contract/site';
import type { Call } from '@amberlane/contract/calls/call';
import { CALLS, FILE_CALLS } from '@amberlane/contract/calls/all-calls';
import * as countries from '@amberlane/contract/calls/countries';
import * as dictionaries from '@amberlane/contract/calls/dictionaries';
import { envelope, failure } from '@amberlane/contract/calls/envelope';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import * as tracking from '@amberlane/contract/calls/tracking';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Open } from './test-databases.ts';
import { testSettings } from './test-api.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const NAMED = ['NG407183529669', 'GH520938177409', 'PK918203744566', 'SA673401955282'] as const;
const SETTINGS = testSettings({ numbersPerMinute: 100_000 });

export function apiSuite(open: Open): void {
  let app: FastifyInstance;
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open('reference');
    await seedDemo(database.db, NOW);
    app = await buildApp({ settings: SETTINGS, database, now: () => NOW, isDraining: () => false });
  }, 60_000);

  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const inject = (call: Call, input: object, locale: Locale = 'en') => {
    const headers = { lang: LOCALE_FACTS[locale].header };
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const options: InjectOptions = call.method === 'GET' ? { method: 'GET', query } : { method: 'POST', payload: input };
    return app.inject({ ...options, url: call.path, headers });
  };

  /** `data` of a successful answer, read by the contract and nothing added to it. */
  async function ask<Reply extends z.ZodType>(call: Call<string, z.ZodType, Reply>, input: object, locale?: Locale): Promise<z.output<Reply>> {
    const response = await inject(call, input, locale);
    const body: unknown = response.json();
    expect([response.statusCode, body]).toEqual([200, expect.objectContaining({ success: true })]);
    const data = call.reply.parse(z.object({ data: z.unknown() }).parse(body).data);
    expect(body).toEqual({ success: true, data });
    return data;
  }

  const track = (waybillNos: readonly string[], locale?: Locale) => ask(tracking.queryTrack, { waybillNos }, locale);
  async function trackOne(waybillNo: string): Promise<tracking.TrackedWaybill> {
    const { results } = await track([waybillNo]);
    const [result] = results;
    if (result?.outcome !== 'found') throw new Error(`${waybillNo} was not found`);
    return result.waybill;
  }

  describe('countries and dictionaries', () => {
    it.each(LOCALES)('are told in %s', async (locale) => {
      const list = await ask(countries.queryAllCountryList, {}, locale);
      expect(list).toHaveLength(11);
      expect(list.find(({ code }) => code === 'EG')?.countryName).toBe({ en: 'Egypt', 'zh-CN': '埃及', fr: 'Égypte', ar: 'مصر', ur: 'مصر', tr: 'Mısır' }[locale]);
      const cycle = await ask(dictionaries.querySysDictByType, { type: 'CYCLE' }, locale);
      expect(cycle[0]?.dictName).toBe({ en: 'Per day', 'zh-CN': '每天', fr: 'Par jour', ar: 'يوميًا', ur: 'روزانہ', tr: 'Günlük' }[locale]);
    });

    it('give Turkey no Chinese, and every country its phone rule', async () => {
      const list = await ask(countries.queryAllCountryList, {});
      expect(list.find(({ code }) => code === 'TR')?.langList.map(({ langKey }) => langKey)).toEqual(['tr', 'en']);
      const rules = await ask(countries.queryAllList, {});
      expect(rules.map(({ code }) => code)).toEqual(list.map(({ code }) => code));
    });

    it('lists the countries in which an order may begin or end', async () => {
      const list = await ask(countries.queryOrderAllCountryList, {}, 'fr');
      expect(list.map(({ code }) => code)).toContain('MA');
    });

    it.each([dictionaries.querySysDictByTypes, dictionaries.getSysDictList])('all dictionaries come at once from $path', async (call) => {
      const lists = await ask(call, { typeList: dictionaries.DICTIONARY_TYPES });
      expect(Object.keys(lists).sort()).toEqual([...dictionaries.DICTIONARY_TYPES].sort());
      for (const entries of Object.values(lists)) expect(entries.map(({ sort }) => sort)).toEqual(entries.map((_entry, index) => index));
    });
  });

  describe('tracking', () => {
    it('finds the four named waybills in the state that the design promises', async () => {
      const [delivered, moving, held, attempted] = await Promise.all(NAMED.map(trackOne));
      expect(delivered).toMatchObject({ group: 'signed', expressStatus: 'DELIVERED', needsAction: false, expected: null, nextScan: null });
      expect(moving).toMatchObject({ group: 'inTransit', expressStatus: 'DEPARTED_AIR', needsAction: false });
      expect(moving?.events.flatMap(({ code, towards }) => (code === 'DEPARTED_AIR' ? [towards?.name] : []))).toEqual(['Accra', 'Lagos', 'Dubai']);
      expect(held).toMatchObject({ group: 'inTransit', expressStatus: 'CUSTOMS_HELD', needsAction: true, expected: null });
      expect(held?.events[0]).toMatchObject({ reason: 'RECEIVER_ID_MISSING', actionRequired: true, place: { name: 'Karachi' } });
      expect(attempted).toMatchObject({ group: 'inTransit', expressStatus: 'ATTEMPT_FAILED', needsAction: true });
      expect(attempted?.events[0]).toMatchObject({ attempt: 1, place: { name: 'Riyadh', timeZone: 'Asia/Riyadh' } });
    });

    it('tells events newest first, and asks for something only in the newest', async () => {
      const { events } = await trackOne('PK918203744566');
      const times = events.map(({ occurredAt }) => occurredAt);
      expect(times).toEqual([...times].sort().reverse());
      expect(events.map(({ actionRequired }) => actionRequired).lastIndexOf(true)).toBe(0);
    });

    it.each(LOCALES)('names places in %s', async (locale) => {
      const { results } = await track(['PK918203744566'], locale);
      const [result] = results;
      const city = { en: 'Karachi', 'zh-CN': '卡拉奇', fr: 'Karachi', ar: 'كراتشي', ur: 'کراچی', tr: 'Karaçi' }[locale];
      expect(result?.outcome === 'found' && result.waybill.destination.name).toBe(city);
    });

    it('folds spellings and duplicates and keeps the order asked', async () => {
      const { results } = await track(['sa 6734-0195-5282', 'ng٤٠٧١٨٣٥٢٩٦٦٩', '\u202aNG407183529669\u202c', 'GH520938177409']);
      expect(results.map(({ waybillNo }) => waybillNo)).toEqual(['SA673401955282', 'NG407183529669', 'GH520938177409']);
      expect(results.every(({ outcome }) => outcome === 'found')).toBe(true);
    });

    it('says of an unknown number what may be wrong with it', async () => {
      const { results } = await track(['NG40718352966', 'NG407183529668', 'NG4O7183529669', 'MA794000000004', 'RR473124829GB', '1Z999AA10123456784']);
      const hints = results.map((result) => (result.outcome === 'noInfo' ? [result.hint, result.missingDigits, result.suggestion] : result.outcome));
      expect(hints).toEqual([
        ['shape', 1, null],
        ['checkDigit', null, null],
        ['shape', null, 'NG407183529669'],
        ['checkDigit', null, null],
        ['shape', null, null],
        ['shape', null, null],
      ]);
    });

    it('is waiting for, or failed by, a partner network that does not answer', async () => {
      const { results } = await track(['UG582103946717', 'TR294618305726']);
      expect(results).toEqual([
        { outcome: 'failed', waybillNo: 'UG582103946717' },
        { outcome: 'waiting', waybillNo: 'TR294618305726' },
      ]);
    });

    it('takes the same few statements for one waybill and for twenty', async () => {
      const rows = await database.db.selectFrom('waybill').select('waybill_no').limit(20).execute();
      const numbers = rows.map((row) => row.waybill_no);
      const statements = async (asked: readonly string[]): Promise<number> => {
        let count = 0;
        const counted = database.db.withPlugin({
          transformQuery: ({ node }) => {
            count += 1;
            return node;
          },
          transformResult: async ({ result }) => result,
        });
        const counting = await buildApp({ settings: SETTINGS, database: { ...database, db: counted }, now: () => NOW, isDraining: () => false });
        const response = await counting.inject({ method: 'POST', url: tracking.queryTrack.path, payload: { waybillNos: asked } });
        expect(response.statusCode).toBe(200);
        await counting.close();
        return count;
      };
      expect(await statements(numbers)).toBe(await statements(numbers.slice(0, 1)));
      expect(await statements(numbers)).toBe(3);
    });

    it('serves twenty numbers, and every seeded waybill answers within the contract', async () => {
      const rows = await database.db.selectFrom('waybill').select('waybill_no').execute();
      expect(rows.length).toBeGreaterThan(200);
      for (let from = 0; from < rows.length; from += 20) {
        const { results } = await track(rows.slice(from, from + 20).map((row) => row.waybill_no));
        expect(results.every(({ outcome }) => outcome !== 'noInfo')).toBe(true);
      }
    });

    it('never tells more than the contract names', async () => {
      const response = await inject(tracking.queryTrack, { waybillNos: NAMED });
      expect(response.body).not.toMatch(/mallNo|SHOP|received|upstream|createdAt|script/);
    });

    it.each([tracking.queryTrackByMallNo, tracking.intlQueryTrackByMallNo])("finds by the shop's number at $path", async (call) => {
      const { results } = await ask(call, { mallNo: ' SHOP-100143\u200f' });
      expect(results.map(({ waybillNo, outcome }) => [waybillNo, outcome])).toEqual([['GH520938177409', 'found']]);
      expect(await ask(call, { mallNo: 'x\u0000y' })).toMatchObject({ results: [{ outcome: 'noInfo', waybillNo: 'xy', hint: 'unknown' }] });
    });

    it('lists the newest event only', async () => {
      const { results } = await ask(tracking.listExpressTrack, { waybillNos: [...NAMED, 'UG582103946717', 'KE111'] });
      expect(results.map(({ group, latest }) => [group, latest?.code ?? null])).toEqual([
        ['signed', 'DELIVERED'],
        ['inTransit', 'DEPARTED_AIR'],
        ['inTransit', 'CUSTOMS_HELD'],
        ['inTransit', 'ATTEMPT_FAILED'],
        ['failed', null],
        ['noInfo', null],
      ]);
    });

    it('gives one waybill with its whole history', async () => {
      const result = await ask(tracking.expressTrackDetails, { waybillNo: 'gh 5209 3817 7409' });
      expect(result.outcome === 'found' && result.waybill.events.length).toBe(10);
    });

    it('leaves hostile text harmless', async () => {
      const hostile = ["NG407183529669'; drop table waybill; --", '<script>alert(1)</script>', '\u0000', '\u202eNG', '\ud800', '__proto__', '${7*7}', '%00%0a'];
      const { results } = await track([...hostile, 'NG407183529669']);
      expect(results.at(-1)).toMatchObject({ outcome: 'found' });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 1, maxLength: 5 }), async (list) => {
          const response = await inject(tracking.queryTrack, { waybillNos: list });
          expect([200, 400]).toContain(response.statusCode);
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('errors', () => {
    const many = Array.from({ length: 100_000 }, (_none, index) => `NG${String(index).padStart(12, '0')}`);
    const post = (url: string, payload: string, type = 'application/json'): InjectOptions => ({ method: 'POST', url, payload, headers: { 'content-type': type } });
    const CASES: readonly [name: string, options: InjectOptions, status: number, code: ErrorCode, params?: Record<string, number>][] = [
      ['no number', post(tracking.queryTrack.path, '{"waybillNos":[]}'), 400, ERROR.WAYBILL_REQUIRED],
      ['only blanks', post(tracking.queryTrack.path, '{"waybillNos":[" ","\\u200b"]}'), 400, ERROR.WAYBILL_REQUIRED],
      ['21 numbers', post(tracking.queryTrack.path, JSON.stringify({ waybillNos: many.slice(0, 21) })), 400, ERROR.TOO_MANY_WAYBILLS, { count: 21, max: 20 }],
      ['100,000 numbers', post(tracking.queryTrack.path, JSON.stringify({ waybillNos: many })), 400, ERROR.TOO_MANY_WAYBILLS, { count: 100_000, max: 20 }],
      ['a wrong type', post(tracking.queryTrack.path, '{"waybillNos":"NG407183529669"}'), 400, ERROR.VALIDATION],
      ['no body', { method: 'POST', url: tracking.queryTrack.path }, 400, ERROR.VALIDATION],
      ['garbage', post(tracking.queryTrack.path, '{"waybillNos":['), 400, ERROR.VALIDATION],
      ['a poisoned prototype', post(tracking.queryTrack.path, '{"__proto__":{"a":1}}'), 400, ERROR.VALIDATION],
      ['a form', post(tracking.queryTrack.path, 'waybillNos=1', 'application/x-www-form-urlencoded'), 415, ERROR.VALIDATION],
      ['an unknown dictionary', { method: 'GET', url: `${dictionaries.querySysDictByType.path}?type=NONE` }, 400, ERROR.VALIDATION],
      ['a repeated parameter', { method: 'GET', url: `${tracking.intlQueryTrackByMallNo.path}?mallNo=a&mallNo=b` }, 400, ERROR.VALIDATION],
      ['a body of 5 MiB', post(tracking.queryTrack.path, `{"waybillNos":["${'x'.repeat(5 * 1024 * 1024)}"]}`), 413, ERROR.TOO_LARGE],
      ['an unknown address', { method: 'GET', url: '/v1/api/nothing' }, 404, ERROR.NOT_FOUND],
      ['a wrong method', { method: 'GET', url: tracking.queryTrack.path }, 405, ERROR.METHOD_NOT_ALLOWED],
      ['a broken address', { method: 'GET', url: '/%zz' }, 400, ERROR.VALIDATION],
    ];
    const inEveryLanguage = CASES.flatMap((one) => LOCALES.map((locale) => [one[0], locale, one] as const));

    it.each(inEveryLanguage)('%s is refused in %s', async (_name, locale, [, options, status, code, params]) => {
      const response = await app.inject({ ...options, headers: { ...options.headers, lang: LOCALE_FACTS[locale].header } });
      expect(response.statusCode).toBe(status);
      const { fields: _fields, ...error } = failure.strict().parse(response.json()).error;
      expect(error).toEqual({ code, message: errorMessage(code, locale, params), requestId: expect.any(String) });
      expect(response.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    });

    it.each(['xx_XX', '', 'en_US, fr_FR'])('are in English for the language %p', async (lang) => {
      const response = await app.inject({ method: 'GET', url: '/v1/api/nothing', headers: { lang } });
      expect(failure.parse(response.json()).error.message).toBe(errorMessage(ERROR.NOT_FOUND, 'en'));
    });

    it('say which method an address takes', async () => {
      const response = await app.inject({ method: 'DELETE', url: tracking.queryTrack.path });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
    });
  });

  describe('documentation and health', () => {
    it('documents every call with examples that keep the contract', async () => {
      const response = await app.inject({ method: 'GET', url: '/openapi.json' });
      const paths = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(response.json()).paths;
      expect(Object.keys(paths).sort()).toEqual([...CALLS, ...FILE_CALLS].map(({ path }) => path).sort());
      for (const call of CALLS) {
        const operation = paths[call.path]?.[call.method.toLowerCase()];
        const media = z.object({ responses: z.object({ 200: z.object({ content: z.object({ 'application/json': z.object({ example: z.unknown() }) }) }) }) });
        const { example } = media.parse(operation).responses[200].content['application/json'];
        expect(envelope(call.reply).parse(example)).toEqual(example);
      }
      for (const call of FILE_CALLS) {
        expect(paths[call.path]?.['get']).toMatchObject({ summary: call.summary, responses: { 200: { content: { [call.contentType]: {} } }, '4XX': {} } });
      }
    });

    it('is alive and ready, and counts what it answers', async () => {
      expect((await app.inject('/healthz')).json()).toEqual({ success: true, data: { status: 'alive' } });
      expect((await app.inject('/readyz')).json()).toEqual({ success: true, data: { status: 'ready' } });
      expect((await app.inject('/metrics')).body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} \d+/);
    });
  });
}
