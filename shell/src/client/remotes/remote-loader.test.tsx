import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { artifactUrl } from '@amberlane/contract/federation/artifact-files';
import { allowFiles, integrityOf } from '../integrity.ts';

/** The federation runtime starts with the shell's own entry, which a test has not. */
const loadExpose = jest.fn<(container: string, entry: string, expose: string) => Promise<unknown>>();
jest.mock('./federation.ts', () => ({ loadExpose }));

const LIVE = { name: 'mf-shipping', contentId: 'live', manifest: 'sha384-live' };
const GOOD = { name: 'mf-shipping', contentId: 'good', manifest: 'sha384-good' };
/** The last good build serves the route from another folder, with one bundle less. */
const manifestOf = (contentId: string) => ({
  container: `c_${contentId}`,
  entry: 'client/remoteEntry.js',
  needs: {},
  files: {},
  slots: [],
  routes: [{ path: 'book', aliases: [], page: contentId === 'good' ? 'booking' : 'book', messages: contentId === 'good' ? ['booking'] : ['booking', 'cutoff'] }],
});

const asked: string[] = [];
/** Address → the hash that it was asked with. */
const checked = new Map<string, string | undefined>();
/** Address → list of files of a build. */
const lists = new Map<string, object>();
const originalFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asked.length = 0;
  checked.clear();
  lists.clear();
  allowFiles('mf-shipping', 'good', { 'messages/booking.en.json': 'sha384-b' });
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(url);
    checked.set(url, init?.integrity);
    const [, , , contentId = '', ...file] = url.split('/');
    const path = file.join('/');
    const body = path === 'remote.manifest.json' ? manifestOf(contentId) : /^messages\/booking\.(?:en|fr)\.json$/.test(path) ? { 'booking.title': [contentId] } : (lists.get(url) ?? null);
    return { ok: body !== null, status: body === null ? 404 : 200, json: async () => body } as Response;
  };
  loadExpose.mockImplementation(async (container, _entry, expose) => {
    if (container === 'c_live') throw new Error('503');
    return { container, expose };
  });
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.restoreAllMocks();
});

it('asks the last good build for the page and the messages that it declares itself', async () => {
  const { loadRemoteExpose } = await import('./remote-loader.ts');
  const outcome = await loadRemoteExpose({
    remote: { ...LIVE, lastGood: GOOD },
    expose: './pages/book',
    bundles: ['booking', 'cutoff'],
    serves: { route: 'book' },
    locale: 'en',
    reload: false,
  });
  expect(outcome).toMatchObject({ ok: true, loaded: { contentId: 'good', module: { expose: './pages/booking' }, messages: { 'booking.title': ['good'] } } });
  expect(asked).not.toContain(artifactUrl(GOOD, 'messages/cutoff.en.json'));
});

describe('a build of which the document names the files of one part', () => {
  const LISTS = { en: `sha384-${'e'.repeat(64)}`, fr: `sha384-+/${'f'.repeat(62)}` };
  const LIST_URLS = { en: `/-/site/mf-shipping.${'e'.repeat(22)}.json`, fr: `/-/site/mf-shipping.-_${'f'.repeat(20)}.json` };
  /** Each test has a build of its own: what one page has learned of a build, the next has not. */
  let build = 0;
  const shownBuild = async () => {
    const { knowBuilds } = await import('./remote-loader.ts');
    build += 1;
    const shown = { name: 'mf-shipping', contentId: `shown${build}`, manifest: 'sha384-shown' };
    const remote = { ...shown, container: 'c_shown', entry: 'client/remoteEntry.js', slice: null, lastGood: null, files: { 'messages/booking.en.json': 'sha384-b' } };
    knowBuilds({ name: 'shell', contentId: 'shell', manifest: 'sha384-shell', files: {} }, [remote], [{ remote: 'mf-shipping', expose: './pages/shown', messages: ['booking'] }]);
    return { shown, manifest: artifactUrl(shown, 'remote.manifest.json'), wish: { bundles: ['booking'], serves: { route: 'book' }, locale: 'en', reload: false } as const };
  };

  it('is asked for its list only where the reader goes to another part of it, once, and never for its manifest', async () => {
    const { loadRemoteExpose, prefetchExpose } = await import('./remote-loader.ts');
    const { shown, manifest, wish } = await shownBuild();
    const remote = { ...shown, lastGood: null, fileLists: LISTS };
    lists.set(LIST_URLS.en, { container: 'c_listed', entry: 'client/remoteEntry.js', usesGroups: false, files: { 'client/other.js': 'sha384-o' } });
    expect(await loadRemoteExpose({ ...wish, remote, expose: './pages/shown' })).toMatchObject({ ok: true, loaded: { module: { container: 'c_shown', expose: './pages/shown' } } });
    expect(asked).not.toContain(LIST_URLS.en);
    await prefetchExpose({ ...wish, remote, expose: './pages/other' });
    expect(await loadRemoteExpose({ ...wish, remote, expose: './pages/other' })).toMatchObject({ ok: true, loaded: { module: { container: 'c_listed', expose: './pages/other' } } });
    expect(asked.filter((url) => url === LIST_URLS.en)).toHaveLength(1);
    expect(integrityOf(artifactUrl(shown, 'client/other.js'))).toBe('sha384-o');
    expect(checked.get(LIST_URLS.en)).toBe(LISTS.en);
    expect(asked).not.toContain(manifest);
  });

  it('is asked for the list of another language when the reader chooses that language', async () => {
    const { loadRemoteExpose } = await import('./remote-loader.ts');
    const { shown, manifest, wish } = await shownBuild();
    lists.set(LIST_URLS.fr, { container: 'c_listed', entry: 'client/remoteEntry.js', usesGroups: false, files: { 'messages/booking.fr.json': 'sha384-f' } });
    const outcome = await loadRemoteExpose({ ...wish, locale: 'fr', remote: { ...shown, lastGood: null, fileLists: LISTS }, expose: './pages/shown' });
    expect(outcome).toMatchObject({ ok: true, loaded: { messages: { 'booking.title': [shown.contentId] } } });
    expect(checked.get(artifactUrl(shown, 'messages/booking.fr.json'))).toBe('sha384-f');
    expect(asked).not.toContain(manifest);
  });

  it.each([
    ['the server has no list of it any more', LISTS],
    ['the table of the site names none', undefined],
  ])('is asked for its manifest where %s', async (_where, fileLists) => {
    const { loadRemoteExpose } = await import('./remote-loader.ts');
    const { shown, manifest, wish } = await shownBuild();
    const remote = { ...shown, lastGood: null, ...(fileLists && { fileLists }) };
    expect(await loadRemoteExpose({ ...wish, remote, expose: './pages/other' })).toMatchObject({ ok: true, loaded: { module: { container: `c_${shown.contentId}`, expose: './pages/other' } } });
    expect(asked.filter((url) => url === manifest)).toHaveLength(1);
    expect(checked.get(manifest)).toBe(shown.manifest);
  });
});
