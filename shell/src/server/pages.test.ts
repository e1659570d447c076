import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NO_PAGE_CACHE } from './page-cache.ts';
import { createPages, type Pages } from './pages.ts';
import type { PageRequest } from './page-renderer.ts';
import { NoPlaceError } from './places.ts';
import { startStubShell, stubRenderer, stubSettings, stubSource, type Answer, type StubRenderer } from './stub-shell.ts';

const MINUTE_MS = 60_000;
const HOME: PageRequest = { market: { country: 'GH', locale: 'en' }, path: '', search: '', origin: 'http://site.example', clientAddress: '192.0.2.1' };
const DARK = ' data-theme="dark"';

describe('a query that the page does not read', () => {
  it('makes no other page: the kept one is shown, under the same tag', async () => {
    const renderer = stubRenderer({ query: ['numbers'] });
    const pages = createPages({ renderers: stubSource(renderer), settings: stubSettings() });
    const page = await pages.show(HOME);
    for (const search of ['?utm_source=mail', '?w=0.123', '?w=0.456&fbclid=x', '?']) expect(await pages.show({ ...HOME, search })).toBe(page);
    expect(renderer.asked).toHaveLength(1);
    await pages.show({ ...HOME, search: '?w=1&numbers=GH1' });
    expect(renderer.asked.at(-1)?.search).toBe('?numbers=GH1');
    pages.close();
  });
});

describe('a page that is read often', () => {
  it('is compressed once more, as far as it goes; one that was read twice is not', async () => {
    const html = Array.from({ length: 4_000 }, (_none, index) => `<p>${Math.imul(index, 2_654_435_761).toString(36)}</p>`).join('');
    const renderer = stubRenderer({ render: () => Promise.resolve({ html }) });
    const pages = createPages({ renderers: stubSource(renderer), settings: stubSettings() });
    const sizeOf = async (path: string): Promise<number> => (await pages.show({ ...HOME, path }))?.brotli.length ?? 0;
    const first = await sizeOf('track');
    expect([await sizeOf('news'), await sizeOf('news'), await sizeOf('track'), await sizeOf('track')]).toEqual([first, first, first, first]);
    while ((await sizeOf('track')) === first) await new Promise((later) => setTimeout(later, 10));
    expect(await sizeOf('track')).toBeLessThan(first);
    expect(brotliDecompressSync((await pages.show({ ...HOME, path: 'track' }))?.brotli ?? '').toString()).toContain(html);
    expect(await sizeOf('news')).toBe(first);
    pages.close();
  });
});

describe('many pages at once', () => {
  it('are made so many at a time; who comes when the queue is full is told so, and a kept page is shown all the while', async () => {
    const { promise: go, resolve } = Promise.withResolvers<undefined>();
    let atOnce = 0;
    let most = 0;
    const renderer = stubRenderer({
      render: async ({ search }) => {
        if (search === '') return {};
        most = Math.max(most, (atOnce += 1));
        await go;
        atOnce -= 1;
        return {};
      },
    });
    const pages = createPages({ renderers: stubSource(renderer), settings: stubSettings(), places: { atOnce: 2, waiting: 3 } });
    await pages.show(HOME);
    const asked = Array.from({ length: 5 }, (_none, index) => pages.show({ ...HOME, search: `?q=${index}` }));
    await expect(pages.show({ ...HOME, search: '?q=5' })).rejects.toBeInstanceOf(NoPlaceError);
    expect((await pages.show(HOME))?.status).toBe(200);
    expect(await Promise.race([pages.show(HOME, DARK), new Promise((late) => setTimeout(late, 2000, 'late'))])).toMatchObject({ status: 200 });
    resolve(undefined);
    expect((await Promise.all(asked)).map((page) => page?.status)).toEqual([200, 200, 200, 200, 200]);
    expect(most).toBe(2);
    pages.close();
  });

  it('are answered with 503 and the time to wait beyond that', async () => {
    const { promise: go, resolve } = Promise.withResolvers<undefined>();
    const shell = await startStubShell({ renderers: stubSource(stubRenderer({ render: async () => ((await go), {}) })) });
    const refused: Answer[] = [];
    const { promise: full, resolve: isFull } = Promise.withResolvers<undefined>();
    const ask = async (index: number): Promise<number> => {
      const answer = await shell.ask(`/gh-en/track?numbers=${index}`);
      if (answer.status === 503 && refused.push(answer) === 24) isFull(undefined);
      return answer.status;
    };
    const answers = Array.from({ length: 40 }, (_none, index) => ask(index));
    await full;
    resolve(undefined);
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(16);
    expect(refused.map(({ status, headers }) => [status, headers['retry-after'], headers['cache-control']])).toEqual(Array.from({ length: 24 }, () => [503, '3', 'no-store']));
    expect(refused[0]?.text).toContain('<h1>The site is very busy</h1>');
    await shell.close();
  });
});

