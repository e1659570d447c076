/** The release store as its readers see it: everything that comes out of it has been verified. */
import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileIntegrity } from '@amberlane/build/artifact-hash';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { artifactProblems, isListed, MANIFEST_FILE, readManifestText } from './artifact-verification.ts';
import { followLog, type Following } from './follow-log.ts';
import { refuseReplay, verifyChain, type Seen } from './log-chain.ts';
import { artifactName, type LogRecord } from './log-record.ts';
import { fold, manifestIntegrity, type ReleaseState } from './release-state.ts';
import { openFolder, unreadable, type ArtifactName, type StoreFolder } from './store-folder.ts';
import { StoreFault } from './store-fault.ts';
import { hasCode } from './system-error.ts';

export interface Verification {
  readonly records: number;
  readonly artifacts: number;
  /** Sentences; empty when all is well. */
  readonly problems: readonly string[];
}

export interface ReleaseStore {
  /** Names and bytes, for the writers of this package. */
  readonly folder: StoreFolder;
  /** What is live. Verifies the whole log first. Throws StoreFault. */
  readState(): Promise<ReleaseState>;
  /** The verified records, oldest first. Throws StoreFault. */
  readLog(): Promise<readonly LogRecord[]>;
  /**
   * Manifest of a build, checked against its name and, once it was pinned, against the log; without the entries of menus and
   * slots that only a later version knows. Throws StoreFault.
   */
  readManifest(name: string, contentId: string): Promise<ArtifactManifest>;
  /** A sentence for each entry that `readManifest` leaves out. Throws StoreFault. */
  leftOut(name: string, contentId: string): Promise<readonly string[]>;
  /** Integrity of the very bytes that `readManifest` has checked: what a pin signs. Throws StoreFault. */
  manifestIntegrity(name: string, contentId: string): Promise<string>;
  /**
   * Absolute path of a file of a build, or null when its manifest does not list it. `.br` twins count as listed. The
   * bytes are not checked here: browsers do that, by the hashes of the manifest. Throws StoreFault for an unknown build.
   */
  artifactFile(name: string, contentId: string, file: string): Promise<string | null>;
  /** Bytes of a listed file, checked against the manifest: for what the server itself runs or reads. Throws StoreFault. */
  readArtifactFile(name: string, contentId: string, file: string): Promise<Buffer>;
  listArtifacts(): Promise<readonly ArtifactName[]>;
  /** Hashes every file of every build and checks the log and what it names. */
  verify(): Promise<Verification>;
  /**
   * Calls `onChange` with every verified state after the last one read, within about a second, and `onError` once per
   * fault; the state before a fault stays in force.
   */
  follow(onChange: (state: ReleaseState) => void, onError: (fault: StoreFault) => void): Following;
}

interface KnownManifest {
  readonly manifest: ArtifactManifest;
  readonly leftOut: readonly string[];
  readonly integrity: string;
}

/** No record was seen yet. */
const NOTHING_SEEN: Seen = { seq: 0, head: null };

/**
 * Opens a store. It remembers the newest record it has seen and refuses a log that goes back behind it, so a server
 * keeps one store open for its life; `seenBefore` is what an earlier process saw. A store that does not exist yet reads
 * as an empty one.
 */
