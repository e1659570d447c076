/** Keeps a service that fails from being asked, and readers from waiting for it (quality F2). Pure transitions. */

export interface BreakerRules {
  /** Consecutive failures that open it. */
  readonly failures: number;
  /** Time for which an open breaker lets nobody through, ms. */
  readonly pauseMs: number;
}

export type BreakerState =
  | { readonly kind: 'closed'; readonly failures: number }
  | { readonly kind: 'open'; readonly until: number }
  /** One call is out to see whether the service is back; another may go when that one was not heard of until then. */
  | { readonly kind: 'probing'; readonly until: number };

export type BreakerEvent = 'succeeded' | 'failed' | 'abandoned';

export const CLOSED: BreakerState = { kind: 'closed', failures: 0 };

/** May a call go out at `now`? With the state after the answer. */
export function enter(state: BreakerState, now: number, { pauseMs }: BreakerRules): { readonly allowed: boolean; readonly state: BreakerState } {
  if (state.kind === 'closed') return { allowed: true, state };
  return now < state.until ? { allowed: false, state } : { allowed: true, state: { kind: 'probing', until: now + pauseMs } };
}

/** State after a call. `abandoned` is a call whose caller left: it says nothing about the service. */
export function settle(state: BreakerState, event: BreakerEvent, now: number, rules: BreakerRules): BreakerState {
  if (event === 'succeeded') return CLOSED;
  if (event === 'abandoned') return state.kind === 'probing' ? { kind: 'open', until: now } : state;
  if (state.kind === 'open') return state;
  const failures = state.kind === 'closed' ? state.failures + 1 : rules.failures;
  return failures >= rules.failures ? { kind: 'open', until: now + rules.pauseMs } : { kind: 'closed', failures };
}

export interface CircuitBreaker {
  /** Asks for leave to call. Every call that got it must be settled once. */
  enter(): boolean;
  settle(event: BreakerEvent): void;
}

export function createCircuitBreaker(rules: BreakerRules = { failures: 5, pauseMs: 3000 }, now: () => number = () => performance.now()): CircuitBreaker {
  let state = CLOSED;
  return {
    enter() {
      const step = enter(state, now(), rules);
      state = step.state;
      return step.allowed;
    },
    settle(event) {
      state = settle(state, event, now(), rules);
    },
  };
}

/** Statuses of a gateway or of an overloaded service. A 500 may be the fault of one call, so it does not count. */
export const speaksOfOutage = (status: number): boolean => status === 502 || status === 503 || status === 504;
