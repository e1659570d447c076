import { FormattedMessage } from '@amberlane/core';
import type { TrackEvent } from '@amberlane/contract/tracking';
import { eventMessage } from './event-message.ts';

/** An event in words. */
export function EventText({ event }: { event: TrackEvent }) {
  return <FormattedMessage {...eventMessage(event)} />;
}
