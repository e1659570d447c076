/** When each kind of event is made: hours of the place's own clock, and whether rest days count. */
import type { EventCode } from '@amberlane/contract/calls/tracking';
import { addDays, isWorkingDay } from '@amberlane/contract/domain/working-days';
import type { Place } from '../tracking/parcel.ts';
import { instantAt, localDay, localHour } from '../tracking/wall-clock.ts';

interface Hours {
  /** Full hours of the local day; the last one is excluded. */
  readonly from: number;
  readonly to: number;
  readonly workingDaysOnly: boolean;
}

const ROUND_THE_CLOCK: Hours = { from: 0, to: 24, workingDaysOnly: false };
const hub = (from: number, to: number): Hours => ({ from, to, workingDaysOnly: false });
const staffed = (from: number, to: number): Hours => ({ from, to, workingDaysOnly: true });

/** Flights, releases and lorries know no hours. */
const HOURS: Readonly<Partial<Record<EventCode, Hours>>> = {
  ORDER_CREATED: hub(8, 23),
  PICKUP_SCHEDULED: hub(8, 24),
  PICKED_UP: staffed(9, 19),
  DROPPED_OFF: hub(9, 20),
  ORIGIN_HUB_IN: hub(8, 23),
  EXPORT_CUSTOMS: staffed(9, 20),
  IMPORT_CUSTOMS: staffed(8, 18),
  CUSTOMS_HELD: staffed(8, 18),
  CUSTOMS_RELEASED: staffed(8, 18),
  DEST_HUB_IN: hub(7, 22),
  DEST_HUB_OUT: hub(5, 22),
  AT_DELIVERY_SITE: hub(6, 20),
  OUT_FOR_DELIVERY: staffed(8, 13),
  ATTEMPT_FAILED: staffed(9, 20),
  READY_AT_POINT: staffed(9, 19),
  DELIVERED: staffed(9, 20),
  RETURN_STARTED: staffed(9, 18),
  RETURNED_TO_WAREHOUSE: staffed(9, 18),
  DISPOSED: staffed(9, 18),
};

export function isWorkingTime(code: EventCode, at: Date, place: Place): boolean {
  const { from, to, workingDaysOnly } = HOURS[code] ?? ROUND_THE_CLOCK;
  const hour = localHour(at, place.timeZone);
  if (hour < from || hour >= to) return false;
  return !workingDaysOnly || isWorkingDay(localDay(at, place.timeZone), place.country);
}

/** `at`, or the next working time after it; `spread` (0 to 1) says how far into the first two hours. */
export function nextWorkingTime(code: EventCode, at: Date, place: Place, spread: number): Date {
  if (isWorkingTime(code, at, place)) return at;
  const { from, workingDaysOnly } = HOURS[code] ?? ROUND_THE_CLOCK;
  let day = localDay(at, place.timeZone);
  if (localHour(at, place.timeZone) >= from) day = addDays(day, 1);
  while (workingDaysOnly && !isWorkingDay(day, place.country)) day = addDays(day, 1);
  const opening = instantAt(day, `${String(from).padStart(2, '0')}:00`, place.timeZone);
  return new Date(opening.getTime() + Math.floor(spread * 120) * 60_000);
}
