/** The servers of a running site as child processes: they start together, and none outlives the others. */
import { spawn, type ChildProcess } from 'node:child_process';
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

export interface Servers {
  /** Settles when all have ended: null after `stop()`, otherwise why one ended on its own. */
  readonly ended: Promise<string | null>;
  /** Asks all to finish, and ends those that have not after ten seconds. Safe to call twice. */
  stop(): Promise<void>;
}

const LAST_LINES = 20;
const DRAIN_MS = 10_000;
const READY_MS = 60_000;
const POLL_MS = 100;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Running {
  readonly plan: ServerPlan;
  readonly child: ChildProcess;
  /** Newest lines that it printed. */
  readonly lines: string[];
  readonly exit: Promise<number | NodeJS.Signals>;
}

function launch(plan: ServerPlan): Running {
  // A group of its own: Ctrl-C reaches this process alone, which then ends the servers in order.
  const child = spawn(process.execPath, [...plan.command], {
    cwd: REPOSITORY,
    env: { ...process.env, ...plan.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      const printed = text.split('\n').filter((line) => line.trim() !== '');
      lines.push(...printed.map(asSentence));
      lines.splice(0, lines.length - LAST_LINES);
      for (const line of printed) process.stdout.write(`${plan.name.padEnd(6)}| ${process.env['LOG_LEVEL'] ? line : asSentence(line)}\n`);
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

/** Null once the server answers; a sentence when it took too long. */
async function untilReady({ name, readyUrl }: ServerPlan, waiting: AbortSignal): Promise<string | null> {
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(readyUrl))) {
    if (waiting.aborted) return null;
    if (Date.now() > deadline) return `The ${name} server did not get ready within ${READY_MS / 1000} s (${readyUrl}).`;
    await pause(POLL_MS);
  }
  return null;
}

async function allReady(plans: readonly ServerPlan[], waiting: AbortSignal): Promise<string | null> {
  for (const plan of plans) {
    const fault = await untilReady(plan, waiting);
    if (fault !== null) return fault;
  }
  return null;
}

async function end({ child, exit }: Running): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), DRAIN_MS);
  await exit;
  clearTimeout(late);
}

const lastWords = ({ plan, lines }: Running, how: string | number): string =>
  [`The ${plan.name} server ended (${how}). Its last lines:`, ...lines.map((line) => `  ${line}`)].join('\n');

/**
 * Starts all servers; resolves when each is ready, asked in the order given. Throws, with none left running, when one
 * ends or never gets ready. From the first moment on, the signals that end this process end the servers.
 */
export async function startServers(plans: readonly ServerPlan[]): Promise<Servers> {
  const running = plans.map(launch);
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    await Promise.all(running.map(end));
  };
  const stopOnSignal = (): void => void stop();
  for (const signal of SIGNALS) process.on(signal, stopOnSignal);
  const firstEnd = Promise.race(running.map(async (server) => lastWords(server, await server.exit)));
  const ended = firstEnd.then(async (words) => {
    const asked = stopping;
    await stop();
    for (const signal of SIGNALS) process.off(signal, stopOnSignal);
    return asked ? null : words;
  });

  const waiting = new AbortController();
  const died = ended.then((words) => words ?? 'Stopped.');
  const ready = allReady(plans, waiting.signal);
  const fault = await Promise.race([died, ready]);
  waiting.abort();
  if (fault !== null) {
    await stop();
    throw new Error(fault);
  }
  return { ended, stop };
}

/** Two groups as one: when either ends, so does the other. */
export function together(first: Servers, second: Servers): Servers {
  const stop = async (): Promise<void> => {
    await Promise.all([first.stop(), second.stop()]);
  };
  const ended = Promise.race([first.ended, second.ended]).then(async (reason) => {
    await stop();
    return reason;
  });
  return { ended, stop };
}

/** Keeps the command alive until it is asked to stop or a server ends; then sets the exit code. */
export async function untilStopped(servers: Servers): Promise<void> {
  const reason = await servers.ended;
  if (reason === null) return;
  console.error(reason);
  process.exitCode = 1;
}
