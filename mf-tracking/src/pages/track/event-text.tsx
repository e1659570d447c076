import { FormattedMessage } from '@amberlane/core';
import type { TrackEvent } from '@amberlane/contract/calls/tracking';
import { eventMessage } from '@amberlane/contract/domain/event-message';

/** An event in words. */
export function EventText({ event }: { event: TrackEvent }) {
  return <FormattedMessage {...eventMessage(event)} />;
}
