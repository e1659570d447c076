/** What follows for a parcel, and whose turn it is. */
import type { TrackedWaybill } from '@amberlane/contract/tracking';

type NextScan = NonNullable<TrackedWaybill['nextScan']>;

/** Things that a person settles, told by the newest event; or the scan that comes by itself. */
export type NextStep =
  | { readonly kind: 'customsHeld' | 'attemptFailed'; readonly reason: string }
  | { readonly kind: 'collect' }
  /** `decideBy`: until then the customer may choose what happens to the returned parcel (spec §4). */
  | { readonly kind: 'decide'; readonly decideBy: NextScan | null }
  | { readonly kind: 'scan'; readonly scan: NextScan; readonly late: boolean };

/** null when nothing more will happen, or nothing can be said. `asOf`: ISO instant of the answer. */
export function nextStepOf({ expressStatus, events, nextScan }: TrackedWaybill, asOf: string): NextStep | null {
  switch (expressStatus) {
    case 'CUSTOMS_HELD':
      return { kind: 'customsHeld', reason: events[0]?.reason ?? 'none' };
    case 'ATTEMPT_FAILED':
      return { kind: 'attemptFailed', reason: events[0]?.reason ?? 'none' };
    case 'READY_AT_POINT':
      return { kind: 'collect' };
    case 'RETURNED_TO_WAREHOUSE':
      return { kind: 'decide', decideBy: nextScan };
    default:
      return nextScan && { kind: 'scan', scan: nextScan, late: isPast(nextScan, asOf) };
  }
}

export const isPast = ({ by }: NextScan, asOf: string): boolean => Date.parse(by) < Date.parse(asOf);
