/** From the newest events of the network to the few that are shown. Pure. */
import { MOST_NETWORK_UPDATES } from '@amberlane/contract/calls/network-updates';
import type { NetworkEventRow } from './find-events.ts';

/** A city with many parcels would fill the list alone. */
const MOST_OF_A_PLACE = 2;
/** Beside the lane of the reader's country. */
const MOST_FROM_ELSEWHERE = 2;

/** In the order given: of each place one of a kind, and two in all. */
export function chooseUpdates(events: readonly NetworkEventRow[]): readonly NetworkEventRow[] {
  const kinds = new Map<string, Set<string>>();
  const chosen: NetworkEventRow[] = [];
  for (const event of events) {
    const seen = kinds.get(event.place) ?? new Set();
    if (seen.has(event.code) || seen.size >= MOST_OF_A_PLACE) continue;
    kinds.set(event.place, seen.add(event.code));
    chosen.push(event);
    if (chosen.length === MOST_NETWORK_UPDATES) break;
  }
  return chosen;
}

/** Where those of a lane leave room, a few from elsewhere. */
export const addFromElsewhere = (lane: readonly NetworkEventRow[], elsewhere: readonly NetworkEventRow[]): readonly NetworkEventRow[] =>
  [...lane, ...chooseUpdates(elsewhere).slice(0, MOST_FROM_ELSEWHERE)].slice(0, MOST_NETWORK_UPDATES);
