import type { TrackResult, TrackedWaybill } from '@amberlane/contract/calls/tracking';

/** Nothing follows on a parcel that was delivered or disposed of. */
export const hasEnded = ({ expressStatus }: Pick<TrackedWaybill, 'expressStatus'>): boolean => expressStatus === 'DELIVERED' || expressStatus === 'DISPOSED';

/** Numbers of the found parcels on which more will follow. */
export const followable = (results: readonly TrackResult[]): readonly string[] =>
  results.flatMap((result) => (result.outcome === 'found' && !hasEnded(result.waybill) ? [result.waybillNo] : []));
