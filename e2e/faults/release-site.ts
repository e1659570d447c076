/** A release store of a test's own, with the shell and every build of the probe in it, and shell servers on its channels. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMockApi } from '@amberlane/testing/mock-api';
import { append, ensureDemoKeys, openStore, pin, publishArtifact, readPrivateKey, readPublicKey, rollback, type PinOutcome, type PinRequest, type ReleaseStore } from '@amberlane/release';
import { shellPlan } from '../../tools/src/server-plans.ts';
import { startServers, type Servers } from '../../tools/src/servers.ts';
import { NEIGHBOURS, probeArtifacts, readProbe, SHELL_ARTIFACT, type Edition } from './probe-builds.ts';

export interface RunningShell {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface ReleaseSite {
  readonly store: ReleaseStore;
  /** Makes an edition of the probe live. */
  pinProbe(channel: string, edition: Edition): Promise<void>;
  /** The same with no look at the build's files: as when they are damaged in the moment after. */
  pinProbeUnchecked(channel: string, edition: Edition): Promise<void>;
  rollbackProbe(channel: string): Promise<void>;
  /** Pins the shell, the neighbours, and these editions one after the other: the last one is live, the one before it the last good. */
  fill(channel: string, editions: readonly Edition[]): Promise<void>;
  /** Starts a server that serves a channel; resolves when it answers. `port` restarts one at the address of another. */
  start(channel: string, options?: { readonly port?: number; readonly env?: Readonly<Record<string, string>>; readonly ready?: '/readyz' | '/healthz' }): Promise<RunningShell>;
  close(): Promise<void>;
}

export async function openReleaseSite(): Promise<ReleaseSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amberlane-faults-'));
  const storeUrl = path.join(dataDir, 'store');
  const keys = ensureDemoKeys(dataDir);
  const store = openStore({ url: storeUrl, publicKey: readPublicKey(keys.publicKeyFile) });
  const author = { privateKey: readPrivateKey(keys.privateKeyFile), by: 'e2e' };
  const published = new Map<string, string>();
  for (const dir of [SHELL_ARTIFACT, ...probeArtifacts()]) {
    const publication = await publishArtifact(store, dir);
    if (publication.kind === 'refused') throw new Error(`${dir}: ${publication.reasons.join('; ')}`);
    published.set(publication.manifest.name, publication.manifest.contentId);
  }
  const api = await startMockApi({ port: 0 });
  const running = new Set<Servers>();

  const pinBuild = async (channel: string, name: string, contentId: string, together: PinRequest['together'] = []): Promise<void> =>
    expectAppended(await pin(store, author, { channel, name, contentId, together }));
  const pinProbe = (channel: string, edition: Edition): Promise<void> => pinBuild(channel, 'mf-probe', readProbe(edition).contentId);
  return {
    store,
    pinProbe,
    async pinProbeUnchecked(channel, edition) {
      const build = { name: 'mf-probe', contentId: readProbe(edition).contentId };
      const manifest = await store.manifestIntegrity(build.name, build.contentId);
      const { head } = await store.readState();
      const { kind } = await append(store, { ...build, action: 'pin', channel, manifest, overruled: [], by: author.by, reason: null }, head, author.privateKey);
      if (kind !== 'appended') throw new Error(kind);
    },
    rollbackProbe: async (channel) => expectAppended(await rollback(store, author, { channel, name: 'mf-probe' })),
    async fill(channel, editions) {
      const [first] = editions;
      // The shelf asks for a slot of the probe, which is pinned after it.
      const together = first ? [{ name: 'mf-probe', contentId: readProbe(first).contentId }] : [];
      for (const name of ['shell', ...NEIGHBOURS]) await pinBuild(channel, name, published.get(name) ?? '', together);
      for (const edition of editions) await pinProbe(channel, edition);
    },
    async start(channel, { port: wanted, env = {}, ready = '/readyz' } = {}) {
      const port = wanted ?? (await freePort());
      const origin = `http://localhost:${port}`;
      const settings = { host: '127.0.0.1', port, apiPort: 0, siteOrigin: origin, turkishOrigin: `http://tr.localhost:${port}`, apiBaseUrl: api.address, dataDir, storeUrl, channel };
      const plan = shellPlan(settings, channel);
      // What is left to the browser is logged as an error: here it is what a test asks for.
      const quiet = { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal' };
      const servers = await startServers([{ ...plan, env: { ...plan.env, ...quiet, ...env }, readyUrl: `http://127.0.0.1:${port}${ready}` }]);
      running.add(servers);
      return {
        origin,
        async stop() {
          running.delete(servers);
          await servers.stop();
        },
      };
    },
    async close() {
      await Promise.all([...running].map((servers) => servers.stop()));
      await api.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function expectAppended(outcome: PinOutcome): void {
  if (outcome.kind !== 'appended') throw new Error(outcome.kind === 'refused' ? outcome.reasons.join('; ') : 'somebody else wrote to the log');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
