import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';

export type ListStateName = 'loading' | 'error' | 'empty' | 'too-many' | 'ready';

interface ListQuery {
  /** The first answer is under way. */
  readonly loading: boolean;
  /** The last question had no answer; what was there before stays on screen. */
  readonly failed: boolean;
  /** How many there are in all; left out before the first answer. */
  readonly count?: number | undefined;
  /** More than this are not listed: the reader narrows the search. */
  readonly limit?: number;
}

/** Which of its five states a list is in. What is known outlives a later failure. */
export function listStateOf({ loading, failed, count, limit = Infinity }: ListQuery): ListStateName {
  if (count === undefined) return failed && !loading ? 'error' : 'loading';
  if (count === 0) return 'empty';
  return count > limit ? 'too-many' : 'ready';
}

interface ListStateProps {
  readonly state: ListStateName;
  /** What stands in for the list while it loads; bars unless given. */
  readonly skeleton?: ReactNode;
  /** Sentence after four seconds of bars. */
  readonly slowText?: ReactNode;
  /** An `<ErrorState />`. */
  readonly error: ReactNode;
  /** An `<EmptyState />`. */
  readonly empty: ReactNode;
  /** A `<Notice />` above the list that is shown as far as it goes. */
  readonly tooMany?: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** The list, or what is said in its place; marked busy while it loads. */
export function ListState({ state, skeleton, slowText, error, empty, tooMany, children }: ListStateProps) {
  return (
    <div aria-busy={state === 'loading' || undefined}>
      {state === 'loading' ? (skeleton ?? <Skeleton slowText={slowText} />) : null}
      {state === 'error' ? error : null}
      {state === 'empty' ? empty : null}
      {state === 'too-many' ? tooMany : null}
      {state === 'ready' || state === 'too-many' ? children : null}
    </div>
  );
}
