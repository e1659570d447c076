/** Limits that go on when the shared store is gone: each process then counts for itself, so a limit stays a limit. */
import type { BucketStore } from './limits.ts';

interface FallbackParts {
  readonly shared: BucketStore;
  readonly local: BucketStore;
  /** Milliseconds, never goes back. */
  readonly clock: () => number;
  /** Told at most once a minute. */
  readonly onFault: (error: unknown) => void;
}

/** After a fault the shared store is left alone this long, so that a store that hangs does not slow every call. */
const REST_MS = 1_000;
const TOLD_EVERY_MS = 60_000;

export function fallbackBuckets({ shared, local, clock, onFault }: FallbackParts): BucketStore {
  let restsUntil = -Infinity;
  let toldAt = -Infinity;

  async function either<Result>(ask: (store: BucketStore) => Promise<Result>): Promise<Result> {
    if (clock() < restsUntil) return ask(local);
    try {
      return await ask(shared);
    } catch (error) {
      const now = clock();
      restsUntil = now + REST_MS;
      if (now - toldAt >= TOLD_EVERY_MS) {
        toldAt = now;
        onFault(error);
      }
      return ask(local);
    }
  }

  return {
    take: (limit, key, tokens) => either((store) => store.take(limit, key, tokens)),
    forget: async (limit, key) => {
      await local.forget(limit, key);
      await either((store) => store.forget(limit, key));
    },
    close: async () => {
      await Promise.all([shared.close(), local.close()]);
    },
  };
}
