import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockFolder } from './folder-lock.ts';

describe('lock of the database folder', () => {
  let root: string;
  let folder: string;
  let stranger: ChildProcess | null = null;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'amberlane-lock-'));
    folder = join(root, 'db');
  });

  afterEach(async () => {
    await end(stranger);
    stranger = null;
    rmSync(root, { recursive: true });
  });

  async function end(child: ChildProcess | null): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async function startStranger(): Promise<number> {
    stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(stranger, 'spawn');
    return stranger.pid ?? 0;
  }

  const writeLock = (text: string): void => writeFileSync(`${folder}.lock`, text);

  it('holds the pid of its owner and goes with it', () => {
    const lock = lockFolder(folder);
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
    lock.release();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it('is refused to a second one in the same process', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by the process ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
  });

  it('is never taken from a living process, and the refusal says what to do', async () => {
    const pid = await startStranger();
    writeLock(String(pid));
    expect(() => lockFolder(folder)).toThrow(`The database folder ${folder} is in use by the process ${pid}. Stop that process first`);
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(pid));
  });

  it('is taken over from a dead process', async () => {
    const pid = await startStranger();
    await end(stranger);
    writeLock(String(pid));
    const lock = lockFolder(folder);
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
    lock.release();
  });

  it('left by a namesake with our own pid is taken over: in a container every process may be number 1', () => {
    writeLock(String(process.pid));
    lockFolder(folder).release();
  });

  it('without a pid is respected while it may still be written, and taken over later', () => {
    writeLock('');
    expect(() => lockFolder(folder)).toThrow('in use by another process');
    const long = new Date(Date.now() - 60_000);
    utimesSync(`${folder}.lock`, long, long);
    lockFolder(folder).release();
  });

  it('that somebody else has taken meanwhile is not released', () => {
    const lock = lockFolder(folder);
    lock.release();
    writeLock('1');
    lock.release();
    expect(existsSync(`${folder}.lock`)).toBe(true);
  });
});
