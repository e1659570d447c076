/** Draws files of many labels beside the event loop: other calls are answered meanwhile. One file at a time in a process. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ERROR } from '@amberlane/contract/calls';
import { ApiError } from '../api-error.ts';
import type { LabelSheetsTask } from './label-sheets-thread.ts';

/** A hundred labels take some seconds; a thread that takes this long is ended. */
const LIMIT_MS = 90_000;
/** Megabytes that a thread may take. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
/** Files that are drawn or wait for the one before them. */
const MOST_WAITING = 6;
const RETRY_SECONDS = 20;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Throws {@link ApiError} TOO_MANY_REQUESTS while too many files wait. */
export async function drawLabelSheets(task: LabelSheetsTask): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new ApiError(ERROR.TOO_MANY_REQUESTS, { retryAfter: RETRY_SECONDS });
  waiting += 1;
  const drawn = last.then(() => drawInThread(task)).finally(() => {
    waiting -= 1;
  });
  last = drawn.catch(() => undefined);
  return drawn;
}

async function drawInThread(task: LabelSheetsTask): Promise<Buffer> {
  const thread = new Worker(new URL('./label-sheets-thread.ts', import.meta.url), { workerData: task, execArgv: [], resourceLimits: MEMORY });
  try {
    const answer: unknown[] = await once(thread, 'message', { signal: AbortSignal.timeout(LIMIT_MS) });
    const bytes = answer[0];
    if (!(bytes instanceof Uint8Array)) throw new TypeError('the thread of the labels sent no file');
    return Buffer.from(bytes);
  } finally {
    await thread.terminate();
  }
}
