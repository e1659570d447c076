/** The shell server's process: settings from the environment, pins from the release store, pages by its renderers. */
import { pino } from 'pino';
import { openStore, readPublicKey } from '@amberlane/release';
import { answeringFetch } from './enveloped-fetch.ts';
import { createCountryList } from './country-list.ts';
import { followDeclarations, withDevelopmentRemotes } from './development-remotes.ts';
import { createUpstreamFetch, readSettings, startShell } from './index.ts';
import { loadPinnedArtifacts } from './rendering/pinned-artifacts.ts';
import { createPinSetRenderer } from './rendering/pin-set-renderer.ts';
import { followPins } from './rendering/renderer-source.ts';

/** Deadline of one call to the API while a page is rendered, ms: with rendering it stays below 1.5 s (quality F2). */
const UPSTREAM_MS = 1_200;

process.env.NODE_ENV ??= 'production';
const settings = readSettings(process.env);
const logger = pino({ level: process.env.LOG_LEVEL ?? 'info', base: { part: 'shell' } });
const store = openStore({ url: settings.storeUrl, publicKey: readPublicKey(settings.releasePublicKey) });
const upstream = createUpstreamFetch({ deadlineMs: UPSTREAM_MS });
const countries = createCountryList({
  apiBaseUrl: settings.apiBaseUrl,
  fetch: upstream.fetch,
  warn: (cause) => logger.warn({ cause: String(cause) }, 'country list not fetched, the last good one counts'),
});

const renderers = await followPins({
  store,
  onFault: (error) => logger.error({ err: error }, 'pin set rejected, keeping the previous one'),
  createRenderer: async (state) => {
    const artifacts = await loadPinnedArtifacts(store, state, settings.channel);
    return createPinSetRenderer({
      ...(await withDevelopmentRemotes(artifacts, settings.developmentRemotes)),
      apiBaseUrl: settings.apiBaseUrl,
      upstreamFetch: answeringFetch(upstream.fetch),
      upstreamTimeoutMs: UPSTREAM_MS,
      countryOf: (country) => countries.entryOf(country),
      assetsOrigin: settings.assetsOrigin ?? '',
      thirdParties: settings,
      // Files of a development server change under their address.
      offline: settings.serviceWorker && settings.developmentRemotes.size === 0,
      onFault: (remote, error) => logger.error({ remote, err: error }, 'server render failed, the browser will render'),
    });
  },
});
const declarations = followDeclarations(settings.developmentRemotes, () => void renderers.again());
const shell = await startShell({ settings, renderers, countries, readAsset: store.artifactFile, logger });
logger.info({ address: shell.address, pinSet: renderers.current()?.pinSet ?? null }, 'shell server listens');

process.once('SIGINT', () => void shell.close());
await shell.closed;
declarations.close();
renderers.close();
await upstream.close();
