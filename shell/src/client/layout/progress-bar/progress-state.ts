/**
 * The bar at the top of the page as a pure reducer (spec §2, §8: throttle 200 ms, duration 5 s). A wait shorter than
 * the throttle shows nothing; a failure is always shown.
 */
import { RULES } from '@amberlane/contract/domain';

export type ProgressPhase = 'idle' | 'throttled' | 'active' | 'done' | 'failed';

export type ProgressEvent =
  | 'start'
  | 'finish'
  | 'fail'
  /** The time of the present phase is over. */
  | 'elapse';

/** How long a finished and a failed bar stay. */
const DONE_MS = 300;
const FAILED_MS = 3_000;

export function nextPhase(phase: ProgressPhase, event: ProgressEvent): ProgressPhase {
  if (event === 'fail') return 'failed';
  if (event === 'start') return phase === 'active' ? 'active' : 'throttled';
  if (event === 'finish') return phase === 'active' ? 'done' : phase === 'throttled' ? 'idle' : phase;
  if (phase === 'throttled') return 'active';
  return phase === 'active' ? 'active' : 'idle';
}

/** Milliseconds until `elapse`, or null for a phase that waits for an event. */
export function phaseTime(phase: ProgressPhase): number | null {
  if (phase === 'throttled') return RULES.progressBar.throttleMs;
  if (phase === 'done') return DONE_MS;
  return phase === 'failed' ? FAILED_MS : null;
}
