/** Answers that are worth some minutes: asked when somebody wants them, for all who want them at once only once. */

export interface KeptAnswers<T> {
  /** The answer under a key. While it can't be had anew the last good one counts; rejects when there was none. */
  get(key: string, ask: () => Promise<T>): Promise<T>;
}

interface Kept<T> {
  readonly answer: Promise<T>;
  readonly askedAt: number;
}

const FRESH_MS = 5 * 60_000;
/** After a failure nobody asks again for this long, ms. */
const RETRY_MS = 5_000;

/** `clock` never goes back, ms. */
export function createKeptAnswers<T>(clock: () => number = () => performance.now()): KeptAnswers<T> {
  const kept = new Map<string, Kept<T>>();
  return {
    get(key, ask) {
      const last = kept.get(key);
      const now = clock();
      if (last && now - last.askedAt < FRESH_MS) return last.answer;
      const answer: Promise<T> = ask().catch((cause: unknown) => {
        // Asked again soon; until then what was known counts, or this failure.
        kept.set(key, { answer: last?.answer ?? answer, askedAt: now - FRESH_MS + RETRY_MS });
        if (last) return last.answer;
        throw cause;
      });
      kept.set(key, { answer, askedAt: now });
      return answer;
    },
  };
}
