/** Who listens on a port of this machine: asked of /proc where the system has it, of lsof and ps elsewhere. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  /** With its arguments: `node shell/src/server/main.ts`. */
  readonly command: string;
}

const hasProc = process.platform === 'linux';
/** State of a listening socket in /proc/net/tcp. */
const LISTEN = '0A';

/** What `read` gives; null where it fails, as it does for other users' processes and those that have just ended. */
function orNull<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const ask = (program: string, args: readonly string[]): string => execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function listeningSockets(port: number): Set<string> {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => orNull(() => readFileSync(file, 'utf8').split('\n')) ?? []);
  const rows = lines.map((line) => line.trim().split(/\s+/));
  return new Set(rows.flatMap(([, local = '', , state, , , , , , inode]) => (state === LISTEN && local.endsWith(`:${hexPort}`) && inode ? [`socket:[${inode}]`] : [])));
}

function listenerInProc(port: number): number | null {
  const sockets = listeningSockets(port);
  const holds = (pid: string): boolean =>
    orNull(() => readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(orNull(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''))) ?? false;
  const found = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name));
  return found === undefined ? null : Number(found);
}

const listenerByLsof = (port: number): number | null => orNull(() => Number(ask('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN']).split('\n')[0])) || null;

function runningProcess(pid: number): RunningProcess | null {
  return orNull(() => {
    if (!hasProc) {
      const [, parent, command = ''] = /^(\d+)\s+(.*)$/.exec(ask('ps', ['-o', 'ppid=,command=', '-p', String(pid)])) ?? [];
      return { pid, parent: Number(parent), command };
    }
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ');
    return { pid, parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() };
  });
}

/** The process that listens on a port; null where the system does not tell. */
export function portHolder(port: number): RunningProcess | null {
  const pid = hasProc ? listenerInProc(port) : listenerByLsof(port);
  return pid === null ? null : runningProcess(pid);
}

/** The nearest process above whose command matches: what started this one, and would start it again. */
export function ancestor({ parent }: RunningProcess, command: RegExp): RunningProcess | null {
  const above = parent > 1 ? runningProcess(parent) : null;
  return above === null || command.test(above.command) ? above : ancestor(above, command);
}
