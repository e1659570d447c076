import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keptAnswer } from './kept-answer.ts';

const KEEP_MS = 30_000;

describe('a kept answer', () => {
  let time: number;
  const read = jest.fn<() => Promise<number>>();
  let get: () => Promise<number>;

  beforeEach(() => {
    time = Date.UTC(2026, 10, 20);
    read.mockReset().mockImplementation(async () => read.mock.calls.length);
    get = keptAnswer({ read, now: () => new Date(time), keepMs: KEEP_MS });
  });

  it('is read once for all who ask within the span, and anew after it', async () => {
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    time += KEEP_MS - 1;
    expect(await get()).toBe(1);
    time += 1;
    expect(await get()).toBe(2);
  });

  it('is read again by the next who asks when reading failed', async () => {
    read.mockRejectedValueOnce(new Error('no database'));
    await expect(get()).rejects.toThrow('no database');
    expect(await get()).toBe(2);
  });
});
