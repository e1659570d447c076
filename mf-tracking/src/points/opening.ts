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
  /** Open, but for less than an hour. */
  readonly closesSoon: boolean;
  /** Day of that change where the point is; week: one of the next six days; later: another one, or none. */
  readonly changesOn: 'today' | 'tomorrow' | 'week' | 'later';
}

const SOON_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Days ahead that their weekday names without doubt. */
const WEEK = 6;

/** `elapsed`: milliseconds since the answer of `asOf`. */
export function openingOf(point: AnsweredPoint, asOf: string, elapsed: number): Opening {
  const now = Date.parse(asOf) + elapsed;
  if (elapsed === 0) return told(point, point.openNow, point.changesAt, now);
  const { isOpen, changesAt } = openingState(point, new Date(now));
  return told(point, isOpen, changesAt?.toISOString() ?? null, now);
}

const told = ({ timeZone }: AnsweredPoint, isOpen: boolean, changesAt: string | null, now: number): Opening => ({
  isOpen,
  changesAt,
  closesSoon: isOpen && changesAt !== null && Date.parse(changesAt) - now < SOON_MS,
  changesOn: changesAt === null ? 'later' : dayOf(Date.parse(changesAt), now, timeZone),
});

function dayOf(change: number, now: number, timeZone: string): Opening['changesOn'] {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone });
  if (date.format(change) === date.format(now)) return 'today';
  if (date.format(change) === date.format(now + DAY_MS)) return 'tomorrow';
  return date.format(change) <= date.format(now + WEEK * DAY_MS) ? 'week' : 'later';
}

/** What `openingOf` says by now, kept up to date each minute. */
export function useOpening(asOf: string): (point: AnsweredPoint) => Opening {
  const elapsed = useElapsed(asOf);
  return (point) => openingOf(point, asOf, elapsed);
}
