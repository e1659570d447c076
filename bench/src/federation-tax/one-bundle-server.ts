/**
 * The shell server's own program with the one bundle instead of pins: same HTTP, same rendering, same page cache.
 * Settings as the shell's; `ONE_BUNDLE` is the folder of the build.
 */
import { createCountryList } from '../../../shell/src/server/country-list.ts';
import { createUpstreamFetch, readSettings, startShell } from '../../../shell/src/server/index.ts';
import { createPinSetRenderer } from '../../../shell/src/server/rendering/pin-set-renderer.ts';
import type { PageRenderer } from '../../../shell/src/server/page-renderer.ts';
import { asOneApplication } from './one-application-document.ts';
import { readOneBundle } from './one-bundle-build.ts';

const UPSTREAM_MS = 1_200;
const INTEGRITY_UNUSED = `sha384-${'A'.repeat(64)}`;

const settings = readSettings(process.env);
const bundle = readOneBundle(process.env['ONE_BUNDLE'] ?? '');
const upstream = createUpstreamFetch({ deadlineMs: UPSTREAM_MS, repeatsReads: true });
const countries = createCountryList({ apiBaseUrl: settings.apiBaseUrl, fetch: upstream.fetch, warn: (cause) => console.error(cause) });
const pinnedAs = <M>(manifest: M) => ({ manifest, integrity: INTEGRITY_UNUSED, lastGood: null });

const federated = createPinSetRenderer({
  pinned: { shell: pinnedAs(bundle.shell), remotes: bundle.remotes.map(pinnedAs) },
  artifactText: (name, _contentId, file) => bundle.serverText(name, file),
  apiBaseUrl: settings.apiBaseUrl,
  upstreamFetch: upstream.fetch,
  upstreamTimeoutMs: UPSTREAM_MS,
  countryOf: (country) => countries.entryOf(country),
  assetsOrigin: '',
  thirdParties: settings,
  offline: false,
  onFault: (remote, error) => console.error(remote, error),
});
const renderer: PageRenderer = {
  ...federated,
  async render(request) {
    const page = await federated.render(request);
    return { ...page, html: asOneApplication(page.html, bundle.shell, request.market.locale) };
  },
};
const shell = await startShell({
  settings,
  countries,
  renderers: { current: () => renderer, onChange: () => () => undefined },
  readAsset: (name, contentId, file) => (name === 'shell' && contentId === bundle.shell.contentId && bundle.shell.files[file] ? bundle.clientFile(file) : null),
});
process.once('SIGINT', () => void shell.close());
await shell.closed;
await upstream.close();
