import { beforeEach, describe, expect, it } from '@jest/globals';
import { createPages, type Pages } from './pages.ts';
import type { PageRequest } from './page-renderer.ts';
import { stubRenderer, stubSettings, stubSource, type StubRenderer } from './stub-shell.ts';

const MINUTE_MS = 60_000;
const HOME: PageRequest = { market: { country: 'GH', locale: 'en' }, path: '', search: '', origin: 'http://site.example', clientAddress: '192.0.2.1' };
const DARK = ' data-theme="dark"';

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

  it('stays as it is for some minutes', async () => {
    await shown();
    count = 13;
    time += 4 * MINUTE_MS;
    expect(await shown()).toContain('12 parcels');
    expect(renderer.asked).toHaveLength(1);
  });

  it('is made anew for every reader where nothing may be kept: in isolation, where a tester switches what the API says', async () => {
    pages = createPages({ renderers: stubSource(renderer), settings: stubSettings(), cacheBytes: 0 });
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
