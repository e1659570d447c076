/** Buckets in Redis, shared by every process that uses the same server and prefix. */
import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import type { SharedBuckets } from './fallback-buckets.ts';
import type { Limit } from './limits.ts';

/**
 * Same arithmetic as `memory-buckets.ts`, in one step that nothing comes between. The clock is the server's, so that
 * processes whose clocks differ share a bucket fairly. A bucket that is full again is worth nothing and expires.
 */
const TAKE = `
local capacity, perMs, tokens = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local now = tonumber(ARGV[4])
if not now then
  local time = redis.call('TIME')
  now = tonumber(time[1]) * 1000 + tonumber(time[2]) / 1000
end
local held = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local at = tonumber(held[2]) or now
local filled = math.min(capacity, (tonumber(held[1]) or capacity) + math.max(0, now - at) * perMs)
local wait = 0
if filled >= tokens then filled = filled - tokens else wait = (tokens - filled) / perMs end
redis.call('HSET', KEYS[1], 'tokens', string.format('%.17g', filled), 'at', string.format('%.17g', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((capacity - filled) / perMs) + 1000)
return string.format('%.17g', wait)
`;

/** The same arithmetic, and nothing is taken. */
const LEFT = `
local capacity, perMs = tonumber(ARGV[1]), tonumber(ARGV[2])
local now = tonumber(ARGV[3])
if not now then
  local time = redis.call('TIME')
  now = tonumber(time[1]) * 1000 + tonumber(time[2]) / 1000
end
local held = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local at = tonumber(held[2]) or now
return string.format('%.17g', math.min(capacity, (tonumber(held[1]) or capacity) + math.max(0, now - at) * perMs))
`;

/** A call waits this long for a limit at most; Redis on the same network answers in a few milliseconds. */
const PATIENCE_MS = 200;
const CONNECT_MS = 1_000;
const LONGEST_PAUSE_MS = 2_000;

interface RedisBucketOptions {
  /** First part of every key. */
  readonly prefix?: string;
  /** Milliseconds; the clock of the server when it is missing. */
  readonly clock?: () => number;
}

/** Every method rejects while Redis can't be reached; the connection comes back by itself. */
export function redisBuckets(url: string, { prefix = 'amberlane:limit', clock }: RedisBucketOptions = {}): SharedBuckets & { ready(): Promise<void> } {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: PATIENCE_MS,
    disconnectTimeout: PATIENCE_MS,
    retryStrategy: (tries) => Math.min(tries * 100, LONGEST_PAUSE_MS),
  });
  // Without a listener the process would end; the caller of a method learns of the fault anyway.
  redis.on('error', () => {});
  // Keys are addresses, phones and mail addresses: Redis is no place for them, and its keys are easily listed.
  const keyOf = ({ name }: Limit, key: string): string => `${prefix}:${name} ${createHash('sha256').update(key).digest('base64url')}`;

  return {
    take: async (limit, key, tokens) => {
      const now = clock === undefined ? '' : String(clock());
      const wait = await redis.eval(TAKE, 1, keyOf(limit, key), limit.capacity, limit.capacity / limit.periodMs, tokens, now);
      return Number(wait);
    },
    left: async (limit, key) => Number(await redis.eval(LEFT, 1, keyOf(limit, key), limit.capacity, limit.capacity / limit.periodMs, clock === undefined ? '' : String(clock()))),
    forget: async (limit, key) => {
      await redis.del(keyOf(limit, key));
    },
    probe: async () => {
      try {
        await redis.ping();
      } catch (error) {
        // A connection that fell silent never ends by itself.
        if (redis.status === 'ready') redis.disconnect(true);
        throw error;
      }
    },
    close: async () => redis.disconnect(),
    /** Resolves once the server answers. */
    ready: () => (redis.status === 'ready' ? Promise.resolve() : new Promise((resolve) => void redis.once('ready', () => resolve()))),
  };
}
