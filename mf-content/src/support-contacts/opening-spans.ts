/** Which state of customer service holds when, for pages that are cached and know no now. */
import { officeState, type OpeningState } from '@amberlane/contract/domain/opening-state';
import type { SupportContact } from './support-contact.ts';

export interface OpeningSpan extends OpeningState {
  /** ISO instants: from when, and up to when that is so; '' where it doesn't change. */
  readonly at: string;
  readonly until: string;
}

/** A page is not shown for longer than that after it was made: three days. */
const SHOWN_MS = 3 * 86_400_000;

export function openingAt(plan: SupportContact['plan'], at: string): OpeningSpan {
  const state = officeState(plan, new Date(at));
  return { ...state, at, until: state.changesAt?.toISOString() ?? '' };
}

/** The states from the beginning of `day` (ISO date, UTC), without a gap. */
export function openingSpans(plan: SupportContact['plan'], day: string): OpeningSpan[] {
  const spans: OpeningSpan[] = [];
  const end = Date.parse(day) + SHOWN_MS;
  for (let at = new Date(day).toISOString(); at !== '' && Date.parse(at) < end; at = spans.at(-1)?.until ?? '') spans.push(openingAt(plan, at));
  return spans;
}
