/** Starts the HTTP side of the shell server. What renders and where files are is given to it. */
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app.ts';
import type { ReadAsset } from './assets.ts';
import type { CountryList } from './country-list.ts';
import { apiIsReady } from './health.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { createShellMetrics, type ShellMetrics } from './metrics/shell-metrics.ts';
import { NO_PAGE_CACHE } from './page-cache.ts';
import { createPages, type RendererSource } from './pages.ts';
import type { ShellSettings } from './settings.ts';
import { createSocialPictures } from './social-picture/social-pictures.ts';

export type { ReadAsset } from './assets.ts';
export type { RendererSource } from './pages.ts';
export { readSettings, type ShellSettings } from './settings.ts';
export { createShellMetrics, type ShellMetrics } from './metrics/shell-metrics.ts';
export { createUpstreamFetch, type UpstreamFetch, type UpstreamFetchOptions } from './upstream-fetch.ts';

export interface ShellOptions {
  readonly settings: ShellSettings;
  readonly renderers: RendererSource;
  readonly readAsset: ReadAsset;
  readonly countries: CountryList;
  /** What is counted, together with what was counted before the start; of its own when absent. */
  readonly metrics?: ShellMetrics;
  /** pino, or what looks like it; silent when absent. */
  readonly logger?: FastifyBaseLogger;
}

export interface Shell {
  /** `http://127.0.0.1:8080`: where it listens. */
  readonly address: string;
  readonly metrics: ShellMetrics;
  /** Port of `/metrics`; null where settings name none. */
  readonly metricsPort: number | null;
  /** Finishes what is under way, for 8 s at most; SIGTERM calls it too. Safe to call twice. */
  close(): Promise<void>;
  /** Resolves when the shell has closed, for what else has to end with it. */
  readonly closed: Promise<void>;
}

/**
 * Time in which connections are told to end after their next answer, ms. A kept connection that is simply closed loses
 * the request that is just being sent on it (quality F22).
 */
const FAREWELL_MS = 1000;
/** Time for everything under way to finish, ms: the whole exit stays below 10 s. */
const DRAIN_MS = 8000;

/** @throws when the port is taken. */
export async function startShell({ settings, renderers, readAsset, countries, logger, metrics = createShellMetrics(settings) }: ShellOptions): Promise<Shell> {
  const pages = createPages({ renderers, settings, metrics, switchesUrl: settings.switchesUrl, ...(!settings.pageCache && { cache: NO_PAGE_CACHE }) });
  const pictures = createSocialPictures({ folder: join(settings.dataDir, 'social-pictures') });
  let closing: Promise<void> | null = null;
  const app = createApp({
    settings, renderers, pages, countries, readAsset, pictures, metrics,
    readiness: { pins: () => renderers.current() !== null, api: () => apiIsReady(settings.apiBaseUrl), closing: () => closing !== null },
    ...(logger && { logger }),
  });
  const metricsServer = settings.metrics && (await serveMetrics(metrics.registry, settings.metrics));
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await metricsServer?.close();
    throw error;
  }
  void countries.refresh();

  const drain = async (): Promise<void> => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await withoutConnections(app.server, FAREWELL_MS);
    await app.close();
    clearTimeout(impatience);
    await metricsServer?.close();
    countries.stop();
    pages.close();
    process.off('SIGTERM', onTerminate);
  };
  const { promise: closed, resolve } = Promise.withResolvers<undefined>();
  const close = (): Promise<void> => (closing ??= drain().finally(() => resolve(undefined)));
  const onTerminate = (): void => void close();
  process.once('SIGTERM', onTerminate);
  return { address: addressOf(app.server.address()), metrics, metricsPort: metricsServer?.port ?? null, close, closed };
}

/** Resolves when nobody is connected, at the latest after `ms`. */
async function withoutConnections(server: Server, ms: number): Promise<void> {
  const end = performance.now() + ms;
  const connections = promisify(server.getConnections.bind(server));
  while (performance.now() < end && (await connections()) > 0) await pause(25);
}

const addressOf = (address: AddressInfo | string | null): string =>
  address === null || typeof address === 'string' ? String(address) : `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
