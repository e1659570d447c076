/** A waybill with its history as the domain sees it: codes and instants, no names, no wire format. */
import type { Country } from '@amberlane/contract/site';
import type { OrderDraft } from '@amberlane/contract/calls/orders';
import type { EventCode, EventReason, TrackEvent, TrackedWaybill } from '@amberlane/contract/calls/tracking';

export interface Place {
  readonly code: string;
  readonly country: Country;
  readonly timeZone: string;
}

/** One event. `attempt` counts from 1 and comes with `ATTEMPT_FAILED` only. */
export interface ParcelEvent {
  readonly id: string;
  readonly code: EventCode;
  readonly reason: EventReason | null;
  readonly handover: TrackEvent['handover'];
  readonly disposal: TrackEvent['disposal'];
  readonly attempt: number | null;
  readonly place: Place;
  readonly towards: Place | null;
  readonly occurredAt: Date;
}

export interface Parcel {
  readonly waybillNo: string;
  readonly product: TrackedWaybill['expressType'];
  readonly origin: Place;
  readonly destination: Place;
  readonly weightGrams: number;
  readonly pieces: number;
  readonly createdAt: Date;
  /** How the sender hands it over, where an order says so and nobody has scanned it; null otherwise. */
  readonly shipWay: OrderDraft['localShipWay'];
  /** Oldest first; at least one. */
  readonly events: readonly [ParcelEvent, ...ParcelEvent[]];
}

/** The newest event: what the parcel's state is read from. */
export function latestOf({ events }: Pick<Parcel, 'events'>): ParcelEvent {
  return events.at(-1) ?? events[0];
}

/** At the reader's hand: to be collected, or to be decided about. */
const WAITS_FOR_READER: readonly EventCode[] = ['READY_AT_POINT', 'RETURNED_TO_WAREHOUSE'];

/** Waits that only the reader can end: an inspection or a postponement agreed with the receiver is not one. */
const PASSES_BY_ITSELF: readonly (EventReason | null)[] = ['INSPECTION', 'RECEIVER_POSTPONED', 'REFUSED'];

/** Whether the reader has something to do now that this is the newest event. */
export function needsAction(latest: Pick<ParcelEvent, 'code' | 'reason'>): boolean {
  if (WAITS_FOR_READER.includes(latest.code)) return true;
  return (latest.code === 'CUSTOMS_HELD' || latest.code === 'ATTEMPT_FAILED') && !PASSES_BY_ITSELF.includes(latest.reason);
}