export function openStore({ url, publicKey, seenBefore = NOTHING_SEEN }: { readonly url: string; readonly publicKey: KeyObject; readonly seenBefore?: Seen }): ReleaseStore {
  const folder = openFolder(url);
  const manifests = new Map<string, KnownManifest>();
  let seen = seenBefore;
  let latest: ReleaseState | null = null;

  const readVerified = async (): Promise<{ records: LogRecord[]; state: ReleaseState }> => {
    // What was seen when this reading began: one that began later may end earlier and know of more records.
    const before = seen;
    const records = verifyChain(await folder.readLog(), publicKey);
    refuseReplay(records, before);
    const state = fold(records);
    if (latest === null || state.seq > seen.seq) {
      seen = { seq: state.seq, head: state.head };
      latest = state;
    }
    return { records, state };
  };
  const readState = async (): Promise<ReleaseState> => (await readVerified()).state;

  const readKnown = async (name: string, contentId: string): Promise<KnownManifest> => {
    const id = `${name}/${contentId}`;
    const known = manifests.get(id) ?? (await readManifestOf(folder, { name, contentId }));
    const logged = manifestIntegrity(latest ?? (await readState()), name, contentId);
    if (logged !== null && logged !== known.integrity) {
      manifests.delete(id);
      throw new StoreFault('tampered-artifact', `${id}: the manifest is another than the one that was pinned`);
    }
    manifests.set(id, known);
    return known;
  };
  const readManifest = async (name: string, contentId: string): Promise<ArtifactManifest> => (await readKnown(name, contentId)).manifest;

  const artifactFile = async (name: string, contentId: string, file: string): Promise<string | null> => {
    const manifest = await readManifest(name, contentId);
    return isListed(manifest, file) || file === MANIFEST_FILE ? path.join(folder.artifactFolder({ name, contentId }), file) : null;
  };

  return {
    folder,
    readState,
    readLog: async () => (await readVerified()).records,
    readManifest,
    leftOut: async (name, contentId) => (await readKnown(name, contentId)).leftOut,
    manifestIntegrity: async (name, contentId) => (await readKnown(name, contentId)).integrity,
    artifactFile,
    async readArtifactFile(name, contentId, file) {
      const { files } = await readManifest(name, contentId);
      const facts = Object.hasOwn(files, file) ? files[file] : undefined;
      if (!facts) throw new StoreFault('unknown-artifact', `${name}/${contentId} has no file ${file}`);
      const bytes = await readBytes(path.join(folder.artifactFolder({ name, contentId }), file));
      if (fileIntegrity(bytes) === facts.integrity) return bytes;
      throw new StoreFault('tampered-artifact', `${name}/${contentId}/${file} has other contents than its manifest says`);
    },
    listArtifacts: () => folder.listArtifacts(),
    async verify() {
      const artifacts = await folder.listArtifacts();
      const log = await readVerified().catch((error: unknown) => faultOf(error));
      const problems = log instanceof StoreFault ? [log.message] : [...lostLog(log.records.length, artifacts.length), ...missingBuilds(log.state, artifacts)];
      for (const artifact of artifacts) problems.push(...(await problemsOf(folder, artifact, log instanceof StoreFault ? null : log.state)));
      return { records: log instanceof StoreFault ? 0 : log.records.length, artifacts: artifacts.length, problems };
    },
    follow: (onChange, onError) => followLog({ folder, readState, from: latest, onChange, onError: (error) => onError(faultOf(error)) }),
  };
}

async function readManifestOf(folder: StoreFolder, artifact: ArtifactName): Promise<KnownManifest> {
  const id = `${artifact.name}/${artifact.contentId}`;
  if (!artifactName.safeParse(artifact.name).success || !/^[0-9a-f]{64}$/.test(artifact.contentId)) throw new StoreFault('unknown-artifact', `${id} names no build`);
  const bytes = await readBytes(path.join(folder.artifactFolder(artifact), MANIFEST_FILE));
  const reading = readManifestText(bytes.toString('utf8'));
  const { manifest, problems } = reading;
  if (manifest === null || problems.length > 0) throw new StoreFault('tampered-artifact', `${id}: ${problems.join('; ')}`);
  if (manifest.name !== artifact.name || manifest.contentId !== artifact.contentId) {
    throw new StoreFault('tampered-artifact', `${id} holds the manifest of ${manifest.name}/${manifest.contentId}`);
  }
  return { manifest, leftOut: reading.leftOut, integrity: fileIntegrity(bytes) };
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw new StoreFault('unknown-artifact', `${file} does not exist`);
    throw unreadable(file, error);
  }
}

const faultOf = (error: unknown): StoreFault => (error instanceof StoreFault ? error : unreadable('the store', error));

/** An empty log is in order as long as there is nothing to pin. */
const lostLog = (records: number, artifacts: number): string[] =>
  records === 0 && artifacts > 0 ? ['the store has builds but no record: the log is lost, or nothing was ever pinned'] : [];

function missingBuilds(state: ReleaseState, artifacts: readonly ArtifactName[]): string[] {
  const present = new Set(artifacts.map(({ name, contentId }) => `${name}/${contentId}`));
  return Object.entries(state.channels).flatMap(([channel, pins]) =>
    Object.entries(pins)
      .filter(([name, { build }]) => !present.has(`${name}/${build}`))
      .map(([name, { build }]) => `${name}/${build} is pinned in ${channel}, but not in the store`),
  );
}

async function problemsOf(folder: StoreFolder, artifact: ArtifactName, state: ReleaseState | null): Promise<string[]> {
  const id = `${artifact.name}/${artifact.contentId}`;
  try {
    const { manifest, integrity } = await readManifestOf(folder, artifact);
    const logged = state && manifestIntegrity(state, artifact.name, artifact.contentId);
    const problems = await artifactProblems(folder.artifactFolder(artifact), manifest);
    if (logged && logged !== integrity) problems.push('the manifest is another than the one that was pinned');
    return problems.map((problem) => `${id}: ${problem}`);
  } catch (error) {
    return [faultOf(error).message];
  }
}
