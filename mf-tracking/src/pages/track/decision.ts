/** The calendar days in which the customer chooses what happens to a returned parcel (spec §4). */
import { redeliveryRule } from '@amberlane/contract/domain';
import type { TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { zonedDay } from '@amberlane/ui';

export interface Decision {
  /** Days of the rule. */
  readonly days: number;
  /** Calendar days left at the warehouse: 0 on the last one, negative when it is over. */
  readonly daysLeft: number;
  /** ISO instant at which the default takes its course. */
  readonly by: string;
  readonly zone: string;
}

const DAY_MS = 86_400_000;

/** null unless the parcel lies at the warehouse and its limit is known. */
export function decisionOf({ events, nextScan }: Pick<TrackedWaybill, 'events' | 'nextScan'>, asOf: string): Decision | null {
  const newest = events[0];
  if (newest?.code !== 'RETURNED_TO_WAREHOUSE' || !nextScan) return null;
  const { timeZone: zone } = newest.place;
  const daysLeft = (Date.parse(zonedDay(nextScan.by, zone)) - Date.parse(zonedDay(asOf, zone))) / DAY_MS;
  const isOver = Date.parse(nextScan.by) < Date.parse(asOf);
  return { days: redeliveryRule(zonedDay(newest.occurredAt, zone)).decisionDays, daysLeft: isOver ? -1 : daysLeft, by: nextScan.by, zone };
}
