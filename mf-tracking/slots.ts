/** The slots that the tracking squad defines: what a page hands over. Types alone, in force everywhere without an import. */
import type { TrackedWaybill, TrackEvent } from '@amberlane/contract/calls/tracking';

declare module '@amberlane/core' {
  interface SlotProps {
    /** Below the one parcel that was asked for, once it is delivered. */
    readonly 'delivered-question': {
      readonly waybillNo: TrackedWaybill['waybillNo'];
      readonly deliveredAt: TrackEvent['occurredAt'];
    };
  }
}
