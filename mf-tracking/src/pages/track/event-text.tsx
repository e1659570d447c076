import { FormattedMessage } from '@amberlane/core';
import type { TrackEvent } from '@amberlane/contract/calls/tracking';
import { eventMessage } from './event-message.ts';

/** An event in words. */
export function EventText({ event }: { event: TrackEvent }) {
  return <FormattedMessage {...eventMessage(event)} />;
}
