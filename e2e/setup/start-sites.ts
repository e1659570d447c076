/**
 * Runs once before all tests: builds what changed, releases it into a store of its own, and starts what the chosen tests
 * need of the whole site, a shell for each remote alone, and a whole site whose API can be broken. Gives the function
 * that ends them all.
 */
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { CAPTCHA } from '@amberlane/testing/customers';
import { startMockApi } from '@amberlane/testing/mock-api';
import { NO_SITES, publishSites, sitesAreThere } from '@amberlane/testing/sites';
import { provideJava } from '../../tools/src/java.ts';
import { buildChanged, openLocalStore, releaseBuilds, releaseFolders, type LocalBuild } from '../../tools/src/local-builds.ts';
import { namesForReaders } from '../../tools/src/reader-parts.ts';
import { REPOSITORY } from '../../tools/src/repository.ts';
import { apiPlan, shellPlan } from '../../tools/src/server-plans.ts';
import { startServers, type ServerPlan, type Servers } from '../../tools/src/servers.ts';
import { buildSlotPages } from '../../tools/src/slot-pages.ts';
import type { Settings } from '../../tools/src/settings.ts';
import { neededServers, readChosen } from '../projects.ts';
import { freePorts } from './free-ports.ts';

/** Settings that tests need and readers would not have. */
const FOR_TESTS = {
  DEMO: '1',
  // All tests come from one address and would use up what one reader may ask.
  NUMBERS_PER_MINUTE: '1000000',
  // Parcels stand still while they are looked at.
  SIMULATOR_SECONDS: '0',
  CAPTCHA_FIXED: CAPTCHA,
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'error',
};

/** Short enough for a test to wait for, long enough to be seen. */
const SLOW_MS = 2_500;

const specFiles = (): string[] => globSync(['e2e/**/*.spec.ts', 'mf-*/e2e/**/*.spec.ts'], { cwd: REPOSITORY }).map((file) => path.join(REPOSITORY, file).replaceAll(path.sep, '/'));

/** A page for each slot of a remote, where the remote stands alone. */
async function slotPagesOf(builds: readonly ArtifactManifest[], remote: string): Promise<LocalBuild | null> {
  const manifest = builds.find(({ name }) => name === remote);
  return manifest?.kind === 'remote' ? buildSlotPages(manifest) : null;
}

const startGroup = async (plans: readonly ServerPlan[]): Promise<Servers | null> => (plans.length > 0 ? startServers(plans) : null);

/** Groups of servers that start at once; where one can't, those that run are ended. Throws with the first one's reason. */
async function allStarted(groups: readonly Promise<Servers | null>[]): Promise<readonly Servers[]> {
  const outcomes = await Promise.allSettled(groups);
  const running = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return running;
  await Promise.all(running.map((group) => group.stop()));
  throw failed.reason;
}

/** Does nothing where the environment names servers that are there already, see `sites.ts`. */
export default async function startSites(): Promise<() => Promise<void>> {
  if (sitesAreThere()) return () => Promise.resolve();
  Object.assign(process.env, FOR_TESTS);
  const { site: needsSite, unsteady: needsUnsteady, isolated: remotes, readerBuilds, java } = neededServers(specFiles(), readChosen(process.argv.slice(2)));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amberlane-e2e-'));
  const [apiPort = 0, sitePort = 0, unsteadyPort = 0, ...remotePorts] = await freePorts(3 + remotes.length);

  const forReaders = readerBuilds ? await namesForReaders() : [];
  const [builds] = await Promise.all([buildChanged([...new Set(['shell', ...forReaders, ...remotes])]), java ? provideJava() : null]);
  const store = openLocalStore({ dataDir, storeUrl: path.join(dataDir, 'store') });
  const release = { dataDir, storeUrl: path.join(dataDir, 'store'), by: 'e2e' };
  if (needsSite || needsUnsteady) await releaseBuilds(store, builds.filter(({ name }) => forReaders.includes(name)), { ...release, channel: 'production' });
  const releaseAlone = async (): Promise<void> => {
    for (const remote of remotes) {
      await releaseBuilds(store, builds.filter(({ name }) => name === 'shell' || name === remote), { ...release, channel: remote });
      const slotPages = await slotPagesOf(builds, remote);
      if (slotPages) await releaseFolders(store, [slotPages], { ...release, channel: remote });
    }
  };

  const settings = (port: number, channel: string, apiBaseUrl: string | null): Settings => ({
    host: '127.0.0.1',
    port,
    apiPort,
    siteOrigin: `http://localhost:${port}`,
    turkishOrigin: `http://tr.localhost:${port}`,
    apiBaseUrl,
    dataDir,
    storeUrl: release.storeUrl,
    channel,
  });
  const mockApi = await startMockApi({ port: 0 });
  const breakable = await startMockApi({ port: 0, slowMs: SLOW_MS });
  const site = settings(sitePort, 'production', null);
  const unsteady = settings(unsteadyPort, 'production', breakable.address);
  const isolated = remotes.map((remote, index): Settings => ({ ...settings(remotePorts[index] ?? 0, remote, mockApi.address), pageCache: false }));
  const closeMockApis = (): Promise<unknown> => Promise.all([mockApi.close(), breakable.close(), rm(dataDir, { recursive: true, force: true })]);
  const plans = [...(needsSite ? [apiPlan(site), shellPlan(site)] : []), ...(needsUnsteady ? [shellPlan(unsteady, 'unsteady')] : [])];
  try {
    // The pages of slots are built on one core while the API fills its database on the other.
    const servers = await allStarted([startGroup(plans), releaseAlone().then(() => startGroup(isolated.map((one) => shellPlan(one, one.channel))))]);
    publishSites({
      ...NO_SITES,
      ...(needsSite && { site: site.siteOrigin, turkish: site.turkishOrigin }),
      ...(needsUnsteady && { unsteady: { site: unsteady.siteOrigin, mockApi: breakable.address } }),
      isolated: Object.fromEntries(isolated.map(({ channel, siteOrigin }) => [channel, siteOrigin])),
    });
    return async () => {
      await Promise.all(servers.map((group) => group.stop()));
      await closeMockApis();
    };
  } catch (error) {
    await closeMockApis();
    throw error;
  }
}
