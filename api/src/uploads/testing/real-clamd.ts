/** A ClamAV daemon of a test's own, with one signature of the test's own: no database of known viruses is needed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** What the daemon finds; nothing that real scanners know. */
export const TEST_VIRUS = 'amberlane-test-virus-7d1f2c';

const DEBIANS = '/usr/sbin/clamd';
const STARTED_WITHIN_MS = 20_000;
const PAUSE_MS = 50;

/** The program to start: `TEST_CLAMD`, which then must exist, else the one that Debian's `clamav-daemon` installs; null skips its tests. */
export function clamdProgram(): string | null {
  const asked = process.env['TEST_CLAMD'];
  if (asked) return asked;
  return existsSync(DEBIANS) ? DEBIANS : null;
}

export interface RealClamd {
  readonly address: { readonly host: string; readonly port: number };
  /** It keeps its connections and does nothing more until `resume`. */
  freeze(): void;
  resume(): void;
  /** Ends at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** As in the configuration: `25M`. */
  readonly streamMaxLength?: string;
}

/** Starts it and waits until it listens. Throws what it said when it ends before. */
export async function startClamd(program: string, { streamMaxLength = '25M' }: Options = {}): Promise<RealClamd> {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const address = { host: '127.0.0.1', port: await freePort() };
  writeFileSync(join(folder, 'test.ndb'), `Amberlane.Test:0:*:${Buffer.from(TEST_VIRUS).toString('hex')}\n`);
  const settings = { Foreground: 'yes', DatabaseDirectory: folder, TCPSocket: address.port, TCPAddr: address.host, StreamMaxLength: streamMaxLength, User: userInfo().username };
  const file = join(folder, 'clamd.conf');
  writeFileSync(file, Object.entries(settings).map(([name, value]) => `${name} ${value}\n`).join(''));
  const child = spawn(program, ['-c', file], { stdio: 'pipe' });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = once(child, 'exit');

  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await ended;
  }
  async function close(): Promise<void> {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }

  const until = performance.now() + STARTED_WITHIN_MS;
  while (!(await answersAt(address))) {
    if (child.exitCode !== null || performance.now() > until) {
      await close();
      throw new Error(`${program} did not start: ${said}`);
    }
    await setTimeout(PAUSE_MS);
  }
  return { address, freeze: () => void child.kill('SIGSTOP'), resume: () => void child.kill('SIGCONT'), kill, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answersAt(address: RealClamd['address']): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
