import { describe, expect, it } from '@jest/globals';
import type { NetworkEvent } from '@amberlane/contract/calls/network-updates';
import { addFromElsewhere, chooseUpdates } from './choose-updates.ts';

const event = (place: string, code: NetworkEvent) => ({ place, code, towards: null, occurred_at: new Date('2026-11-20T10:00:00Z') });
const chosen = (...events: readonly ReturnType<typeof event>[]) => chooseUpdates(events).map(({ place, code }) => `${place} ${code}`);

describe('updates that are shown', () => {
  it('name a kind of event once for each place', () =>
    expect(chosen(event('GH-ACC', 'DELIVERED'), event('GH-ACC', 'DELIVERED'), event('NG-LOS', 'DELIVERED'))).toEqual(['GH-ACC DELIVERED', 'NG-LOS DELIVERED']));

  it('name no place more than twice', () =>
    expect(chosen(event('CN-CAN', 'PICKED_UP'), event('CN-CAN', 'DEPARTED_AIR'), event('CN-CAN', 'EXPORT_RELEASED'), event('AE-DXB', 'TRANSIT_HUB'))).toEqual([
      'CN-CAN PICKED_UP', 'CN-CAN DEPARTED_AIR', 'AE-DXB TRANSIT_HUB',
    ]));

  it('are those of the lane first, and two from elsewhere at most', () => {
    const named = (lane: readonly string[]) => addFromElsewhere(chooseUpdates(lane.map((place) => event(place, 'DELIVERED'))), ['X', 'Y', 'Z'].map((place) => event(place, 'DELIVERED'))).map(({ place }) => place);
    expect(named(['A', 'B'])).toEqual(['A', 'B', 'X', 'Y']);
    expect(named(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(named([])).toEqual(['X', 'Y']);
  });

  it('are six at most', () => expect(chosen(...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((place) => event(place, 'DELIVERED')))).toHaveLength(6));
});
