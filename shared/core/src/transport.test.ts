import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { queryTrack, expressTrackDetails } from '@amberlane/contract/calls/tracking';
import { queryAllCountryList } from '@amberlane/contract/calls/countries';
import type { Call } from '@amberlane/contract/calls/call';
import { callApi, type Transport } from './transport.ts';

const REPLY = { results: [], asOf: '2026-11-20T09:00:00Z' };

interface Asked {
  readonly url: string;
  readonly init: RequestInit;
}

/** Answers in order; the last one again and again. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  const asked: Asked[] = [];
  const transport: Transport = {
    baseUrl: 'http://api.example',
    fetch: (input, init = {}) => {
      asked.push({ url: input instanceof Request ? input.url : input.toString(), init });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer ? Promise.resolve(answer()) : Promise.reject(new Error('no answer left'));
    },
    market: () => ({ country: 'PK', locale: 'ur' }),
    timeoutMs: 50,
    retryDelay: () => 0,
  };
  return { asked, transport };
}

const json = (body: unknown, status = 200) => () => new Response(JSON.stringify(body), { status });
const call = (transport: Transport, row: Call, request = {}, contract = () => Promise.resolve(row)) =>
  callApi({ method: row.method, path: row.path, request, contract }, {
    extra: { transport }, signal: new AbortController().signal, abort: () => undefined, dispatch: () => undefined as never, getState: () => ({}), endpoint: '', type: 'query',
  } as unknown as Parameters<typeof callApi>[1], {});

describe('a call of the API', () => {
  it('carries the headers of the specification and a JSON body', async () => {
    const { asked, transport } = answering(json({ success: true, data: REPLY }));
    await expect(call(transport, queryTrack, { waybillNos: ['NG407183529669'] })).resolves.toEqual({ data: REPLY });
    expect(asked[0]?.url).toBe('http://api.example/v1/api/track/queryTrack');
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      headers: { lang: 'ur_UR', version: '1.0.0', countryCode: 'PK', 'content-type': 'application/json' },
      body: '{"waybillNos":["NG407183529669"]}',
    });
  });

  it('puts the request of a GET into the address', async () => {
    const { asked, transport } = answering(json({ success: true, data: { outcome: 'waiting', waybillNo: 'X' } }));
    await call(transport, expressTrackDetails, { waybillNo: 'A&B', skipped: undefined });
    expect(asked[0]?.url).toBe('http://api.example/publicservice/v1/api/express/track/expressTrack/details?waybillNo=A%26B');
  });

  it('fills the marks of a path from the request', async () => {
    const { asked, transport } = answering(json({ success: true, data: {} }));
    await call(transport, { ...queryTrack, method: 'GET', path: '/oms/city/{provinceCode}/queryList' }, { provinceCode: 'NG/LA', page: 2 });
    await call(transport, { ...queryTrack, method: 'POST', path: '/oms/order/{id}/editWebsiteOrder' }, { id: '7', remark: 'x' });
    expect(asked.map(({ url }) => url)).toEqual(['http://api.example/oms/city/NG%2FLA/queryList?page=2', 'http://api.example/oms/order/7/editWebsiteOrder']);
  });

  it('keeps what is wrong with single fields, and drops what is no such thing', async () => {
    const fields = [{ field: 'acceptPhone', code: 'phone', message: 'sentence' }, 'garbage', { field: 1 }];
    const { transport } = answering(json({ success: false, error: { code: ERROR.VALIDATION, message: '', fields } }, 400));
    await expect(call(transport, queryTrack)).resolves.toMatchObject({ error: { fields: fields.slice(0, 1) } });
  });

  it('reads the country list as a bare array too', async () => {
    const { transport } = answering(json([]));
    await expect(call(transport, queryAllCountryList)).resolves.toEqual({ data: [] });
  });

  it('drops what the contract does not name', async () => {
    const { transport } = answering(json({ success: true, data: { ...REPLY, senderPhone: '+234' } }));
    await expect(call(transport, queryTrack)).resolves.toEqual({ data: REPLY });
  });
});

describe('a call that fails', () => {
  const fault = (code: number) => ({ error: expect.objectContaining({ code }) as unknown });

  it("passes the API's own code and sentence on", async () => {
    const { transport } = answering(json({ success: false, error: { code: ERROR.WAYBILL_REQUIRED, message: 'sentence', requestId: 'r1' } }, 400));
    await expect(call(transport, queryTrack)).resolves.toEqual({ error: { code: ERROR.WAYBILL_REQUIRED, message: 'sentence', status: 400, requestId: 'r1', fields: [] } });
  });

  it.each([
    ['an HTML page', () => new Response('<html>502</html>', { status: 502 }), ERROR.SERVICE],
    ['truncated JSON', () => new Response('{"success":tr'), ERROR.GARBLED],
    ['an empty object', json({}), ERROR.GARBLED],
    ['wrong types', json({ success: true, data: { results: 7 } }), ERROR.GARBLED],
    ['null', json(null), ERROR.GARBLED],
  ])('by %s is a fault with a code', async (_name, answer, code) => {
    const { transport } = answering(answer);
    await expect(call(transport, queryTrack)).resolves.toEqual(fault(code));
  });

  it('by a refused connection is a network error', async () => {
    const { transport } = answering(() => Promise.reject(new TypeError('refused')));
    await expect(call(transport, queryTrack)).resolves.toEqual(fault(ERROR.NETWORK));
  });

  it('for want of the schema of its answer is a network error, not one of the code', async () => {
    const { transport } = answering(json({ success: true, data: REPLY }));
    const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    await expect(call(transport, queryTrack, {}, () => Promise.reject(lost))).resolves.toEqual(fault(ERROR.NETWORK));
  });

  it('by silence is a timeout', async () => {
    const silent: Transport = { ...answering().transport, fetch: (_input, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))) };
    await expect(call(silent, queryTrack)).resolves.toEqual(fault(ERROR.TIMEOUT));
  });

  it('is tried again twice when it only reads, never when it may change something', async () => {
    const down = () => new Response('', { status: 503 });
    const reading = answering(down, down, json({ success: true, data: [] }));
    await expect(call(reading.transport, queryAllCountryList)).resolves.toEqual({ data: [] });
    expect(reading.asked).toHaveLength(3);
    const posting = answering(down);
    await call(posting.transport, queryTrack);
    expect(posting.asked).toHaveLength(1);
  });

  it('is not tried again where somebody waits for the page', async () => {
    const { asked, transport } = answering(() => new Response('', { status: 503 }));
    await call({ ...transport, retryDelay: () => null }, queryAllCountryList);
    expect(asked).toHaveLength(1);
  });

  it('is not repeated when the answer was a refusal', async () => {
    const { asked, transport } = answering(json({ success: false, error: { code: ERROR.NOT_FOUND, message: '' } }, 404));
    await call(transport, queryAllCountryList);
    expect(asked).toHaveLength(1);
  });
});

describe('an answer that ends the session', () => {
  it.each([ERROR.NOT_SIGNED_IN, ERROR.SESSION_EXPIRED, ERROR.SESSION_REPLACED])('is told once, by the code %i', async (code) => {
    let told = 0;
    const { transport } = answering(json({ success: false, error: { code, message: 'Please sign in.' } }, 401));
    await call({ ...transport, sessionEnded: () => (told += 1) }, queryTrack);
    expect(told).toBe(1);
  });

  it('is none of a refused sign-in', async () => {
    let told = 0;
    const { transport } = answering(json({ success: false, error: { code: ERROR.SIGN_IN_FAILED, message: 'Not correct.' } }, 401));
    await call({ ...transport, sessionEnded: () => (told += 1) }, queryTrack);
    expect(told).toBe(0);
  });
});
