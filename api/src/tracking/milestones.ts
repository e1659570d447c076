/**
 * The milestone bar: five phases of a parcel's life, three for local delivery, which crosses no border. A phase is
 * done when its last event is made, the one under way is `now`.
 */
import { MILESTONES, type EventCode, type Milestone } from '@amberlane/contract/calls/tracking';
import type { DeliveryWindow } from './expectation.ts';
import { latestOf, type Parcel, type ParcelEvent, type Place } from './parcel.ts';

export interface MilestoneState {
  readonly milestone: Milestone;
  readonly state: 'done' | 'now' | 'todo';
  /** When it was reached, or about when it will be; null when nothing can be said. */
  readonly at: Date | null;
  /** Where it was reached, or where the parcel is now. */
  readonly place: Place | null;
}

/** Events that end a phase; the first one of a history counts. */
const ENDS: Readonly<Record<Milestone, readonly EventCode[]>> = {
  ACCEPTED: ['PICKED_UP', 'DROPPED_OFF', 'ORIGIN_HUB_IN'],
  FLOWN: ['ARRIVED_COUNTRY'],
  CUSTOMS: ['CUSTOMS_RELEASED'],
  LAST_MILE: ['DELIVERED'],
  DELIVERED: ['DELIVERED'],
};
/** A last mile that ended at the door is dated by the courier's way there, not by the handover. */
const LAST_MILE_EVENTS: readonly EventCode[] = ['OUT_FOR_DELIVERY', 'READY_AT_POINT'];
const BORDER: readonly Milestone[] = ['FLOWN', 'CUSTOMS'];

export function milestonesOf(parcel: Parcel, window: DeliveryWindow | null): MilestoneState[] {
  const phases = MILESTONES.filter((milestone) => parcel.product !== 'localDelivery' || !BORDER.includes(milestone));
  const ends = phases.map((milestone) => endOf(milestone, parcel.events));
  const current = ends.indexOf(undefined);
  return phases.map((milestone, index) => {
    const end = ends[index];
    if (end && (current === -1 || index < current)) return { milestone, state: 'done', at: end.occurredAt, place: end.place };
    const at = milestone === 'DELIVERED' ? (window?.from ?? null) : null;
    if (index === current) return { milestone, state: 'now', at, place: latestOf(parcel).place };
    return { milestone, state: 'todo', at, place: milestone === 'DELIVERED' ? parcel.destination : null };
  });
}

function endOf(milestone: Milestone, events: Parcel['events']): ParcelEvent | undefined {
  const end = events.find(({ code }) => ENDS[milestone].includes(code));
  if (milestone !== 'LAST_MILE' || !end) return end;
  return events.findLast(({ code }) => LAST_MILE_EVENTS.includes(code)) ?? end;
}
