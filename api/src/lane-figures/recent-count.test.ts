import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LaneCount } from './lane-count.ts';
import { recentCount, type RecentCount } from './recent-count.ts';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 20, 10);

describe('the count that is shown', () => {
  let time: number;
  let broken: boolean;
  const count = jest.fn<(signal: AbortSignal) => Promise<LaneCount>>();
  const onFault = jest.fn();
  let recent: RecentCount;

  beforeEach(() => {
    time = START;
    broken = false;
    onFault.mockClear();
    count.mockReset().mockImplementation(async (signal) => {
      signal.throwIfAborted();
      if (broken) throw new Error('no database');
      return { countedAt: new Date(time), onTheWay: count.mock.calls.length, delivered: 0, hours: new Map(), servicePoints: new Map() };
    });
    recent = recentCount({ count, now: () => new Date(time), onFault });
  });
  const shown = async () => (await recent.get()).onTheWay;

  it('is counted once for all who ask at the same time, and kept for five minutes', async () => {
    expect(await Promise.all([shown(), shown(), shown()])).toEqual([1, 1, 1]);
    time += 4 * MINUTE_MS;
    expect(await shown()).toBe(1);
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('is shown once more while it is counted anew', async () => {
    await recent.get();
    time += 6 * MINUTE_MS;
    expect(await shown()).toBe(1);
    expect(await shown()).toBe(2);
  });

  it('is waited for when the last one is an hour old', async () => {
    await recent.get();
    time += 61 * MINUTE_MS;
    expect(await shown()).toBe(2);
  });

  it('stays when counting fails, until it is too old', async () => {
    await recent.get();
    broken = true;
    time += 6 * MINUTE_MS;
    expect(await shown()).toBe(1);
    await setImmediate();
    expect(onFault).toHaveBeenCalledWith(expect.objectContaining({ message: 'no database' }));
    time += 60 * MINUTE_MS;
    await expect(recent.get()).rejects.toThrow('no database');
    broken = false;
    expect(await shown()).toBeGreaterThan(1);
  });

  it('is not begun after the end', async () => {
    await recent.stop();
    await expect(recent.get()).rejects.toThrow();
  });
});
