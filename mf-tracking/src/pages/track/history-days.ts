/** A parcel's history by days, each event on the day of its own place or on that of the reader. */
import type { TrackEvent } from '@amberlane/contract/calls/tracking';
import { zonedDay } from '@amberlane/ui';

export interface HistoryDay {
  /** ISO date in the zone in which its events are shown. */
  readonly day: string;
  readonly events: readonly [TrackEvent, ...TrackEvent[]];
}

/**
 * Neighbouring events of one day. `zoneOf` gives the zone in which a place's times are shown. `events` is newest first and stays so: a parcel that flies west may come back to
 * a day that it had left, and that day then stands twice.
 */
export function daysOf(events: readonly TrackEvent[], zoneOf: (placeZone: string) => string): HistoryDay[] {
  const days: { day: string; events: [TrackEvent, ...TrackEvent[]] }[] = [];
  for (const event of events) {
    const day = zonedDay(event.occurredAt, zoneOf(event.place.timeZone));
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

/** Events that show at once; the older ones fold. */
const SHOWN = 6;

/** A day is never cut in two: on paper, where nothing folds, it would stand twice. */
export function foldHistory(events: readonly TrackEvent[], zoneOf: (placeZone: string) => string): { readonly shown: readonly TrackEvent[]; readonly folded: readonly TrackEvent[] } {
  const shown: TrackEvent[] = [];
  for (const { events: ofDay } of daysOf(events, zoneOf)) {
    if (shown.length >= SHOWN) break;
    shown.push(...ofDay);
  }
  return { shown, folded: events.slice(shown.length) };
}
