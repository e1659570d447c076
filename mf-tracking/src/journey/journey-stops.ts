/** From city to city: where a parcel was, is and will be. Pure; never an address. */
import type { EventCode, TrackedWaybill, TrackPlace } from '@amberlane/contract/calls/tracking';

export interface JourneyStop {
  readonly place: TrackPlace;
  /** `now`: the newest event is of this place, and more is to come. */
  readonly state: 'passed' | 'now' | 'ahead';
}

/** The parcel is where it stays. */
const ENDED: readonly EventCode[] = ['DELIVERED', 'RETURNED_TO_WAREHOUSE', 'DISPOSED'];

/** Stops in the order of the journey; events that follow one another in a city are one stop. */
export function journeyStops({ events, nextScan, destination, expressStatus }: Pick<TrackedWaybill, 'events' | 'nextScan' | 'destination' | 'expressStatus'>): readonly JourneyStop[] {
  const visited = inTurn(events.map(({ place }) => place).reverse());
  const here = visited.at(-1);
  if (!here) return [];
  const ended = ENDED.includes(expressStatus);
  const passed = visited.slice(0, -1).map((place) => ({ place, state: 'passed' }) as const);
  const returning = expressStatus === 'RETURN_STARTED';
  const expected = ended ? [] : [events[0]?.towards, nextScan?.place, returning ? null : destination].filter((place) => place !== null && place !== undefined);
  const ahead = inTurn([here, ...expected]).slice(1).map((place) => ({ place, state: 'ahead' }) as const);
  return [...passed, { place: here, state: ended ? 'passed' : 'now' }, ...ahead];
}

/** Where the journey begins: the map and the head of the page name the same place. */
export const journeyOrigin = ({ events, origin }: Pick<TrackedWaybill, 'events' | 'origin'>): TrackPlace => events.at(-1)?.place ?? origin;

const inTurn = (places: readonly TrackPlace[]): readonly TrackPlace[] => places.filter(({ code }, index) => code !== places[index - 1]?.code);
