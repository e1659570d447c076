/** One server of a running site as a child process. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { asSentence } from './log-line.ts';
import { REPOSITORY } from './repository.ts';

export interface ServerPlan {
  readonly name: string;
  /** TypeScript or JavaScript file, relative to the repository, and its arguments. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Answers 200 once the server can do its work. */
  readonly readyUrl: string;
}

export interface ServerProcess {
  readonly plan: ServerPlan;
  readonly child: ChildProcess;
  /** Newest lines that it printed. */
  readonly lines: string[];
  readonly exit: Promise<number | NodeJS.Signals>;
}

const LAST_LINES = 20;
const DRAIN_MS = 10_000;
const READY_MS = 60_000;
const POLL_MS = 100;
/** Ends the server with this process, whatever ends this one. */
const LIFELINE = pathToFileURL(path.join(REPOSITORY, 'tools/lifeline.mjs')).href;

/** A line on the terminal, of a server or about it. */
export const printLine = (name: string, line: string): void => void process.stdout.write(`${name.padEnd(6)}| ${line}\n`);

export function launch(plan: ServerPlan): ServerProcess {
  // A group of its own: Ctrl-C reaches this process alone, which then ends the servers in order.
  const child = spawn(process.execPath, ['--import', LIFELINE, ...plan.command], {
    cwd: REPOSITORY,
    env: { ...process.env, ...plan.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const printed = text.split('\n').filter((line) => line.trim() !== '');
      lines.push(...printed.map(asSentence));
      lines.splice(0, lines.length - LAST_LINES);
      for (const line of printed) printLine(plan.name, process.env['LOG_LEVEL'] ? line : asSentence(line));
    });
  }
  const exit = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('error', (error) => {
      lines.push(error.message);
      resolve(1);
    });
    child.once('close', (code, signal) => resolve(signal ?? code ?? 1));
  });
  return { plan, child, lines, exit };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Null once the server answers, or nobody waits any more; a sentence when it took too long. */
export async function untilReady({ name, readyUrl }: ServerPlan, waiting: AbortSignal): Promise<string | null> {
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(readyUrl))) {
    if (waiting.aborted) return null;
    if (Date.now() > deadline) return `The ${name} server did not get ready within ${READY_MS / 1000} s (${readyUrl}).`;
    await pause(POLL_MS);
  }
  return null;
}

/** Null once a server is ready; why it ended, or that it took too long. */
export async function readyOrEnded(server: ServerProcess): Promise<string | null> {
  const waiting = new AbortController();
  const fault = await Promise.race([server.exit.then((how) => lastWords(server, how)), untilReady(server.plan, waiting.signal)]);
  waiting.abort();
  return fault;
}

/** Asks a server to finish, once however often it is called, and ends it after ten seconds. */
export async function end({ child, exit }: ServerProcess): Promise<void> {
  if (!child.killed) child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS);
  await exit;
  clearTimeout(late);
}

export const lastWords = ({ plan, lines }: ServerProcess, how: string | number): string =>
  [`The ${plan.name} server ended (${how}). Its last lines:`, ...lines.map((line) => `  ${line}`)].join('\n');
