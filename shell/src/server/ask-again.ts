/** Asks once more when an answer is late: one process of several that hangs then costs its callers little. */

export interface AskAgainOptions<A> {
  /** Time after which the second question goes out, ms; null for never. */
  readonly afterMs: number | null;
  /** Ends all questions. */
  readonly signal: AbortSignal;
  /** Frees an answer that came when the other was taken already. */
  readonly discard: (answer: A) => void;
}

/**
 * The answer that comes first, to `ask` or to the same question `afterMs` later; the other question is given up. The first
 * one's refusal counts when both were refused. `ask` must be one that may be asked twice: it changes nothing.
 */
export async function askAgain<A>(ask: (signal: AbortSignal) => Promise<A>, { afterMs, signal, discard }: AskAgainOptions<A>): Promise<A> {
  let isAnswered = false;
  const attempt = (own: AbortController, other: AbortController): Promise<A> =>
    ask(AbortSignal.any([signal, own.signal])).then((answer) => {
      // Both came in the same moment: nobody reads this one.
      if (isAnswered) discard(answer);
      isAnswered = true;
      other.abort();
      return answer;
    });

  const [one, two] = [new AbortController(), new AbortController()];
  const first = attempt(one, two);
  if (await settlesWithin(first, afterMs)) return first;
  const second = attempt(two, one);
  // Rejects when both were refused.
  return Promise.any([first, second]).catch(() => first);
}

/** Whether a promise settles before the time is over. */
async function settlesWithin(promise: Promise<unknown>, ms: number | null): Promise<boolean> {
  if (ms === null) return true;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  const settled = promise.then(() => true, () => true);
  return Promise.race([settled, late]).finally(() => clearTimeout(timer));
}
