/** The thread that watches the main thread's heart; it runs although the main thread does not. */
import { writeSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

/** Places in the shared heart: beats so far, and whether a debugger may hold the process. */
export const BEAT = 0;
export const DEBUGGED = 1;

export interface WatchFacts {
  readonly heart: Int32Array;
  /** Time between two looks, ms. */
  readonly tickMs: number;
  /** Looks without a beat after which the process ends. */
  readonly ticks: number;
  readonly part: string;
}

const STDERR = 2;

/**
 * Counts its own looks, not the time: a machine that slept, or a process that was stopped, stops this thread as well and
 * finds all as it was.
 */
function watch({ heart, tickMs, ticks, part }: WatchFacts): void {
  let last = Atomics.load(heart, BEAT);
  let missed = 0;
  setInterval(() => {
    const beats = Atomics.load(heart, BEAT);
    missed = beats !== last || Atomics.load(heart, DEBUGGED) === 1 ? 0 : missed + 1;
    last = beats;
    if (missed >= ticks) end(part, ticks * tickMs);
  }, tickMs);
}

/** Streams of a worker lead through the main thread, and so do handlers of signals: neither would be heard. */
function end(part: string, stalledMs: number): void {
  const line = { level: 60, time: Date.now(), part, pid: process.pid, stalledMs, msg: `the event loop has stood still for ${stalledMs / 1000} s, the process ends itself` };
  try {
    writeSync(STDERR, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

if (!isMainThread) watch(workerData as WatchFacts);
