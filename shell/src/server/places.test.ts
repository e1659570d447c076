import { describe, expect, it } from '@jest/globals';
import { createPlaces, NoPlaceError } from './places.ts';

describe('places for work', () => {
  it('are for so many at once, the next in their order, and nobody beyond the queue', async () => {
    const places = createPlaces({ atOnce: 2, waiting: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) => places.within(() => new Promise<number>((resolve) => {
      begun.push(number);
      ends.push(() => resolve(number));
    }));
    const all = [work(1), work(2), work(3), work(4)];
    await expect(work(5)).rejects.toBeInstanceOf(NoPlaceError);
    expect(begun).toEqual([1, 2]);
    ends[1]?.();
    await all[1];
    expect(begun).toEqual([1, 2, 3]);
    ends[0]?.();
    ends[2]?.();
    await all[2];
    ends[3]?.();
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('are free again after work that failed', async () => {
    const places = createPlaces({ atOnce: 1, waiting: 0 });
    await expect(places.within(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await places.within(() => Promise.resolve('done'))).toBe('done');
  });
});
