/** The servers of a running site as child processes: they start together, and none outlives the others. */
import { end, lastWords, launch, untilReady, type ServerPlan } from './server-process.ts';

export type { ServerPlan } from './server-process.ts';

export interface Servers {
  /** Settles when all have ended: null after `stop()`, otherwise why one ended on its own. */
  readonly ended: Promise<string | null>;
  /** Asks all to finish, and ends those that have not after ten seconds. Safe to call twice. */
  stop(): Promise<void>;
}

async function allReady(plans: readonly ServerPlan[], waiting: AbortSignal): Promise<string | null> {
  for (const plan of plans) {
    const fault = await untilReady(plan, waiting);
    if (fault !== null) return fault;
  }
  return null;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `stop` when a signal asks this process to end; gives the function that forgets about it. */
export function onEndSignals(stop: () => void): () => void {
  for (const signal of SIGNALS) process.on(signal, stop);
  return () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}

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
  const forgetSignals = onEndSignals(() => void stop());
  const firstEnd = Promise.race(running.map(async (server) => lastWords(server, await server.exit)));
  const ended = firstEnd.then(async (words) => {
    const asked = stopping;
    await stop();
    forgetSignals();
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
