import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { findKeptPage, findOfflinePage, forgetResults, keepPage, listKeptPages, needsOfflinePage } from './offline-pages.ts';

const SITE = 'https://a.example';
const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

const answer = (kind: string | null, { age = 0, html = '<title>T</title>' } = {}): Response =>
  new Response(html, { headers: { date: new Date(NOW - age).toUTCString(), ...(kind !== null && { 'offline-copy': kind }) } });

/** Cache storage in memory: one cache, whatever its name. */
function memoryCaches() {
  const kept = new Map<string, Response>();
  const addressOf = (request: string | Request): string => new URL(typeof request === 'string' ? request : request.url, SITE).href;
  const cache = {
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    match: (request: string | Request) => Promise.resolve(kept.get(addressOf(request))?.clone()),
    put: (request: string | Request, response: Response) => Promise.resolve(void kept.set(addressOf(request), response)),
    delete: (request: string | Request) => Promise.resolve(kept.delete(addressOf(request))),
  };
  return { open: () => Promise.resolve(cache) };
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  Object.assign(globalThis, { caches: memoryCaches() });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

const isKept = async (path: string): Promise<boolean> => (await findKeptPage(SITE + path)) !== null;

describe('pages on the device', () => {
  it('are those that the server allows to be kept', async () => {
    await keepPage(`${SITE}/gh-en`, answer('page'));
    await keepPage(`${SITE}/gh-en/personal`, answer(null));
    await keepPage(`${SITE}/gh-en/odd`, answer('everything'));
    expect([await isKept('/gh-en'), await isKept('/gh-en/personal'), await isKept('/gh-en/odd')]).toEqual([true, false, false]);
  });

  it('are only so many results, the newest', async () => {
    for (let number = 0; number < 12; number += 1) await keepPage(`${SITE}/gh-en/track?numbers=${number}`, answer('result', { age: (12 - number) * 1000 }));
    expect((await listKeptPages()).map(({ href }) => href)).toEqual([11, 10, 9, 8, 7, 6, 5, 4].map((number) => `/gh-en/track?numbers=${number}`));
  });

  it('are forgotten in time: results in a week, pages in a month', async () => {
    await keepPage(`${SITE}/gh-en/track?numbers=1`, answer('result', { age: 8 * DAY }));
    await keepPage(`${SITE}/gh-en`, answer('page', { age: 8 * DAY }));
    await keepPage(`${SITE}/ng-en`, answer('page', { age: 31 * DAY }));
    expect((await listKeptPages()).map(({ href }) => href)).toEqual(['/gh-en']);
    expect(await isKept('/ng-en')).toBe(false);
  });

  it('lose at sign-out what the reader asked for', async () => {
    await keepPage(`${SITE}/gh-en/track?numbers=1`, answer('result'));
    await keepPage(`${SITE}/gh-en`, answer('page'));
    await forgetResults();
    expect((await listKeptPages()).map(({ href }) => href)).toEqual(['/gh-en']);
  });

  it('have an offline page in their language, or in the one that there is', async () => {
    expect(await findOfflinePage('gh-en')).toBeNull();
    expect(await needsOfflinePage('gh-en')).toBe(true);
    await keepPage(`${SITE}/-/offline/gh-en`, answer('offline', { html: 'English' }));
    await keepPage(`${SITE}/-/offline/pk-ur`, answer('offline', { html: 'اردو', age: 8 * DAY }));
    expect(await (await findOfflinePage('pk-ur'))?.text()).toBe('اردو');
    expect(await (await findOfflinePage('ma-fr'))?.text()).toBe('English');
    expect([await needsOfflinePage('gh-en'), await needsOfflinePage('pk-ur')]).toEqual([false, true]);
    expect(await listKeptPages()).toEqual([]);
  });
});
