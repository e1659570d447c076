/** Keeps a service that fails from being asked, and readers from waiting for it (quality F2). Pure transitions. */

export interface BreakerRules {
  /** Consecutive failures that open it. */
  readonly failures: number;
  /** Time for which an open breaker lets nobody through, ms. */
  readonly pauseMs: number;
}

export type BreakerState =
  /** `aliveAt`: when a call last succeeded. */
  | { readonly kind: 'closed'; readonly failures: number; readonly aliveAt: number }
  /** Nobody gets through until then. */
  | { readonly kind: 'open'; readonly until: number }
  /** One call is out since `begun` to see whether the service is back; another may go when that one was not heard of until then. */
  | { readonly kind: 'probing'; readonly begun: number; readonly until: number };

export type BreakerEvent = 'succeeded' | 'failed' | 'abandoned';

export const CLOSED: BreakerState = { kind: 'closed', failures: 0, aliveAt: -Infinity };

/** May a call go out at `now`? With the state after the answer. */
export function enter(state: BreakerState, now: number, { pauseMs }: BreakerRules): { readonly allowed: boolean; readonly state: BreakerState } {
  if (state.kind === 'closed') return { allowed: true, state };
  return now < state.until ? { allowed: false, state } : { allowed: true, state: { kind: 'probing', begun: now, until: now + pauseMs } };
}

/** A call that was allowed, and what came of it. */
export interface SettledCall {
  /** `abandoned`: its caller left, so it says nothing about the service. */
  readonly event: BreakerEvent;
  /** When it was allowed, and when it was settled, ms. */
  readonly begun: number;
  readonly now: number;
}

/**
 * State after a call. A failure counts only when nothing has succeeded since its call went out: where one process of several
 * hangs, its calls fail long after others were answered, and the service as a whole is well.
 */
export function settle(state: BreakerState, { event, begun, now }: SettledCall, rules: BreakerRules): BreakerState {
  if (event === 'succeeded') return { kind: 'closed', failures: 0, aliveAt: now };
  switch (state.kind) {
    case 'open':
      return state;
    case 'probing':
      if (begun < state.begun) return state;
      return { kind: 'open', until: event === 'abandoned' ? now : now + rules.pauseMs };
    case 'closed':
      if (event === 'abandoned' || state.aliveAt > begun) return state;
      return state.failures + 1 >= rules.failures ? { kind: 'open', until: now + rules.pauseMs } : { ...state, failures: state.failures + 1 };
  }
}

export interface CircuitBreaker {
  readonly kind: BreakerState['kind'];
  /** Asks for leave to call: gives the function that says what came of the call, to be called once; null for no leave. */
  enter(): ((event: BreakerEvent) => void) | null;
}

export function createCircuitBreaker(rules: BreakerRules = { failures: 5, pauseMs: 3000 }, clock: () => number = () => performance.now()): CircuitBreaker {
  let state = CLOSED;
  return {
    get kind() {
      return state.kind;
    },
    enter() {
      const begun = clock();
      const step = enter(state, begun, rules);
      state = step.state;
      return step.allowed
        ? (event) => {
            state = settle(state, { event, begun, now: clock() }, rules);
          }
        : null;
    },
  };
}

/** Statuses of a gateway or of an overloaded service. A 500 may be the fault of one call, so it does not count. */
export const speaksOfOutage = (status: number): boolean => status === 502 || status === 503 || status === 504;
