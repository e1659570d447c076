/** Which state of an office holds when, for pages that are cached and know no now (`SPAN_ATTRIBUTE`). */
import { officeState, startOfDay, type OpeningPlan, type OpeningState } from './opening-state.ts';

export type OfficePlan = Pick<OpeningPlan, 'hours' | 'timeZone'>;

export interface OpeningSpan extends OpeningState {
  /** ISO instants: from when, and up to when that is said; '' where it doesn't change. */
  readonly at: string;
  readonly until: string;
}

/** A page is not shown for longer than that after it was made: three days. */
const SHOWN_MS = 3 * 86_400_000;

/** The state at an ISO instant and from then on. */
export function openingAt(plan: OfficePlan, at: string): OpeningSpan {
  const state = officeState(plan, new Date(at));
  return { ...state, at, until: state.changesAt?.toISOString() ?? '' };
}

/** A closed office opens “Monday at 09:00” up to the midnight before, and “at 09:00” from then on. */
function upToMidnight(span: OpeningSpan, timeZone: string): OpeningSpan {
  const midnight = span.isOpen || !span.changesAt ? '' : startOfDay(span.changesAt, timeZone).toISOString();
  return midnight > span.at ? { ...span, until: midnight } : span;
}

/** The states from the beginning of `day` (ISO date, UTC), without a gap. */
export function openingSpans(plan: OfficePlan, day: string): OpeningSpan[] {
  const spans: OpeningSpan[] = [];
  const end = Date.parse(day) + SHOWN_MS;
  for (let at = new Date(day).toISOString(); at !== '' && Date.parse(at) < end; at = spans.at(-1)?.until ?? '') spans.push(upToMidnight(openingAt(plan, at), plan.timeZone));
  return spans;
}
