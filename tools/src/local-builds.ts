/** The sources of this folder as builds that are live: built when they changed, published and pinned when they differ. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRemoteConfig } from '@amberlane/build';
import { changedInput } from '@amberlane/build/build-inputs';
import { artifactManifest, type ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { declaredClashes, emptySlots, ensureDemoKeys, incompatibilities, openStore, pin, pinsOf, publishArtifact, readPrivateKey, readPublicKey, type ArtifactName, type Pin, type ReleaseStore } from '@amberlane/release';
import { REPOSITORY } from './repository.ts';
import { runCommand } from './run-command.ts';
import { twoAtATime } from './two-at-a-time.ts';

/** A build and the folder it lies in. */
export interface LocalBuild {
  readonly manifest: ArtifactManifest;
  readonly dir: string;
}

const artifactDir = (name: string): string => path.join(REPOSITORY, name, 'dist/artifact');

/** The build that lies in a workspace's `dist`; null when there is none that can be read. */
function presentBuild(name: string): ArtifactManifest | null {
  const file = path.join(artifactDir(name), 'remote.manifest.json');
  if (!existsSync(file)) return null;
  return artifactManifest.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
}

/** The build of a part's sources that `buildChanged` left. Throws when there is none. */
export function localBuild(name: string): LocalBuild {
  const manifest = presentBuild(name);
  if (!manifest) throw new Error(`${name} has not been built.`);
  return { manifest, dir: artifactDir(name) };
}

