import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { queryFrontBlogDetail } from '@amberlane/contract/call-index/articles';
import { callTo } from './api.ts';
import { openApiSpace } from './api-space.ts';
import { createSiteStore, type PreloadedState, type SiteStore } from './site-store.ts';

const calls = openApiSpace('mf-test', `/remotes/mf-test/${'a'.repeat(64)}/client/`).injectEndpoints({
  endpoints: (build) => ({ article: build.query<unknown, string>({ query: (id) => callTo(queryFrontBlogDetail, { id }) }) }),
});

let asked: unknown[];
const storeOf = (preloaded?: PreloadedState): SiteStore =>
  createSiteStore(
    {
      transport: {
        baseUrl: '', market: () => ({ country: 'GH', locale: 'en' }), timeoutMs: 1000, retryDelay: () => null,
        fetch: (url) => {
          asked.push(url);
          return Promise.resolve(Response.json({ success: false, error: { code: 1, message: 'm' } }));
        },
      },
    },
    preloaded,
  );
const ask = async (site: SiteStore, id: string): Promise<void> => {
  await site.dispatch(calls.endpoints.article.initiate(id));
};
const upsert = (site: SiteStore, id: string, data: unknown) => site.dispatch(calls.util.upsertQueryData('article', id as never, data as never) as never);

beforeEach(() => {
  asked = [];
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('answers on their way to the browser', () => {
  it('are written the same whoever asked for them, when, and in which order', async () => {
    const states: string[] = [];
    for (const order of [['a', 'b'], ['b', 'a']]) {
      jest.advanceTimersByTime(12_345);
      const site = storeOf();
      for (const id of order) await upsert(site, id, { id });
      await ask(site, 'refused');
      states.push(JSON.stringify(site.serialise()));
    }
    expect(states[0]).toContain('"refused"');
    expect(states[1]).toBe(states[0]);
  });

  it('are not asked for again, and count as fresh as the page', async () => {
    const server = storeOf();
    await upsert(server, 'a', { id: 'a' });
    const browser = storeOf(JSON.parse(JSON.stringify(server.serialise())) as PreloadedState);
    await ask(browser, 'a');
    expect(asked).toEqual([]);
    expect(calls.endpoints.article.select('a')(browser.getState() as never)).toMatchObject({ status: 'fulfilled', data: { id: 'a' }, fulfilledTimeStamp: Date.now() });
  });

  it('give way to newer ones', async () => {
    const server = storeOf();
    await upsert(server, 'a', { id: 'a' });
    const browser = storeOf(server.serialise());
    await browser.dispatch(calls.endpoints.article.initiate('a', { forceRefetch: true }));
    expect(asked).toHaveLength(1);
    expect(calls.endpoints.article.select('a')(browser.getState() as never)).toMatchObject({ status: 'rejected' });
  });

  it('that were refused are still refused, and may be asked for again', async () => {
    const server = storeOf();
    await ask(server, 'a');
    const browser = storeOf(server.serialise());
    expect(calls.endpoints.article.select('a')(browser.getState() as never)).toMatchObject({ status: 'rejected', error: { code: 1 } });
    await ask(browser, 'a');
    expect(asked).toHaveLength(2);
  });
});
