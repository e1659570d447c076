/** Limits that go on when the shared store is gone: each process then counts for itself, so a limit stays a limit. */
import type { BucketStore } from './limits.ts';

/** A store that can be asked whether it answers. */
export interface SharedBuckets extends BucketStore {
  /** Rejects when the store does not answer in time, and then begins a new connection. */
  probe(): Promise<void>;
}

interface FallbackParts {
  readonly shared: SharedBuckets;
  readonly local: BucketStore;
  /** Milliseconds, never goes back. */
  readonly clock: () => number;
  /** Told at most once a minute. */
  readonly onFault: (error: unknown) => void;
  /** Time between two probes of a store that is gone. */
  readonly probeMs?: number;
  /** Told when the shared store is lost, and when it gives an answer. */
  readonly onAnswer?: (isShared: boolean) => void;
}

const PROBE_MS = 1_000;
const TOLD_EVERY_MS = 60_000;

/** After a fault no call waits for the shared store until a probe of it was answered. */
export function fallbackBuckets({ shared, local, clock, onFault, onAnswer, probeMs = PROBE_MS }: FallbackParts): BucketStore {
  let isAway = false;
  let toldAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  async function either<Result>(ask: (store: BucketStore) => Promise<Result>): Promise<Result> {
    if (isAway) return ask(local);
    try {
      const result = await ask(shared);
      onAnswer?.(true);
      return result;
    } catch (error) {
      leave(error);
      return ask(local);
    }
  }

  function leave(error: unknown): void {
    if (isAway) return;
    isAway = true;
    onAnswer?.(false);
    if (clock() - toldAt >= TOLD_EVERY_MS) {
      toldAt = clock();
      onFault(error);
    }
    probeLater();
  }

  function probeLater(): void {
    timer = setTimeout(() => {
      shared.probe().then(() => {
        isAway = false;
        onAnswer?.(true);
      }, probeLater);
    }, probeMs).unref();
  }

  return {
    take: (limit, key, tokens) => either((store) => store.take(limit, key, tokens)),
    left: (limit, key) => either((store) => store.left(limit, key)),
    forget: async (limit, key) => {
      await local.forget(limit, key);
      await either((store) => store.forget(limit, key));
    },
    close: async () => {
      clearTimeout(timer);
      await Promise.all([shared.close(), local.close()]);
    },
  };
}
