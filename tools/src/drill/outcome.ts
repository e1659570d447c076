/** What a drill has shown, and whether it is what must hold. Pure. */
import type { Answered, Kind } from './load.ts';

export interface Observed {
  readonly answered: readonly Answered[];
  /** Moment from which recovery counts: of the fault, or of the end of its cause where the drill ends it. */
  readonly since: number;
  readonly lost: number;
  readonly doubled: number;
}

export interface Figures {
  readonly requests: number;
  readonly failedViews: number;
  /** Calls that read, and attempts to write; an order is sent again with its key. */
  readonly failedCalls: number;
  readonly lost: number;
  readonly doubled: number;
  /** From the fault, or the end of its cause, to the end of the last request that failed, ms; 0 when none did after it. */
  readonly recoveryMs: number;
  /** The longest that a reader waited for an answer that was good, ms. */
  readonly slowestMs: number;
}

/** What must hold. Nothing acknowledged may be lost or doubled in any drill. */
export interface Target {
  readonly failedViews: number;
  /** null where calls may fail as long as the fault lasts. */
  readonly failedCalls: number | null;
  /** As many must fail: with fewer the fault was not felt, and nothing was shown. */
  readonly leastFailedCalls?: number;
  readonly recoveryMs?: number;
}

/** A page redirects or is there; anything else is no page. */
const isGood = ({ kind, outcome }: Answered): boolean => outcome.startsWith('2') || (kind === 'page' && outcome.startsWith('3'));

export function figuresOf({ answered, since, lost, doubled }: Observed): Figures {
  const failed = answered.filter((one) => !isGood(one));
  const failures = (...kinds: readonly Kind[]): number => failed.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    requests: answered.length,
    failedViews: failures('page'),
    failedCalls: failures('call', 'write'),
    lost,
    doubled,
    recoveryMs: Math.max(0, ...failed.map(({ to }) => to - since)),
    slowestMs: Math.max(0, ...answered.filter(isGood).map(({ from, to }) => to - from)),
  };
}

/** One sentence for each figure that misses its target; none when all hold. */
export function missesOf(figures: Figures, { failedViews, failedCalls, leastFailedCalls = 0, recoveryMs = Infinity }: Target): string[] {
  const rows: readonly (readonly [number, number, string])[] = [
    [figures.failedViews, failedViews, 'page views failed'],
    [figures.failedCalls, failedCalls ?? Infinity, 'calls failed'],
    [figures.lost, 0, 'acknowledged orders are lost'],
    [figures.doubled, 0, 'orders exist twice'],
    [figures.recoveryMs, recoveryMs, 'ms until the last failure'],
  ];
  const missed = rows.filter(([seen, most]) => seen > most).map(([seen, most, what]) => `${Math.round(seen)} ${what}, at most ${most} may`);
  if (figures.failedCalls < leastFailedCalls) missed.push('the fault was not felt: too few calls failed');
  return figures.requests === 0 ? [...missed, 'nothing was asked'] : missed;
}

/** How often each outcome of failed requests came, for a person: `write 503 × 12`. */
export function failureKinds(answered: readonly Answered[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, outcome } of answered.filter((one) => !isGood(one))) counts.set(`${kind} ${outcome}`, (counts.get(`${kind} ${outcome}`) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${what} × ${count}`);
}
