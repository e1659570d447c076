/** The quote box as a page of another squad shows it. */
import { Slot } from '@amberlane/core';

export default function QuickQuotePage() {
  return <Slot name="quick-quote" />;
}
