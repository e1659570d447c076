/** How long to wait before asking again. */
const MINUTE_MS = 60_000;
const LONGEST_MS = 15 * MINUTE_MS;
/** After so many answers without news the page is probably left open and forgotten. */
const QUIET = 20;
const QUIET_MS = 5 * MINUTE_MS;

export interface PollState {
  /** Failures since the last answer. */
  readonly failures: number;
  /** Answers without news since the last event. */
  readonly quiet: number;
}

/** A minute; twice as long after each failure in a row; five minutes when nothing has moved for long. */
export function pauseOf({ failures, quiet }: PollState): number {
  if (failures > 0) return Math.min(LONGEST_MS, MINUTE_MS * 2 ** failures);
  return quiet >= QUIET ? QUIET_MS : MINUTE_MS;
}
