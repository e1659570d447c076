/** Times of a demo parcel's steps, and its history up to now. Pure: the same parcel and start give the same times. */
import type { Place } from '../tracking/parcel.ts';
import { STARTING_PLACES } from '../tracking/place-data.ts';
import type { DemoEvent } from './demo-history.ts';
import { itineraryOf, type DemoParcel, type Step } from './itinerary.ts';
import { randomFrom } from './random.ts';
import { nextWorkingTime } from './working-hours.ts';

const PLACES: ReadonlyMap<string, Place> = new Map(STARTING_PLACES.map((place) => [place.code, place]));

/** A place of the demo lanes. Throws a RangeError for a code that is none. */
export function demoPlace(code: string): Place {
  const place = PLACES.get(code);
  if (!place) throw new RangeError(`no place ${code}`);
  return place;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** When the step is made: after its hours since the step before, in working hours, on a full minute. */
export function stepTime(waybillNo: string, step: Step, index: number, previous: Date): Date {
  const random = randomFrom(`${waybillNo} ${index}`);
  const [min, max] = step.hours;
  const passed = (min + random.fraction() * (max - min)) * HOUR_MS;
  const reached = new Date(Math.ceil((previous.getTime() + passed) / MINUTE_MS) * MINUTE_MS);
  return nextWorkingTime(step.code, reached, demoPlace(step.place), random.fraction());
}

const LATE_HOURS = 14;

/** The event of a step. `index` counts from 0 and names the event, so telling a step twice adds nothing. */
export function toEvent(waybillNo: string, step: Step, index: number, occurredAt: Date): DemoEvent {
  const { hours: _hours, late, ...facts } = step;
  const receivedAt = late ? new Date(occurredAt.getTime() + LATE_HOURS * HOUR_MS) : null;
  return { id: `${waybillNo}-${String(index + 1).padStart(2, '0')}`, ...facts, occurredAt, receivedAt };
}

/** Every step with its time, from an order made at `start` or in the next working time after it. */
export function wholeLife(parcel: DemoParcel, start: Date): DemoEvent[] {
  let previous = start;
  return itineraryOf(parcel).map((step, index) => {
    previous = stepTime(parcel.waybillNo, step, index, previous);
    return toEvent(parcel.waybillNo, step, index, previous);
  });
}

/** The part of a life that lies in the past. */
export function historyUntil(parcel: DemoParcel, start: Date, now: Date): DemoEvent[] {
  return wholeLife(parcel, start).filter(({ occurredAt }) => occurredAt <= now);
}
