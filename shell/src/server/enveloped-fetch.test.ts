import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { answeringFetch } from './enveloped-fetch.ts';

const ask = async (upstream: typeof fetch, headers: HeadersInit = {}) => {
  const answer = await answeringFetch(upstream)('http://api.example/v1', { headers });
  return [answer.status, (await answer.json()) as unknown];
};

describe('a call of a page', () => {
  it('is answered by the API while it can be reached', async () => {
    await expect(ask(async () => Response.json({ success: true, data: 7 }))).resolves.toEqual([200, { success: true, data: 7 }]);
  });

  it('names the service, in the reader’s language, when nobody answers', async () => {
    const refused = async () => Promise.reject(new TypeError('refused'));
    await expect(ask(refused, { lang: 'ar_EG' })).resolves.toEqual([503, { success: false, error: { code: ERROR.SERVICE, message: errorMessage(ERROR.SERVICE, 'ar') } }]);
    await expect(ask(refused)).resolves.toEqual([503, { success: false, error: { code: ERROR.SERVICE, message: errorMessage(ERROR.SERVICE, 'en') } }]);
  });

  it('says so when no answer comes in time', async () => {
    const slow: typeof fetch = (_input, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));
    const answer = await answeringFetch(slow)('http://api.example/v1', { headers: { lang: 'fr_FR' }, signal: AbortSignal.timeout(5) });
    expect([answer.status, await answer.json()]).toEqual([504, { success: false, error: { code: ERROR.TIMEOUT, message: errorMessage(ERROR.TIMEOUT, 'fr') } }]);
  });
});
