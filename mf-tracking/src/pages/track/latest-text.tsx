import { FormattedMessage } from '@amberlane/core';
import type { TrackEvent } from '@amberlane/contract/calls/tracking';
import { EventText } from './event-text.tsx';

/** The newest event beside the status of its parcel: of a delivery only who took the parcel, where that is known. */
export function LatestText({ event }: { event: TrackEvent }) {
  const { code, handover, place } = event;
  return code === 'DELIVERED' && handover !== null ? <FormattedMessage id="track.way.takenBy" values={{ handover, place: place.name }} /> : <EventText event={event} />;
}
