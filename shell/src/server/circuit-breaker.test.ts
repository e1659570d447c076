import { describe, expect, it } from '@jest/globals';
import { createCircuitBreaker } from './circuit-breaker.ts';

const breakerAt = (): { breaker: ReturnType<typeof createCircuitBreaker>; clock: { now: number } } => {
  const clock = { now: 0 };
  return { breaker: createCircuitBreaker({ failures: 3, pauseMs: 100 }, () => clock.now), clock };
};
const fail = (breaker: ReturnType<typeof createCircuitBreaker>, times: number): void => {
  for (let call = 0; call < times; call += 1) {
    breaker.enter();
    breaker.settle('failed');
  }
};

describe('circuit breaker', () => {
  it('opens after so many failures in a row', () => {
    const { breaker } = breakerAt();
    fail(breaker, 2);
    expect(breaker.enter()).toBe(true);
    breaker.settle('failed');
    expect(breaker.enter()).toBe(false);
  });

  it('counts failures in a row only', () => {
    const { breaker } = breakerAt();
    fail(breaker, 2);
    breaker.settle('succeeded');
    fail(breaker, 2);
    expect(breaker.enter()).toBe(true);
  });

  it('lets one call through after the pause, and all when it succeeds', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 3);
    clock.now = 100;
    expect([breaker.enter(), breaker.enter()]).toEqual([true, false]);
    breaker.settle('succeeded');
    expect([breaker.enter(), breaker.enter()]).toEqual([true, true]);
  });

  it('waits again when that call fails', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 3);
    clock.now = 100;
    breaker.enter();
    breaker.settle('failed');
    clock.now = 199;
    expect(breaker.enter()).toBe(false);
    clock.now = 200;
    expect(breaker.enter()).toBe(true);
  });

  it('asks again at once when the caller of that call left', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 3);
    clock.now = 100;
    breaker.enter();
    breaker.settle('abandoned');
    expect(breaker.enter()).toBe(true);
  });

  it('is not kept open longer by calls that went out before', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 3);
    clock.now = 90;
    breaker.settle('failed');
    clock.now = 100;
    expect(breaker.enter()).toBe(true);
  });
});
