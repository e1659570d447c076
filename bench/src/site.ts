/** The real site for a benchmark: the sources as they are, built, released into a store of its own, served by child processes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NAMED_WAYBILLS } from '../../api/src/demo/named-parcels.ts';
import { buildChanged, openLocalStore, releaseBuilds } from '../../tools/src/local-builds.ts';
import { namesForReaders } from '../../tools/src/reader-parts.ts';
import { apiPlan, shellPlan } from '../../tools/src/server-plans.ts';
import { startServers, type ServerPlan } from '../../tools/src/servers.ts';
import type { Settings } from '../../tools/src/settings.ts';

const HOST = '127.0.0.1';

/** Settings that measuring needs and readers would not have. */
const FOR_MEASURING = {
  DEMO: '1',
  // All requests come from one address and would use up what one reader may ask.
  NUMBERS_PER_MINUTE: '100000000',
  // Parcels stand still while they are measured.
  SIMULATOR_SECONDS: '0',
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'error',
};

export interface Site {
  readonly settings: Settings;
  /** `http://localhost:9201`. */
  readonly origin: string;
  /** For a server that stands beside the site. */
  readonly portBeside: number;
}

export const HOME_PATH = '/gh-en';
const TRACKED = 8;
const trackQuery = `?numbers=${NAMED_WAYBILLS.slice(0, TRACKED).join()}`;
/** The home page and the tracking page with eight results, in a language. */
export const homePath = (locale: 'en' | 'ar'): string => (locale === 'en' ? HOME_PATH : '/eg-ar');
export const trackPath = (locale: 'en' | 'ar'): string => `${homePath(locale)}/track${trackQuery}`;

/** Ports on which nobody listens just now: from `BENCH_PORT` on, or any. */
export async function freePorts(count: number): Promise<number[]> {
  const first = Number(process.env['BENCH_PORT'] ?? 0);
  const probes = Array.from({ length: count }, () => createServer());
  let next = first;
  for (const probe of probes) {
    for (;;) {
      try {
        await listen(probe, first === 0 ? 0 : next++);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || first === 0) throw error;
      }
    }
  }
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

const listen = (server: ReturnType<typeof createServer>, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: HOST, port, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Runs servers while `use` does; all have ended when this settles. */
export async function withServers<Result>(plans: readonly ServerPlan[], use: () => Promise<Result>): Promise<Result> {
  const servers = await startServers(plans);
  try {
    return await use();
  } finally {
    await servers.stop();
  }
}

/** Builds and releases what is here, and runs it while `measure` does. */
export async function withSite<Result>(measure: (site: Site) => Promise<Result>): Promise<Result> {
  Object.assign(process.env, FOR_MEASURING);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amberlane-bench-'));
  const [port = 0, apiPort = 0, portBeside = 0] = await freePorts(3);
  const settings: Settings = {
    host: HOST,
    port,
    apiPort,
    siteOrigin: `http://localhost:${port}`,
    turkishOrigin: `http://tr.localhost:${port}`,
    apiBaseUrl: null,
    dataDir,
    storeUrl: path.join(dataDir, 'store'),
    channel: 'production',
  };
  try {
    const builds = await buildChanged(await namesForReaders());
    await releaseBuilds(openLocalStore(settings), builds, { ...settings, by: 'npm run bench' });
    return await withServers([apiPlan(settings), shellPlan(settings)], () => measure({ settings, origin: settings.siteOrigin, portBeside }));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
