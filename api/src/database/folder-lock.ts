/**
 * Lock of the embedded database's folder. PGlite takes none of its own, and two processes in one folder lose rows
 * without a word. The lock is a file made with O_EXCL that holds the owner's pid: it is never taken from a living
 * process, and taken over from a dead one.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../error-code.ts';

export interface FolderLock {
  release(): void;
}

/** Locks held by this process: a file with our own pid that is not among them was left by a dead namesake. */
const held = new Set<string>();

/** A file without a readable pid is one that is being written just now, unless it is older than this. */
const WRITING_MS = 2_000;

/** A living process holds the folder; the message is a sentence for the operator. */
export class FolderInUse extends Error {}

/** Takes `<folder>.lock`. Throws {@link FolderInUse} when a living process holds it. */
export function lockFolder(folder: string): FolderLock {
  const path = `${folder}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  for (let tries = 0; tries < 3; tries += 1) {
    if (create(path)) {
      held.add(path);
      return { release: () => release(path) };
    }
    const owner = readOwner(path);
    if (owner.kind === 'gone') continue;
    if (owner.kind === 'writing' || isAlive(owner.pid, path)) break;
    removeStale(path, owner.text);
  }
  throw new FolderInUse(heldMessage(folder, path));
}

function create(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

type Owner = { kind: 'gone' } | { kind: 'writing' } | { kind: 'pid'; pid: number; text: string };

function readOwner(path: string): Owner {
  try {
    const text = readFileSync(path, 'utf8');
    const pid = Number(text);
    if (Number.isInteger(pid) && pid > 0) return { kind: 'pid', pid, text };
    return Date.now() - statSync(path).mtimeMs < WRITING_MS ? { kind: 'writing' } : { kind: 'pid', pid: 0, text };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { kind: 'gone' };
    throw error;
  }
}

function isAlive(pid: number, path: string): boolean {
  if (pid === 0) return false;
  // In a container every process may be number 1: our own pid in a file we did not write is a dead namesake's.
  if (pid === process.pid) return held.has(path);
  return isProcess(pid);
}

/** Whether a process of this machine has the number, ours to signal or not. */
export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Moves the stale file away first: of two processes only one can, and a fresh lock moved by mistake is put back. */
function removeStale(path: string, staleText: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    const moved = readFileSync(aside, 'utf8');
    if (moved !== staleText) writeFileSync(path, moved, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function release(path: string): void {
  if (held.delete(path)) rmSync(path, { force: true });
}

function heldMessage(folder: string, path: string): string {
  const owner = readOwner(path);
  const who = owner.kind === 'pid' ? `the process ${owner.pid}` : 'another process';
  return (
    `The database folder ${folder} is in use by ${who}. Stop that process first, or give this one another DATA_DIR. ` +
    `If no such process is a server of this site, delete ${path}.`
  );
}
