import { describe, expect, it } from '@jest/globals';
import { CAIRO, CASABLANCA, DUBAI, GUANGZHOU, LAGOS, trackEvent } from '../../../testing/parcels.ts';
import { daysOf, foldHistory } from './history-days.ts';

const OWN = (placeZone: string) => placeZone;
const days = (...events: Parameters<typeof daysOf>[0]) => daysOf(events, OWN).map(({ day, events: ofDay }) => `${day}: ${ofDay.length}`);

describe('days of a history', () => {
  it('are those of the place of each event', () => {
    expect(days(trackEvent('TRANSIT_HUB', '2026-11-19T22:30:00.000Z', LAGOS), trackEvent('DEPARTED_AIR', '2026-11-19T20:30:00.000Z', DUBAI))).toEqual([
      '2026-11-19: 1',
      '2026-11-20: 1',
    ]);
  });

  it('are the reader’s when they chose their own clock', () => {
    const history = [trackEvent('TRANSIT_HUB', '2026-11-19T22:30:00.000Z', LAGOS), trackEvent('DEPARTED_AIR', '2026-11-19T20:30:00.000Z', DUBAI)];
    expect(daysOf(history, () => 'Asia/Shanghai').map(({ day, events }) => [day, events.length])).toEqual([['2026-11-20', 2]]);
  });

  it('stand twice when the parcel flies back into a day', () => {
    const history = [
      trackEvent('TRANSIT_HUB', '2026-11-18T19:30:00.000Z', DUBAI),
      trackEvent('DEPARTED_AIR', '2026-11-18T17:00:00.000Z', GUANGZHOU),
      trackEvent('EXPORT_RELEASED', '2026-11-18T15:00:00.000Z', GUANGZHOU),
    ];
    expect(days(...history)).toEqual(['2026-11-18: 1', '2026-11-19: 1', '2026-11-18: 1']);
  });

  it('hold all events of one day, newest first, and none is lost', () => {
    const history = [trackEvent('DELIVERED', '2026-11-20T15:00:00.000Z', LAGOS), trackEvent('OUT_FOR_DELIVERY', '2026-11-20T07:00:00.000Z', LAGOS)];
    expect(daysOf(history, OWN)).toEqual([{ day: '2026-11-20', events: history }]);
    expect(daysOf([], OWN)).toEqual([]);
  });

  it.each([
    // Morocco is on UTC+1 and goes to UTC in Ramadan (2026-02-15 to 2026-03-22).
    { season: 'Casablanca before Ramadan', at: '2026-02-14T23:30:00.000Z', place: CASABLANCA, day: '2026-02-15' },
    { season: 'Casablanca in Ramadan', at: '2026-02-24T23:30:00.000Z', place: CASABLANCA, day: '2026-02-24' },
    { season: 'Casablanca after Ramadan', at: '2026-03-25T23:30:00.000Z', place: CASABLANCA, day: '2026-03-26' },
    // Egypt is on UTC+3 from the last Friday of April to the last Thursday of October, else on UTC+2.
    { season: 'Cairo in summer', at: '2026-07-01T21:30:00.000Z', place: CAIRO, day: '2026-07-02' },
    { season: 'Cairo in winter', at: '2026-12-01T21:30:00.000Z', place: CAIRO, day: '2026-12-01' },
  ])('follow the clocks of $season', ({ at, place, day }) => {
    expect(daysOf([trackEvent('DEST_HUB_IN', at, place)], OWN)[0]?.day).toBe(day);
  });
});

describe('long history', () => {
  const history = Array.from({ length: 8 }, (_, index) => trackEvent('DEST_HUB_IN', `2026-11-2${index}T08:00:00.000Z`, LAGOS)).reverse();

  it('folds what is older than six events', () => {
    const { shown, folded } = foldHistory(history, OWN);
    expect(shown).toHaveLength(6);
    expect([...shown, ...folded]).toEqual(history);
  });

  it('cuts no day in two', () => {
    const sameDay = history.map((event, index) => (index < 5 ? event : { ...event, occurredAt: '2026-11-20T08:00:00.000Z' }));
    expect(foldHistory(sameDay, OWN)).toEqual({ shown: sameDay, folded: [] });
  });

  it('folds nothing up to six', () => {
    expect(foldHistory(history.slice(0, 6), OWN).folded).toEqual([]);
  });
});
