/** What can be said of a parcel's delivery: when it was, when it should be, or why no day can be named. Pure. */
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { zonedDay } from '@amberlane/ui';

export type Due =
  /** `at`: ISO instant, told in the IANA zone of its place. */
  | { readonly kind: 'delivered'; readonly at: string; readonly zone: string }
  /** Customs have it: no day until they are done. */
  | { readonly kind: 'held' }
  /** Days of the destination, whatever clock the reader chose. `missed`: the end of what the product promised. */
  | { readonly kind: 'expected'; readonly from: string; readonly to: string; readonly oneDay: boolean; readonly zone: string; readonly missed: string | null };

/** null when nothing can be said. */
export function dueOf({ expressStatus, events, expected, destination }: Pick<TrackedWaybill, 'expressStatus' | 'events' | 'expected' | 'destination'>): Due | null {
  const newest = events[0];
  if (expressStatus === 'DELIVERED' && newest) return { kind: 'delivered', at: newest.occurredAt, zone: newest.place.timeZone };
  if (expressStatus === 'CUSTOMS_HELD') return { kind: 'held' };
  if (!expected) return null;
  const { from, to, missed } = expected;
  const { timeZone } = destination;
  return { kind: 'expected', from, to, missed, oneDay: zonedDay(from, timeZone) === zonedDay(to, timeZone), zone: timeZone };
}
