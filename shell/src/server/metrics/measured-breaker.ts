/** A circuit breaker whose state and calls are seen. */
import { Counter, Gauge, type Registry } from 'prom-client';
import { createCircuitBreaker, type BreakerEvent, type CircuitBreaker } from '../circuit-breaker.ts';

/** Who calls the API: readers' browsers through the proxy, or pages that are being rendered. */
export type ApiCaller = 'browser' | 'render';
export const CALLERS: readonly ApiCaller[] = ['browser', 'render'];
/** `refused`: an open breaker sent nobody. */
export const CALL_RESULTS: readonly (BreakerEvent | 'refused')[] = ['succeeded', 'failed', 'abandoned', 'refused'];

/** One breaker for each caller, made once: slow is not down, so each has its own. */
export function measuredBreakers(registry: Registry, create: () => CircuitBreaker = createCircuitBreaker): Readonly<Record<ApiCaller, CircuitBreaker>> {
  const registers = [registry];
  const calls = new Counter({ name: 'shell_api_calls_total', help: 'Calls to the API, by who called and how it ended.', labelNames: ['caller', 'result'] as const, registers });
  for (const caller of CALLERS) for (const result of CALL_RESULTS) calls.inc({ caller, result }, 0);
  const measured = (caller: ApiCaller): CircuitBreaker => {
    const breaker = create();
    return {
      get kind() {
        return breaker.kind;
      },
      enter() {
        const settle = breaker.enter();
        if (!settle) calls.inc({ caller, result: 'refused' });
        return (
          settle &&
          ((event) => {
            calls.inc({ caller, result: event });
            settle(event);
          })
        );
      },
    };
  };
  const breakers = { browser: measured('browser'), render: measured('render') };
  new Gauge({
    name: 'shell_api_breaker_open',
    help: '1 while calls to the API are held back after repeated failures.',
    labelNames: ['caller'] as const,
    registers,
    collect() {
      for (const caller of CALLERS) this.set({ caller }, breakers[caller].kind === 'closed' ? 0 : 1);
    },
  });
  return breakers;
}
