/** The newest count of the lane, kept in memory: nobody waits for a recount while the last one is still worth showing. */
import type { LaneCount } from './lane-count.ts';

export interface RecentCount {
  /** Rejects when there is nothing worth showing and counting failed. */
  get(): Promise<LaneCount>;
  /** Ends a count under way. */
  stop(): Promise<void>;
}

interface RecentCountParts {
  readonly count: (signal: AbortSignal) => Promise<LaneCount>;
  readonly now: () => Date;
  /** Told of counts that nobody waited for. */
  readonly onFault: (error: unknown) => void;
}

const MINUTE_MS = 60_000;
/** Counted anew when asked for after this long … */
const RECOUNT_MS = 5 * MINUTE_MS;
/** … and no longer shown meanwhile when older than this. */
const SHOWN_MS = 60 * MINUTE_MS;

export function recentCount({ count, now, onFault }: RecentCountParts): RecentCount {
  const stopping = new AbortController();
  let last: LaneCount | null = null;
  let counting: Promise<LaneCount> | null = null;

  const recount = (): Promise<LaneCount> => {
    counting ??= count(stopping.signal)
      .then((counted) => (last = counted))
      .finally(() => (counting = null));
    return counting;
  };

  return {
    async get() {
      const age = last ? now().getTime() - last.countedAt.getTime() : Infinity;
      if (last && age < RECOUNT_MS) return last;
      const next = recount();
      if (!last || age >= SHOWN_MS) return next;
      next.catch(onFault);
      return last;
    },
    async stop() {
      stopping.abort();
      await counting?.catch(() => undefined);
    },
  };
}
