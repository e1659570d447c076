import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { pushQueue } from './push-queue.ts';

/** Work that ends when it is told to. */
function held() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

describe('the line of pushes', () => {
  it('lets so many in at once, keeps the others in their order and refuses who comes too late', async () => {
    const queue = pushQueue({ atOnce: 1, waiting: 2 });
    const first = held();
    const order: number[] = [];
    const done = [
      queue.run(first.work),
      queue.run(async () => order.push(1)),
      queue.run(async () => order.push(2)),
    ];
    await expect(queue.run(async () => order.push(3))).rejects.toMatchObject({ code: ERROR.UNAVAILABLE, retryAfter: 1 });
    expect(order).toEqual([]);
    first.end();
    await Promise.all(done);
    expect(order).toEqual([1, 2]);
    await queue.run(async () => order.push(4));
    expect(order).toEqual([1, 2, 4]);
  });

  it('goes on after work that failed', async () => {
    const queue = pushQueue({ atOnce: 1, waiting: 5 });
    const failing = queue.run(async () => {
      throw new Error('planted');
    });
    const next = queue.run(async () => 'done');
    await expect(failing).rejects.toThrow('planted');
    expect(await next).toBe('done');
  });

  it('never runs more at once than it says', async () => {
    const queue = pushQueue({ atOnce: 3, waiting: 100 });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 50 }, () => queue.run(work)));
    expect([most, running]).toEqual([3, 0]);
  });
});
