/** A demo waybill with the events made so far, before it is written. */
import type { EventCode, EventReason, TrackEvent, TrackedWaybill } from '@amberlane/contract/calls/tracking';

export interface DemoEvent {
  readonly id: string;
  readonly code: EventCode;
  /** Code of the place. */
  readonly place: string;
  readonly towards: string | null;
  readonly reason: EventReason | null;
  readonly handover: TrackEvent['handover'];
  readonly disposal: TrackEvent['disposal'];
  readonly attempt: number | null;
  readonly occurredAt: Date;
  /** null: minutes after the event, as usual. */
  readonly receivedAt: Date | null;
}

export interface DemoHistory {
  readonly waybillNo: string;
  readonly mallNo: string | null;
  readonly product: TrackedWaybill['expressType'];
  readonly origin: string;
  readonly destination: string;
  readonly weightGrams: number;
  readonly pieces: number;
  readonly upstream: 'failing' | 'pending' | null;
  /** Oldest first, at least one. */
  readonly events: readonly DemoEvent[];
}