describe('a kept page', () => {
  let time: number;
  let count: number;
  let fails: boolean;
  let withdrawn: boolean;
  let renderer: StubRenderer;
  let pages: Pages;

  beforeEach(() => {
    time = 1_000;
    count = 12;
    fails = false;
    withdrawn = false;
    renderer = stubRenderer({
      render: () => {
        if (fails) throw new Error('no time to render');
        if (withdrawn) return { status: 404, cacheable: false, html: '<!doctype html><p>gone</p>' };
        return { html: `<!doctype html><html lang="en"><p>${count} parcels</p></html>` };
      },
    });
    pages = createPages({ renderers: stubSource(renderer), settings: stubSettings(), clock: () => time });
  });
  const shown = async (look?: string) => (await pages.show(HOME, look))?.html.toString() ?? '';

  it('is counted: made once, found, shared by who waits for it, made anew', async () => {
    const seen: string[] = [];
    let bytes = () => 0;
    const metrics = { lookedUp: (result: string) => seen.push(result), renewed: (result: string) => seen.push(result), watchCache: (read: () => number) => (bytes = read) };
    pages = createPages({ renderers: stubSource(renderer), settings: stubSettings(), clock: () => time, metrics });
    await Promise.all([shown(), shown()]);
    await shown();
    expect(seen).toEqual(['miss', 'shared', 'hit']);
    expect(bytes()).toBeGreaterThan(1024);
    for (const result of ['made', 'failed']) {
      time += 6 * MINUTE_MS;
      fails = result === 'failed';
      await shown();
      await settled(async () => seen.at(-1) === result);
    }
  });

  it('stays as it is for some minutes', async () => {
    await shown();
    count = 13;
    time += 4 * MINUTE_MS;
    expect(await shown()).toContain('12 parcels');
    expect(renderer.asked).toHaveLength(1);
  });

  it('is made anew for every reader where nothing may be kept: in isolation, where a tester switches what the API says', async () => {
    pages = createPages({ renderers: stubSource(renderer), settings: stubSettings(), cache: NO_PAGE_CACHE });
    for (const look of [undefined, DARK]) {
      count = 12;
      await shown(look);
      count = 13;
      expect(await shown(look)).toContain('13 parcels');
    }
  });

  it('is made anew behind the back of whoever asks later', async () => {
    await shown();
    count = 13;
    time += 6 * MINUTE_MS;
    expect(await shown()).toContain('12 parcels');
    await settled(async () => (await shown()).includes('13 parcels'));
    expect(renderer.asked).toHaveLength(2);
  });

  it('is made anew for readers who chose its look, too', async () => {
    await shown(DARK);
    count = 13;
    time += 6 * MINUTE_MS;
    expect(await shown(DARK)).toContain('12 parcels');
    await settled(async () => (await shown(DARK)).includes('13 parcels'));
  });

  it('keeps its tag when nothing changed, so that nobody loads it again', async () => {
    const first = await pages.show(HOME);
    time += 6 * MINUTE_MS;
    await pages.show(HOME);
    await settled(async () => renderer.asked.length === 2);
    expect((await pages.show(HOME))?.etag).toBe(first?.etag);
  });

  it('is gone soon after it was withdrawn', async () => {
    await shown();
    withdrawn = true;
    time += 6 * MINUTE_MS;
    await shown();
    await settled(async () => (await shown()).includes('gone'));
  });

  it('stays when it can’t be made anew, and is tried again after some minutes', async () => {
    await shown();
    fails = true;
    time += 6 * MINUTE_MS;
    expect(await shown()).toContain('12 parcels');
    expect(await shown()).toContain('12 parcels');
    expect(renderer.asked).toHaveLength(2);
    fails = false;
    count = 13;
    time += 6 * MINUTE_MS;
    await shown();
    await settled(async () => (await shown()).includes('13 parcels'));
  });
});

/** Waits for what goes on in the background, compression on other threads included. */
async function settled(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 4_000;
  while (performance.now() < end) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it did not come to that');
}
