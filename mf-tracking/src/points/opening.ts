/** Whether a point is open while the page is: the answer's word at first, then counted on. */
import { openingState, type OpeningPlan } from '@amberlane/contract/domain/opening-state';
import { useElapsed } from '@amberlane/ui';

interface AnsweredPoint extends OpeningPlan {
  readonly openNow: boolean;
  readonly changesAt: string | null;
}

export interface Opening {
  readonly isOpen: boolean;
  /** UTC instant of the next closing or opening; null when there is none. */
  readonly changesAt: string | null;
}

/** `elapsed`: milliseconds since the answer of `asOf`. */
export function openingOf(point: AnsweredPoint, asOf: string, elapsed: number): Opening {
  if (elapsed === 0) return { isOpen: point.openNow, changesAt: point.changesAt };
  const { isOpen, changesAt } = openingState(point, new Date(Date.parse(asOf) + elapsed));
  return { isOpen, changesAt: changesAt?.toISOString() ?? null };
}

/** What `openingOf` says by now, kept up to date each minute. */
export function useOpening(asOf: string): (point: AnsweredPoint) => Opening {
  const elapsed = useElapsed(asOf);
  return (point) => openingOf(point, asOf, elapsed);
}