/** A process of its own for each build: webpack computes on one core only. Throws with webpack's words. */
async function buildIfChanged(name: string): Promise<ArtifactManifest> {
  const present = presentBuild(name);
  if (present && changedInput(artifactDir(name)) === null) {
    console.log(`  ${name}  unchanged`);
    return present;
  }
  const started = performance.now();
  const { code, output } = await runCommand(process.execPath, ['shared/build/src/cli.ts', name]);
  const built = code === 0 ? presentBuild(name) : null;
  if (!built) throw new Error(`${name} could not be built:\n${output}`);
  console.log(`  ${name}  built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return built;
}

/** Builds what changed, two parts at a time. Two remotes that claim one thing are told so first, from their declarations. */
export async function buildChanged(names: readonly string[]): Promise<ArtifactManifest[]> {
  const clashes = declaredClashes(await Promise.all(names.filter((name) => name !== 'shell').map((name) => readRemoteConfig(path.join(REPOSITORY, name)))));
  if (clashes.length > 0) throw new Error(`The remotes do not fit together:\n${clashes.map((clash) => `  ${clash}`).join('\n')}`);
  return twoAtATime(names, buildIfChanged);
}

export interface Release {
  readonly dataDir: string;
  readonly storeUrl: string;
  readonly channel: string;
  /** Written to the log with every pin. */
  readonly by: string;
}

/** Opens the store that this machine keeps for itself, with a key pair made at the first start. */
export function openLocalStore({ dataDir, storeUrl }: Pick<Release, 'dataDir' | 'storeUrl'>): ReleaseStore {
  return openStore({ url: storeUrl, publicKey: readPublicKey(ensureDemoKeys(dataDir).publicKeyFile) });
}

/** The builds that `buildChanged` gave, released; see `releaseFolders`. */
export const releaseBuilds = (store: ReleaseStore, builds: readonly ArtifactManifest[], release: Release): Promise<string[]> =>
  releaseFolders(store, builds.map(({ name }) => localBuild(name)), release);

export interface SiteRelease extends Release {
  /** Whether a build that is live under this pin may be replaced; a person's decision may not. */
  readonly mayReplace: (pin: Pin) => boolean;
}

export interface LeftAlone {
  readonly name: string;
  /** Content ids: what lies here, and what stays live. */
  readonly here: string;
  readonly live: Pin;
}

export interface Released {
  /** Names that are live with another build than before. */
  readonly changed: readonly string[];
  /** Names whose live build somebody else chose; the build that lies here was published, but not pinned. */
  readonly left: readonly LeftAlone[];
}

/** Releases a whole site: what stays live beside the new builds is judged with them, and no wanted slot may stay empty. */
export async function releaseSite(store: ReleaseStore, builds: readonly LocalBuild[], release: SiteRelease): Promise<Released> {
  const live = pinsOf(await store.readState(), release.channel);
  const left: LeftAlone[] = [];
  const site: LocalBuild[] = [];
  for (const build of builds) {
    const { name, contentId } = build.manifest;
    const pinned = live[name];
    if (!pinned || pinned.build === contentId || release.mayReplace(pinned)) {
      site.push(build);
      continue;
    }
    await publish(store, build);
    left.push({ name, here: contentId, live: pinned });
    site.push({ manifest: await store.readManifest(name, pinned.build), dir: store.folder.artifactFolder({ name, contentId: pinned.build }) });
  }
  const empty = emptySlots(site.map(({ manifest }) => manifest));
  if (empty.length > 0) throw new Error(`The site would be incomplete:\n${empty.map((fault) => `  ${fault}`).join('\n')}`);
  return { changed: await releaseFolders(store, site, release), left };
}

/** One line for a build that was left alone. */
export const describeLeft = ({ name, here, live }: LeftAlone): string =>
  `${name}: ${here.slice(0, 12)} lies here, ${live.build.slice(0, 12)} is live, pinned by ${live.by}: left alone. To release it: npm run release -- pin ${name}@${here.slice(0, 8)}`;

/** Publishes and pins the builds that are not live yet; gives their names. Throws with the store's reasons. */
export async function releaseFolders(store: ReleaseStore, builds: readonly LocalBuild[], release: Release): Promise<string[]> {
  const faults = incompatibilities(builds.map(({ manifest }) => manifest));
  if (faults.length > 0) throw new Error(`The builds do not fit together:\n${faults.map(({ message }) => `  ${message}`).join('\n')}`);
  const live = pinsOf(await store.readState(), release.channel);
  const changed = builds.filter(({ manifest }) => live[manifest.name]?.build !== manifest.contentId);
  for (const build of changed) await publish(store, build);
  const together = builds.map(({ manifest: { name, contentId } }) => ({ name, contentId }));
  for (const { manifest } of changed) await pinBuild(store, manifest, together, release);
  return changed.map(({ manifest }) => manifest.name);
}

async function publish(store: ReleaseStore, { manifest: { name }, dir }: LocalBuild): Promise<void> {
  const publication = await publishArtifact(store, dir);
  if (publication.kind === 'refused') throw new Error(`${name} can't be published: ${publication.reasons.join('; ')}`);
}

/** Forced: whoever changes the sources may also take a page away; the log says that it was. */
async function pinBuild(store: ReleaseStore, { name, contentId }: ArtifactName, together: readonly ArtifactName[], { dataDir, channel, by }: Release): Promise<void> {
  const privateKey = readPrivateKey(ensureDemoKeys(dataDir).privateKeyFile);
  const reason = 'local sources, released together';
  const outcome = await pin(store, { privateKey, by }, { name, contentId, channel, reason, force: true, together });
  if (outcome.kind === 'refused') throw new Error(`${name} can't be pinned: ${outcome.reasons.join('; ')}`);
  if (outcome.kind === 'conflict') throw new Error(`${name} can't be pinned: somebody else changed the pins just now. Start again.`);
}

/** A build that the store already has: the one whose content id begins so, or, without one, the one that is live. */
export async function publishedBuild(store: ReleaseStore, name: string, channel: string, build?: string): Promise<LocalBuild | null> {
  const ids = (await store.listArtifacts()).filter((artifact) => artifact.name === name).map(({ contentId }) => contentId);
  const live = pinsOf(await store.readState(), channel)[name]?.build;
  const found = build === undefined ? ids.filter((id) => id === live) : ids.filter((id) => id.startsWith(build));
  const [contentId, other] = found;
  if (other) throw new Error(`Several builds of ${name} begin with ${build ?? ''}: ${found.map((id) => id.slice(0, 12)).join(', ')}.`);
  return contentId ? { manifest: await store.readManifest(name, contentId), dir: store.folder.artifactFolder({ name, contentId }) } : null;
}
