/** Brings everything of a channel's pins that the server runs or reads into memory, each file checked against its hash. */
import { manifestIntegrity, pinsOf, type ReleaseState, type ReleaseStore } from '@amberlane/release';
import type { ArtifactManifest, RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import type { ArtifactRef } from '../../site/route-table.ts';
import type { ArtifactText } from './server-modules.ts';
import type { Pinned, PinnedSite } from './compose-site.ts';

export interface PinnedArtifacts {
  readonly pinned: PinnedSite;
  readonly artifactText: ArtifactText;
  /** A sentence for each entry of a manifest that this server does not know yet. */
  readonly leftOut: readonly string[];
}

/** Code for rendering, messages, styles for the critical CSS, and the service worker, whose address is not the store's. */
const READ_ON_SERVER = /^(?:server\/.*\.cjs|messages\/.*\.json|client\/.*\.css|client\/service-worker\.js)$/;

/** Throws when the channel pins no shell, or when a file is missing or tampered with. */
export async function loadPinnedArtifacts(store: ReleaseStore, state: ReleaseState, channel: string): Promise<PinnedArtifacts> {
  const texts = new Map<string, string>();
  const pins = Object.entries(pinsOf(state, channel));
  const artifacts = await Promise.all(pins.map(([name, { build, lastGood }]) => loadArtifact(store, state, { name, build, lastGood }, texts)));
  const leftOut = await Promise.all(pins.map(async ([name, { build }]) => (await store.leftOut(name, build)).map((entry) => `${name}: ${entry}`)));
  const shell = artifacts.find((artifact): artifact is Pinned<ShellManifest> => artifact.manifest.kind === 'shell');
  if (!shell) throw new Error(`channel ${channel} pins no shell`);
  return {
    pinned: { shell, remotes: artifacts.filter((artifact): artifact is Pinned<RemoteManifest> => artifact.manifest.kind === 'remote') },
    artifactText: (name, contentId, file) => texts.get(`${name}/${contentId}/${file}`) ?? null,
    leftOut: leftOut.flat(),
  };
}

interface PinnedBuild {
  readonly name: string;
  readonly build: string;
  readonly lastGood: string | null;
}

async function loadArtifact(store: ReleaseStore, state: ReleaseState, { name, build, lastGood }: PinnedBuild, texts: Map<string, string>): Promise<Pinned<ArtifactManifest>> {
  const manifest = await store.readManifest(name, build);
  const files = Object.keys(manifest.files).filter((file) => READ_ON_SERVER.test(file));
  await Promise.all(
    files.map(async (file) => {
      texts.set(`${name}/${build}/${file}`, (await store.readArtifactFile(name, build, file)).toString('utf8'));
    }),
  );
  return { manifest, integrity: integrityOf(state, name, build), lastGood: lastGood === null ? null : refOf(state, name, lastGood) };
}

const refOf = (state: ReleaseState, name: string, contentId: string): ArtifactRef => ({ name, contentId, manifest: integrityOf(state, name, contentId) });

function integrityOf(state: ReleaseState, name: string, contentId: string): string {
  const integrity = manifestIntegrity(state, name, contentId);
  if (integrity === null) throw new Error(`${name}/${contentId} was never pinned`);
  return integrity;
}
