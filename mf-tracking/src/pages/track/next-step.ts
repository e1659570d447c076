/** What follows for a parcel, and whose turn it is. */
import type { TrackedWaybill, TrackEvent } from '@amberlane/contract/calls/tracking';

type NextEvent = NonNullable<TrackedWaybill['nextScan']>;

export interface NextStep {
  /** `yours`: the reader has something to do; `wait`: it goes on by itself; `over`: nothing more will happen. */
  readonly turn: 'yours' | 'wait' | 'over';
  /** The newest event: its sentence says what it means and what can be done. */
  readonly event: TrackEvent;
  /** The event that comes by itself; null when a person comes first, or nothing can be said. */
  readonly next: NextEvent | null;
  /** The limit of the event has passed. */
  readonly late: boolean;
}

/** null for a waybill without an event. `asOf`: ISO instant of the answer. */
export function nextStepOf(waybill: TrackedWaybill, asOf: string): NextStep | null {
  const { events, needsAction, nextScan } = waybill;
  const event = events[0];
  if (!event) return null;
  if (isOver(waybill)) return { turn: 'over', event, next: null, late: false };
  // The decision has a countdown of its own.
  const next = event.code === 'RETURNED_TO_WAREHOUSE' ? null : nextScan;
  return { turn: needsAction ? 'yours' : 'wait', event, next, late: next !== null && isPast(next, asOf) };
}

/** Nothing more will happen: what is left to say is what to do if something is wrong. */
export const isOver = ({ events }: Pick<TrackedWaybill, 'events'>): boolean => events[0]?.code === 'DELIVERED' || events[0]?.code === 'DISPOSED';

export const isPast = ({ by }: NextEvent, asOf: string): boolean => Date.parse(by) < Date.parse(asOf);
