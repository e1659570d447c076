/** The search for service points as a page of another squad shows it. */
import { Slot } from '@amberlane/core';

export default function QuickPointsPage() {
  return <Slot name="quick-points" />;
}
