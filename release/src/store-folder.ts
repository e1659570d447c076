/**
 * The store as a folder: names and bytes, nothing is verified here.
 *
 *     artifacts/<name>/<contentId>/…      builds
 *     log/<seq, 8 digits>.json            records
 *
 * Names that start with a dot are unfinished writes and belong to nobody but their writer.
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogText } from './log-chain.ts';
import { StoreFault } from './store-fault.ts';
import { hasCode } from './system-error.ts';

const RECORD_FILE = /^(\d{8})\.json$/;
const CONTENT_ID = /^[0-9a-f]{64}$/;
const INCOMING = '.incoming-';
/** No publication takes this long, ms. */
const ABANDONED_AFTER = 60 * 60 * 1000;

export interface ArtifactName {
  readonly name: string;
  readonly contentId: string;
}

export interface StoreFolder {
  readonly logFolder: string;
  artifactFolder(artifact: ArtifactName): string;
  /** Fresh path for an incoming build, in the file system of the artifacts, so that a rename is atomic. */
  incomingFolder(): Promise<string>;
  /** Removes what publishers left unfinished an hour ago or earlier: they were killed. */
  removeAbandoned(): Promise<void>;
  listArtifacts(): Promise<ArtifactName[]>;
  readLog(): Promise<LogText[]>;
  /** Creates record `seq`, complete and on disk, or gives false when another writer has already done so. */
  createRecord(record: LogText): Promise<boolean>;
  /** A text that changes when records are added, removed or, for the last, replaced; without reading them. */
  logFingerprint(): Promise<string>;
}

/** `url` is a path or a `file:` address. Other kinds of store throw. */
export function openFolder(url: string): StoreFolder {
  const root = rootOf(url);
  const artifacts = path.join(root, 'artifacts');
  const logFolder = path.join(root, 'log');
  const recordFile = (seq: number): string => path.join(logFolder, `${String(seq).padStart(8, '0')}.json`);

  const listSeqs = async (): Promise<number[]> =>
    (await listFolder(logFolder)).flatMap((file) => RECORD_FILE.exec(file)?.[1] ?? []).map(Number).sort((a, b) => a - b);

  return {
    logFolder,
    artifactFolder: ({ name, contentId }) => path.join(artifacts, name, contentId),
    async incomingFolder() {
      await mkdir(artifacts, { recursive: true });
      return path.join(artifacts, `${INCOMING}${randomUUID()}`);
    },
    async removeAbandoned() {
      const unfinished = (await listFolder(artifacts)).filter((name) => name.startsWith(INCOMING)).map((name) => path.join(artifacts, name));
      for (const folder of unfinished) if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true });
    },
    async listArtifacts() {
      const names = (await listFolder(artifacts)).filter((name) => !name.startsWith('.')).sort();
      const builds = await Promise.all(names.map((name) => listFolder(path.join(artifacts, name))));
      return names.flatMap((name, index) =>
        (builds[index] ?? []).filter((id) => CONTENT_ID.test(id)).sort().map((contentId) => ({ name, contentId })),
      );
    },
    async readLog() {
      return Promise.all((await listSeqs()).map(async (seq) => ({ seq, text: await readText(recordFile(seq)) })));
    },
    async createRecord({ seq, text }) {
      await mkdir(logFolder, { recursive: true });
      const whole = path.join(logFolder, `.${randomUUID()}`);
      try {
        await writeDurably(whole, text);
        return await linkUnlessTaken(whole, recordFile(seq));
      } finally {
        await rm(whole, { force: true });
      }
    },
    async logFingerprint() {
      const seqs = await listSeqs();
      const last = seqs.at(-1);
      if (last === undefined) return '';
      const { mtimeMs, size, ino } = await stat(recordFile(last));
      return `${seqs.length} ${last} ${mtimeMs} ${size} ${ino}`;
    },
  };
}

function rootOf(url: string): string {
  if (url.startsWith('file:')) return fileURLToPath(url);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(url)) throw new StoreFault('unreadable', `${url}: only a folder can be a release store so far`);
  return path.resolve(url);
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw unreadable(folder, error);
  }
}

/** False as well when its writer has just finished it. */
async function isAbandoned(folder: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(folder)).mtimeMs > ABANDONED_AFTER;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw unreadable(folder, error);
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** link(2) gives one of several writers the name and all others EEXIST. */
async function linkUnlessTaken(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

export const unreadable = (what: string, error: unknown): StoreFault => new StoreFault('unreadable', `${what} can't be read: ${String(error)}`);
