/** Days on which a courier can collect: today and two weeks ahead, where the sender is. Pure. */
import { zonedDay } from '@amberlane/ui';

/** As the API has it. */
const DAYS_AHEAD = 14;
const DAY_MS = 86_400_000;

/** ISO dates, the first one today in that IANA zone. */
export function pickupDays(timeZone: string, now: Date): readonly string[] {
  const today = Date.parse(`${zonedDay(now.toISOString(), timeZone)}T12:00:00Z`);
  return Array.from({ length: DAYS_AHEAD + 1 }, (_day, index) => new Date(today + index * DAY_MS).toISOString().slice(0, 10));
}

export const isPickupDay = (day: string, timeZone: string, now: Date): boolean => pickupDays(timeZone, now).includes(day);

/** The day that is offered first: tomorrow, since today's round may have left. */
export const firstPickupDay = (timeZone: string, now: Date): string => pickupDays(timeZone, now)[1] ?? '';
