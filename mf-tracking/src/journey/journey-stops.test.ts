import { describe, expect, it } from '@jest/globals';
import { ACCRA, DUBAI, GUANGZHOU, LAGOS, trackEvent, waybill } from '../../testing/parcels.ts';
import { journeyOrigin, journeyStops } from './journey-stops.ts';

const told = (parcel: ReturnType<typeof waybill>): string[] => journeyStops(parcel).map(({ place, state }) => `${place.name} ${state}`);

describe('stops of a journey', () => {
  it('are the cities of the events, the present one, and what is expected', () => {
    expect(told(waybill())).toEqual(['Guangzhou passed', 'Dubai passed', 'Lagos now', 'Accra ahead']);
  });

  it('begin with the parcel, and tell its destination before it leaves', () => {
    const events = [trackEvent('PICKED_UP', '2026-11-17T03:03:00.000Z', GUANGZHOU)];
    expect(told(waybill({ events, nextScan: { code: 'ORIGIN_HUB_IN', place: GUANGZHOU, by: '2026-11-18T03:03:00.000Z' } }))).toEqual(['Guangzhou now', 'Accra ahead']);
  });

  it('end with the delivery', () => {
    const events = [trackEvent('DELIVERED', '2026-11-20T08:00:00.000Z', ACCRA), trackEvent('PICKED_UP', '2026-11-17T03:03:00.000Z', GUANGZHOU)];
    expect(told(waybill({ events, nextScan: null }))).toEqual(['Guangzhou passed', 'Accra passed']);
  });

  it('lead back from a parcel that is returned, not to its destination', () => {
    const events = [trackEvent('RETURN_STARTED', '2026-11-20T08:00:00.000Z', ACCRA), trackEvent('PICKED_UP', '2026-11-17T03:03:00.000Z', GUANGZHOU)];
    expect(told(waybill({ events, nextScan: { code: 'RETURNED_TO_WAREHOUSE', place: LAGOS, by: '2026-11-22T08:00:00.000Z' } }))).toEqual(['Guangzhou passed', 'Accra now', 'Lagos ahead']);
  });

  it('name a city again that was left and reached again', () => {
    const events = [trackEvent('TRANSIT_HUB', '2026-11-20T08:00:00.000Z', DUBAI), trackEvent('ARRIVED_COUNTRY', '2026-11-19T08:00:00.000Z', LAGOS), trackEvent('TRANSIT_HUB', '2026-11-18T08:00:00.000Z', DUBAI)];
    expect(told(waybill({ events, nextScan: null }))).toEqual(['Dubai passed', 'Lagos passed', 'Dubai now', 'Accra ahead']);
  });

  it('begin where the heading above the map says', () => {
    const events = [trackEvent('ORIGIN_HUB_IN', '2026-11-18T08:00:00.000Z', DUBAI), trackEvent('PICKED_UP', '2026-11-17T03:03:00.000Z', LAGOS)];
    const parcel = waybill({ events });
    expect(journeyOrigin(parcel)).toBe(journeyStops(parcel)[0]?.place);
    expect(journeyOrigin({ ...parcel, events: [] })).toBe(GUANGZHOU);
  });

  it('are none without an event', () => {
    expect(journeyStops({ ...waybill(), events: [] })).toEqual([]);
  });
});
