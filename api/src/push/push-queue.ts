/**
 * Pushes take turns: so many at a time as leave the database free for readers, a short line behind them, and a refusal
 * with the time to wait for whoever comes later. A long line would only make every answer late.
 */
import { ERROR } from '@amberlane/contract/calls';
import { ApiError } from '../api-error.ts';

export interface PushQueue {
  /** Runs the work when its turn comes. Throws {@link ApiError} UNAVAILABLE when the line is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_SECONDS = 1;

export function pushQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): PushQueue {
  const line: (() => void)[] = [];
  let running = 0;

  return {
    run: async (work) => {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new ApiError(ERROR.UNAVAILABLE, { retryAfter: RETRY_AFTER_SECONDS });
        // Whoever ends hands its place over, so that nobody slips in between.
        await new Promise<void>((turn) => line.push(turn));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
