/** Both stores keep the same promises; Redis is asked when it answers at its usual address. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.ts';
import { silentRelay } from '../testing/silent-relay.ts';
import { fallbackBuckets, type SharedBuckets } from './fallback-buckets.ts';
import { limitsOf, type BucketStore, type Limit } from './limits.ts';
import { memoryBuckets } from './memory-buckets.ts';
import { redisBuckets } from './redis-buckets.ts';

const REDIS = 'redis://127.0.0.1:6379';
const LIMIT: Limit = { name: 'test.limit', capacity: 10, periodMs: 60_000 };

/** Decided at once, because tests are declared before anything can be awaited. */
function redisAnswers(): boolean {
  const knock = "require('node:net').connect(6379, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(1)).setTimeout(1000, () => process.exit(1))";
  try {
    execFileSync(process.execPath, ['-e', knock], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const describeWithRedis = redisAnswers() ? describe : describe.skip;

const prefix = `amberlane:test:${randomUUID()}`;
const newKey = (): string => randomUUID();

async function removeTestKeys(): Promise<void> {
  const redis = new Redis(REDIS);
  const keys = await redis.keys(`${prefix}:*`);
  if (keys.length > 0) await redis.del(...keys);
  await redis.quit();
}

function keepsItsPromises(open: (clock: () => number) => Promise<BucketStore>): void {
  let now = 1_000_000;
  let store: BucketStore;
  beforeAll(async () => {
    store = await open(() => now);
  });
  afterAll(() => store.close());

  it('gives what a full bucket holds, then says how long to wait', async () => {
    const key = newKey();
    expect(await store.take(LIMIT, key, 10)).toBe(0);
    expect(await store.take(LIMIT, key, 1)).toBeCloseTo(6_000, 3);
    expect(await store.take(LIMIT, key, 5)).toBeCloseTo(30_000, 3);
  });

  it('fills evenly and never above its brim', async () => {
    const key = newKey();
    await store.take(LIMIT, key, 10);
    now += 6_000;
    expect(await store.take(LIMIT, key, 1)).toBe(0);
    expect(await store.take(LIMIT, key, 1)).toBeGreaterThan(0);
    now += 600_000;
    expect(await store.take(LIMIT, key, 10)).toBe(0);
    expect(await store.take(LIMIT, key, 1)).toBeGreaterThan(0);
  });

  it('takes nothing for what it refuses', async () => {
    const key = newKey();
    await store.take(LIMIT, key, 8);
    expect(await store.take(LIMIT, key, 5)).toBeGreaterThan(0);
    expect(await store.take(LIMIT, key, 2)).toBe(0);
  });

  it('keeps keys and limits apart, and forgets one alone', async () => {
    const [key, other] = [newKey(), newKey()];
    await store.take(LIMIT, key, 10);
    await store.take(LIMIT, other, 10);
    expect(await store.take({ ...LIMIT, name: 'test.other' }, key, 10)).toBe(0);
    await store.forget(LIMIT, key);
    expect(await store.take(LIMIT, key, 10)).toBe(0);
    expect(await store.take(LIMIT, other, 1)).toBeGreaterThan(0);
  });

  it('gives no token twice to callers at the same moment', async () => {
    const key = newKey();
    const waits = await Promise.all(Array.from({ length: 40 }, () => store.take(LIMIT, key, 1)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('never gives more than its capacity and what time has added', async () => {
    const steps = fc.array(fc.record({ pause: fc.integer({ min: 0, max: 20_000 }), tokens: fc.integer({ min: 1, max: 10 }) }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const key = newKey();
        const start = now;
        let given = 0;
        for (const { pause, tokens } of taken) {
          now += pause;
          if ((await store.take(LIMIT, key, tokens)) === 0) given += tokens;
        }
        expect(given).toBeLessThanOrEqual(10 + ((now - start) * 10) / 60_000 + 1e-6);
      }),
      { numRuns: 25 },
    );
  });
}

describe('buckets in memory', () => keepsItsPromises(async (clock) => memoryBuckets(clock)));

describeWithRedis('buckets in Redis', () => {
  afterAll(removeTestKeys);
  keepsItsPromises(async (clock) => {
    const store = redisBuckets(REDIS, { prefix, clock });
    await store.ready();
    return store;
  });

  it('are one for several processes, by the clock of the server, and expire', async () => {
    const [one, two] = [redisBuckets(REDIS, { prefix }), redisBuckets(REDIS, { prefix })];
    const redis = new Redis(REDIS);
    try {
      await Promise.all([one.ready(), two.ready()]);
      const key = newKey();
      const older = await redis.keys(`${prefix}:*`);
      expect(await one.take(LIMIT, key, 10)).toBe(0);
      expect(await two.take(LIMIT, key, 10)).toBeGreaterThan(50_000);
      const [stored = ''] = (await redis.keys(`${prefix}:*`)).filter((name) => !older.includes(name));
      expect(stored).not.toContain(key);
      const life = await redis.pttl(stored);
      expect(life).toBeGreaterThan(50_000);
      expect(life).toBeLessThanOrEqual(61_000);
    } finally {
      await Promise.all([one.close(), two.close(), redis.quit()]);
    }
  });
});

describe('a shared store that is gone', () => {
  const gone = () => Promise.reject(new Error('gone'));
  const broken: SharedBuckets = { take: gone, left: gone, forget: gone, probe: gone, close: async () => {} };

  it('leaves a limit, not an open door', async () => {
    const store = fallbackBuckets({ shared: broken, local: memoryBuckets(() => 0), clock: () => 0, onFault: () => {} });
    expect(await store.take(LIMIT, 'a', 10)).toBe(0);
    expect(await store.take(LIMIT, 'a', 1)).toBeGreaterThan(0);
    expect(await store.left(LIMIT, 'a')).toBe(0);
    expect(await store.left(LIMIT, 'b')).toBe(10);
    await store.close();
  });

  it('is asked again as soon as it answers, and told once a minute', async () => {
    let now = 0;
    let isGone = true;
    const told: unknown[] = [];
    const shared = memoryBuckets(() => now);
    const limping: SharedBuckets = { ...shared, take: (...asked) => (isGone ? gone() : shared.take(...asked)), probe: () => (isGone ? gone() : Promise.resolve()) };
    const answers: boolean[] = [];
    const store = fallbackBuckets({ shared: limping, local: memoryBuckets(() => now), clock: () => now, onFault: (error) => told.push(error), onAnswer: (isShared) => answers.push(isShared), probeMs: 5 });
    const isShared = async (): Promise<boolean> => {
      const key = newKey();
      await store.take(LIMIT, key, 10);
      return (await shared.take(LIMIT, key, 1)) > 0;
    };
    for (const minute of [0, 0.5, 1]) {
      now = minute * 60_000;
      isGone = true;
      expect(await store.take(LIMIT, `lost ${minute}`, 10)).toBe(0);
      expect(answers.at(-1)).toBe(false);
      expect(await store.take(LIMIT, `lost ${minute}`, 1)).toBeGreaterThan(0);
      isGone = false;
      expect(await eventually(isShared, Boolean)).toBe(true);
      expect(answers.at(-1)).toBe(true);
    }
    expect(told).toHaveLength(2);
    await store.close();
  });

  it('is noticed on a closed port and on one that never answers', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', () => resolve()));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    for (const url of ['redis://127.0.0.1:1', `redis://127.0.0.1:${port}`]) {
      const store = fallbackBuckets({ shared: redisBuckets(url, { prefix }), local: memoryBuckets(() => 0), clock: () => 0, onFault: () => {} });
      const limits = limitsOf(store);
      await limits.take(LIMIT, 'a', 10);
      await expect(limits.take(LIMIT, 'a')).rejects.toMatchObject({ status: 429, retryAfter: 6 });
      await store.close();
    }
    await new Promise((resolve) => void silent.close(resolve));
  });
});

describeWithRedis('Redis that falls silent', () => {
  afterAll(removeTestKeys);

  it('costs one short wait; then the process counts for itself until Redis answers again', async () => {
    const relay = await silentRelay({ host: '127.0.0.1', port: 6379 });
    const shared = redisBuckets(`redis://127.0.0.1:${relay.port}`, { prefix });
    const asked = jest.spyOn(shared, 'take');
    const store = fallbackBuckets({ shared, local: memoryBuckets(() => 0), clock: () => 0, onFault: () => {}, probeMs: 50 });
    await shared.ready();
    const key = newKey();
    expect(await store.take(LIMIT, key, 10)).toBe(0);

    relay.silence();
    const from = performance.now();
    for (let call = 0; call < 50; call += 1) await store.take(LIMIT, key, 1);
    // One call waited for Redis, the others did not ask it.
    expect(performance.now() - from).toBeLessThan(1_000);
    expect(asked).toHaveBeenCalledTimes(2);

    // The bucket in Redis is as it was: empty.
    const isAsked = async (): Promise<boolean> => {
      await store.take(LIMIT, newKey(), 10);
      return asked.mock.calls.length > 2;
    };
    expect(await eventually(isAsked, Boolean)).toBe(true);
    expect(await store.take(LIMIT, key, 10)).toBeGreaterThan(0);
    await store.close();
    await relay.close();
  });
});
