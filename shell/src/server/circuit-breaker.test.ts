import { describe, expect, it } from '@jest/globals';
import { createCircuitBreaker, type BreakerEvent, type CircuitBreaker } from './circuit-breaker.ts';

const breakerAt = (): { breaker: CircuitBreaker; clock: { now: number } } => {
  const clock = { now: 0 };
  return { breaker: createCircuitBreaker({ failures: 3, pauseMs: 100 }, () => clock.now), clock };
};
const call = (breaker: CircuitBreaker, event: BreakerEvent): void => breaker.enter()?.(event);
const fail = (breaker: CircuitBreaker, times: number): void => {
  for (let made = 0; made < times; made += 1) call(breaker, 'failed');
};
const lets = (breaker: CircuitBreaker): boolean => breaker.enter() !== null;

describe('circuit breaker', () => {
  it('opens after so many failures in a row', () => {
    const { breaker } = breakerAt();
    fail(breaker, 2);
    expect(lets(breaker)).toBe(true);
    fail(breaker, 1);
    expect(lets(breaker)).toBe(false);
  });

  it('counts failures in a row only', () => {
    const { breaker } = breakerAt();
    fail(breaker, 2);
    call(breaker, 'succeeded');
    fail(breaker, 2);
    expect(lets(breaker)).toBe(true);
  });

  it('stays shut while others are answered, however many calls one hung process loses at once', () => {
    const { breaker, clock } = breakerAt();
    const hung = Array.from({ length: 20 }, () => breaker.enter());
    clock.now = 5;
    call(breaker, 'succeeded');
    clock.now = 10_000;
    for (const settle of hung) settle?.('failed');
    expect(lets(breaker)).toBe(true);
  });

  it('opens when calls hang and none is answered meanwhile', () => {
    const { breaker, clock } = breakerAt();
    call(breaker, 'succeeded');
    clock.now = 1;
    const hung = Array.from({ length: 3 }, () => breaker.enter());
    clock.now = 10_000;
    for (const settle of hung) settle?.('failed');
    expect(lets(breaker)).toBe(false);
  });

  it('lets one call through after the pause, and all when it succeeds', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 3);
    clock.now = 100;
    const probe = breaker.enter();
    expect([probe !== null, lets(breaker)]).toEqual([true, false]);
    probe?.('succeeded');
    expect([lets(breaker), lets(breaker)]).toEqual([true, true]);
  });

  it('waits again when that call fails', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 3);
    clock.now = 100;
    fail(breaker, 1);
    clock.now = 199;
    expect(lets(breaker)).toBe(false);
    clock.now = 200;
    expect(lets(breaker)).toBe(true);
  });

  it('asks again at once when the caller of that call left', () => {
    const { breaker, clock } = breakerAt();
    fail(breaker, 3);
    clock.now = 100;
    call(breaker, 'abandoned');
    expect(lets(breaker)).toBe(true);
  });

  it('is not kept open longer by calls that went out before', () => {
    const { breaker, clock } = breakerAt();
    const early = [breaker.enter(), breaker.enter()];
    clock.now = 1;
    fail(breaker, 3);
    clock.now = 90;
    early[0]?.('failed');
    clock.now = 101;
    const probe = breaker.enter();
    early[1]?.('failed');
    probe?.('succeeded');
    expect(lets(breaker)).toBe(true);
  });
});
