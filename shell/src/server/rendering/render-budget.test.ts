import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createWorkClock, WorkTimeError } from './render-budget.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const after = <T,>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

describe('the time that a remote may take on the server', () => {
  it('lets quick work through', async () => {
    const limited = createWorkClock(100).limit(after(50, 'done'));
    await jest.advanceTimersByTimeAsync(60);
    await expect(limited).resolves.toBe('done');
  });

  it('ends work that takes too long', async () => {
    const limited = expect(createWorkClock(100).limit(after(500, 'late'))).rejects.toThrow(WorkTimeError);
    await jest.advanceTimersByTimeAsync(200);
    await limited;
  });

  it('stands still during calls', async () => {
    const clock = createWorkClock(100);
    const limited = clock.limit(clock.during(() => after(1000, 'answered')));
    await jest.advanceTimersByTimeAsync(1010);
    await expect(limited).resolves.toBe('answered');
  });
});
