import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { artifactUrl } from '@amberlane/contract/federation/artifact-files';
import { allowFiles } from '../integrity.ts';

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
const originalFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asked.length = 0;
  allowFiles('mf-shipping', 'good', { 'messages/booking.en.json': 'sha384-b' });
  globalThis.fetch = async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(url);
    const [, , , contentId = '', ...file] = url.split('/');
    const path = file.join('/');
    const body = path === 'remote.manifest.json' ? manifestOf(contentId) : path === 'messages/booking.en.json' ? { 'booking.title': [contentId] } : null;
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

it('asks for the manifest of a build of the document only where the reader goes to another part of it', async () => {
  const { knowBuilds, loadRemoteExpose } = await import('./remote-loader.ts');
  const shown = { name: 'mf-shipping', contentId: 'shown', manifest: 'sha384-shown' };
  const build = { ...shown, container: 'c_shown', entry: 'client/remoteEntry.js', slice: null, lastGood: null, files: { 'messages/booking.en.json': 'sha384-b' } };
  knowBuilds({ name: 'shell', contentId: 'shell', manifest: 'sha384-shell', files: {} }, [build], [{ remote: 'mf-shipping', expose: './pages/shown', messages: ['booking'] }]);
  const wish = { remote: { ...shown, lastGood: null }, bundles: ['booking'], serves: { route: 'book' }, locale: 'en', reload: false } as const;
  const manifest = artifactUrl(shown, 'remote.manifest.json');
  expect(await loadRemoteExpose({ ...wish, expose: './pages/shown' })).toMatchObject({ ok: true, loaded: { module: { expose: './pages/shown' } } });
  expect(asked).not.toContain(manifest);
  expect(await loadRemoteExpose({ ...wish, expose: './pages/other' })).toMatchObject({ ok: true, loaded: { module: { expose: './pages/other' } } });
  expect(asked.filter((url) => url === manifest)).toHaveLength(1);
});
