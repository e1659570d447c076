/** The whole site on a mock API, with a release store and shell servers of its own. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startMockApi } from '@amberlane/testing/mock-api';
import { openLocalStore, releaseFolders, type LocalBuild } from '../../tools/src/local-builds.ts';
import { shellPlan } from '../../tools/src/server-plans.ts';
import { startServers } from '../../tools/src/servers.ts';
import { freePorts } from './free-ports.ts';

export interface MockApiSite {
  /** `http://localhost:<port>`: the only host that the shells serve. */
  readonly origin: string;
  /** Where each shell listens; the first one's is the origin's port. */
  readonly ports: readonly number[];
  close(): Promise<void>;
}

/** `dataDir` is removed in the end. */
export async function startMockApiSite(builds: readonly LocalBuild[], dataDir: string, shells = 1): Promise<MockApiSite> {
  const storeUrl = path.join(dataDir, 'store');
  const release = { dataDir, storeUrl, channel: 'production', by: 'e2e' };
  await releaseFolders(openLocalStore(release), builds, release);
  // Times in answers count from one moment: the same call has the same answer.
  const started = new Date();
  const api = await startMockApi({ port: 0, now: () => started });
  const ports = await freePorts(shells);
  const [first = 0] = ports;
  const origin = `http://localhost:${first}`;
  const settings = { host: '127.0.0.1', apiPort: 0, siteOrigin: origin, turkishOrigin: `http://tr.localhost:${first}`, apiBaseUrl: api.address, dataDir, storeUrl, channel: release.channel };
  const servers = await startServers(ports.map((port) => shellPlan({ ...settings, port }, `shell-${port}`)));
  return {
    origin,
    ports,
    async close() {
      await servers.stop();
      await api.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
