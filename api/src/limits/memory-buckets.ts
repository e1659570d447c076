/** Buckets of one process. */
import { LRUCache } from 'lru-cache';
import type { BucketStore, Limit } from './limits.ts';

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Beyond this many buckets the one unused for longest is forgotten. */
const MOST_BUCKETS = 100_000;

/** `clock` gives milliseconds and never goes back. */
export function memoryBuckets(clock: () => number): BucketStore {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_BUCKETS });

  async function take({ name, capacity, periodMs }: Limit, key: string, tokens: number): Promise<number> {
    const id = `${name} ${key}`;
    const perMs = capacity / periodMs;
    const now = clock();
    const bucket = buckets.get(id) ?? { tokens: capacity, at: now };
    const filled = Math.min(capacity, bucket.tokens + (now - bucket.at) * perMs);
    const enough = filled >= tokens;
    buckets.set(id, { tokens: enough ? filled - tokens : filled, at: now });
    return enough ? 0 : (tokens - filled) / perMs;
  }

  return {
    take,
    left: async ({ name, capacity, periodMs }, key) => {
      const bucket = buckets.peek(`${name} ${key}`);
      return bucket ? Math.min(capacity, bucket.tokens + ((clock() - bucket.at) * capacity) / periodMs) : capacity;
    },
    forget: async ({ name }, key) => {
      buckets.delete(`${name} ${key}`);
    },
    close: async () => buckets.clear(),
  };
}
