/** An answer that is the same for everybody, kept in memory: read once for all who ask within a span. */

interface KeptAnswerParts<T> {
  readonly read: () => Promise<T>;
  readonly now: () => Date;
  readonly keepMs: number;
}

/** Gives the kept answer or reads a new one; an answer that failed is not kept. */
export function keptAnswer<T>({ read, now, keepMs }: KeptAnswerParts<T>): () => Promise<T> {
  let kept: { readonly until: number; readonly answer: Promise<T> } | null = null;
  return () => {
    const time = now().getTime();
    if (kept && time < kept.until) return kept.answer;
    const answer = read();
    const mine = { until: time + keepMs, answer };
    kept = mine;
    answer.catch(() => {
      if (kept === mine) kept = null;
    });
    return answer;
  };
}
