/** The state that most points share, to be said once above their list. Pure. */
import type { ListedPoint } from '../api/points-api.ts';
import type { Opening } from './opening.ts';

export interface UsualOpening {
  /** UTC instant at which they open, told in the IANA `zone` of the points. */
  readonly changesAt: string;
  readonly zone: string;
  readonly changesOn: Exclude<Opening['changesOn'], 'later'>;
  /** No point has another state. */
  readonly isAll: boolean;
  /** Points that are open. */
  readonly open: number;
}

/** Fewer say their states themselves. */
const FEW = 3;

/** null unless more than half of the points are closed and open at the same time. Those that are closed for good do not count. */
export function usualOpening(points: readonly ListedPoint[], openingOf: (point: ListedPoint) => Opening): UsualOpening | null {
  const told = points.filter(({ closedForGood }) => !closedForGood).map((point) => ({ zone: point.timeZone, ...openingOf(point) }));
  const times = new Map<string, number>();
  for (const { isOpen, changesAt } of told) if (!isOpen && changesAt !== null) times.set(changesAt, (times.get(changesAt) ?? 0) + 1);
  for (const [changesAt, count] of times) {
    if (count < FEW || count * 2 <= told.length) continue;
    const first = told.find((point) => sharesOpening(point, changesAt));
    if (!first || first.changesOn === 'later') return null;
    return { changesAt, zone: first.zone, changesOn: first.changesOn, isAll: count === told.length, open: told.filter(({ isOpen }) => isOpen).length };
  }
  return null;
}

/** Whether a point is in the state that opens at `changesAt`. */
export const sharesOpening = (opening: Pick<Opening, 'isOpen' | 'changesAt'>, changesAt: string | undefined): boolean => !opening.isOpen && changesAt !== undefined && opening.changesAt === changesAt;
