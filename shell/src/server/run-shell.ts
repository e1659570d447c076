/** A running shell server: pins from the release store, pages by their renderers, watched by itself. */
import { pino } from 'pino';
import { openStore, readPublicKey } from '@amberlane/release';
import { startWatchdog } from '@amberlane/server/watchdog';
import { startTracing } from '@amberlane/telemetry';
import { answeringFetch } from './enveloped-fetch.ts';
import { createCountryList } from './country-list.ts';
import { followDeclarations, withDevelopmentRemotes } from './development-remotes.ts';
import { createShellMetrics, createUpstreamFetch, startShell, type ShellSettings } from './index.ts';
import { loadPinnedArtifacts } from './rendering/pinned-artifacts.ts';
import { createPinSetRenderer } from './rendering/pin-set-renderer.ts';
import { followPins } from './rendering/renderer-source.ts';

/** Deadline of one call to the API while a page is rendered, ms: with rendering it stays below 1.5 s (quality F2). */
const UPSTREAM_MS = 1_200;

/** Serves until it is told to stop. @throws what keeps it from starting: a wrong key, a taken port. */
export async function runShell(settings: ShellSettings): Promise<void> {
  const store = openStore({ url: settings.storeUrl, publicKey: publicKeyOf(settings) });
  const logger = pino({ level: settings.logLevel, base: { part: 'shell' } });
  const metrics = createShellMetrics(settings);
  const tracing = await startTracing({ service: 'shell', env: process.env, warn: (sentence) => logger.error(sentence) });
  const upstream = createUpstreamFetch({ deadlineMs: UPSTREAM_MS, breaker: metrics.breakers.render, repeatsReads: true });
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
      const { leftOut, ...site } = await withDevelopmentRemotes(artifacts, settings.developmentRemotes);
      if (leftOut.length > 0) logger.warn({ leftOut }, 'entries of remotes left out: this shell does not know their places or conditions yet');
      metrics.knowBuilds([site.pinned.shell, ...site.pinned.remotes].flatMap(({ manifest, lastGood }) => (lastGood ? [lastGood, manifest] : [manifest])));
      const renderer = createPinSetRenderer({
        ...site,
        apiBaseUrl: settings.apiBaseUrl,
        upstreamFetch: answeringFetch(upstream.fetch),
        upstreamTimeoutMs: UPSTREAM_MS,
        countryOf: (country) => countries.entryOf(country),
        assetsOrigin: settings.assetsOrigin ?? '',
        thirdParties: settings,
        // Files of a development server change under their address.
        offline: settings.serviceWorker && settings.developmentRemotes.size === 0,
        onFault: (remote, error) => {
          metrics.renderFault(remote);
          logger.error({ remote, err: error }, 'server render failed, the browser will render');
        },
      });
      return metrics.measured(renderer);
    },
  });
  const declarations = followDeclarations(settings.developmentRemotes, () => void renderers.again());
  const shell = await startShell({ settings, renderers, countries, metrics, readAsset: store.artifactFile, logger });
  const { watchdogSeconds } = settings;
  if (watchdogSeconds > 0) startWatchdog({ limitMs: watchdogSeconds * 1000, part: 'shell', onFault: (error) => logger.error({ err: error }, 'the watchdog stopped, the process goes on unwatched') });
  logger.info({ address: shell.address, pinSet: renderers.current()?.pinSet ?? null }, 'shell server listens');

  process.once('SIGINT', () => void shell.close());
  await shell.closed;
  declarations.close();
  renderers.close();
  await upstream.close();
  await tracing?.close();
}

function publicKeyOf({ releasePublicKey }: ShellSettings): ReturnType<typeof readPublicKey> {
  try {
    return readPublicKey(releasePublicKey);
  } catch (error) {
    throw new Error(`RELEASE_PUBLIC_KEY: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
