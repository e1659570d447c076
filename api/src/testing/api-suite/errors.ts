import { describe, expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { ERROR, type ErrorCode } from '@amberlane/contract/calls';
import * as dictionaries from '@amberlane/contract/calls/dictionaries';
import { failure } from '@amberlane/contract/calls/envelope';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import * as tracking from '@amberlane/contract/calls/tracking';
import { LOCALE_FACTS, LOCALES } from '@amberlane/contract/site';
import type { TestApi } from '../test-api.ts';
import { IS_FULL } from '../test-extent.ts';

export function errorsSuite(api: () => TestApi): void {
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
    /** Each in English and one of them in every language; the full run all in all. */
    const cases = CASES.flatMap((one, index) => (IS_FULL || index === 0 ? LOCALES : (['en'] as const)).map((locale) => [one[0], locale, one] as const));

    it.each(cases)('%s is refused in %s', async (_name, locale, [, options, status, code, params]) => {
      const response = await api().app.inject({ ...options, headers: { ...options.headers, lang: LOCALE_FACTS[locale].header } });
      expect(response.statusCode).toBe(status);
      const { fields: _fields, ...error } = failure.strict().parse(response.json()).error;
      expect(error).toEqual({ code, message: errorMessage(code, locale, params), requestId: expect.any(String) });
      expect(response.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    });

    it.each(['xx_XX', '', 'en_US, fr_FR'])('are in English for the language %p', async (lang) => {
      const response = await api().app.inject({ method: 'GET', url: '/v1/api/nothing', headers: { lang } });
      expect(failure.parse(response.json()).error.message).toBe(errorMessage(ERROR.NOT_FOUND, 'en'));
    });

    it('say which method an address takes', async () => {
      const response = await api().app.inject({ method: 'DELETE', url: tracking.queryTrack.path });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
    });
  });
}
