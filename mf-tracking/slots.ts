/** The slots that the tracking squad defines: what a page hands over. Types alone, in force everywhere without an import. */
import type { MapPoint } from '@amberlane/contract/calls/service-points';
import type { TrackedWaybill, TrackEvent } from '@amberlane/contract/calls/tracking';

declare module '@amberlane/core' {
  interface SlotProps {
    /** Below the one parcel that was asked for, once it is delivered. */
    readonly 'delivered-question': {
      readonly waybillNo: TrackedWaybill['waybillNo'];
      readonly deliveredAt: TrackEvent['occurredAt'];
    };
    /** Beside a list of service points of which one is chosen. Pages declare it late: its map weighs more than they do. */
    readonly 'service-point-map': {
      /** Those of the list; the map shows no others. */
      readonly points: readonly Pick<MapPoint, 'siteCode' | 'siteName' | 'lat' | 'lng'>[];
      /** Site code that is chosen now, marked on the map; null for none. */
      readonly chosen: MapPoint['siteCode'] | null;
      /** The reader has chosen a point on the map. */
      readonly onChoose: (siteCode: MapPoint['siteCode']) => void;
    };
  }
}
