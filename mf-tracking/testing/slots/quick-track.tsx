/** The track box as a page of another squad shows it. */
import { Slot } from '@amberlane/core';

export default function QuickTrackPage() {
  return <Slot name="quick-track" />;
}
