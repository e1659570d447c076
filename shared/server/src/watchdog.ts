/**
 * Ends a process whose event loop stands still: it would keep its connections and answer none of them. What supervises
 * the process starts it anew; readers are served by the others meanwhile.
 */
import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { BEAT, DEBUGGED, type WatchFacts } from './watchdog-thread.ts';

export interface WatchdogOptions {
  /** Longest time for which the event loop may stand still, ms. */
  readonly limitMs: number;
  /** Names the process in its last log line: `shell`, `api`. */
  readonly part: string;
  /** Told when the watching thread can't go on: the process goes on unwatched. */
  readonly onFault: (error: unknown) => void;
}

/** Beats of the heart within the limit. */
const BEATS = 10;
/** Megabytes that the watching thread may take. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/** Begins to watch; gives the function that ends that. Keeps no process alive that has nothing else to do. */
export function startWatchdog({ limitMs, part, onFault }: WatchdogOptions): () => void {
  const heart = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const tickMs = Math.max(1, Math.round(limitMs / BEATS));
  const beat = (): void => {
    Atomics.add(heart, BEAT, 1);
    // A debugger that holds the loop was connected before.
    Atomics.store(heart, DEBUGGED, inspectorUrl() === undefined ? 0 : 1);
  };
  beat();
  const beating = setInterval(beat, tickMs).unref();
  const facts: WatchFacts = { heart, tickMs, ticks: BEATS, part };
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: facts, execArgv: [], resourceLimits: THREAD_MEMORY });
  thread.unref();
  thread.once('error', onFault);
  return () => {
    clearInterval(beating);
    void thread.terminate();
  };
}
