import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWaybillNo } from '@amberlane/contract/domain';
import { COUNTRIES } from '@amberlane/contract/site';
import { illegalSteps, inLifeOrder } from '../tracking/lifecycle.ts';
import { crowd, type CrowdParcel } from './background-parcels.ts';
import type { DemoHistory } from './demo-history.ts';
import { SCRIPTS } from './itinerary.ts';
import { demoPlace } from './journey.ts';
import { flightHours } from './trade-lanes.ts';
import { namedParcels } from './named-parcels.ts';
import { isWorkingTime } from './working-hours.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const seeded = crowd('amberlane demo 1', 210, NOW);

function faultsOf({ waybillNo, events }: DemoHistory, now: Date): string[] {
  const ordered = inLifeOrder(events);
  const faults = illegalSteps(ordered.map(({ code }) => code));
  if (!isWaybillNo(waybillNo)) faults.push('check digit');
  if (events.some(({ occurredAt }) => occurredAt > now)) faults.push('future');
  if (events.some(({ id }, index) => id !== ordered[index]?.id)) faults.push('order');
  const attempts = events.flatMap(({ attempt }) => attempt ?? []);
  if (attempts.some((attempt, index) => attempt !== index + 1)) faults.push('attempts');
  ordered.forEach((event, index) => {
    const previous = ordered[index - 1];
    if (previous?.code !== 'DEPARTED_AIR' || previous.towards === null) return;
    if (event.place !== previous.towards) faults.push(`landed in ${event.place}`);
    const hours = (event.occurredAt.getTime() - previous.occurredAt.getTime()) / 3_600_000;
    if (hours < flightHours(previous.place, event.place)) faults.push(`flew in ${hours} h`);
  });
  return faults;
}

describe('demo parcels', () => {
  it.each([
    ['a Friday', '2026-11-20T10:30:00Z'],
    ['the end of a year', '2026-12-31T23:59:00Z'],
    ['Ramadan', '2027-02-20T03:00:00Z'],
    ['the change to summer time in Cairo', '2027-04-30T00:30:00Z'],
  ])('have legal histories without a future on %s', (_name, at) => {
    const now = new Date(at);
    const faults = [...crowd('amberlane demo 1', 110, now).map(({ history }) => history), ...namedParcels(now)].map((history) => faultsOf(history, now));
    expect(faults.flat()).toEqual([]);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(crowd('amberlane demo 1', 30, NOW)).toEqual(seeded.slice(0, 30));
    expect(crowd('another', 1, NOW)[0]?.parcel.waybillNo).not.toBe(seeded[0]?.parcel.waybillNo);
  });

  it('have numbers of their own', () => {
    expect(new Set(seeded.map(({ parcel }) => parcel.waybillNo)).size).toBe(seeded.length);
  });

  it('go to every service country and tell every script', () => {
    const told = (read: (parcel: CrowdParcel) => string): string[] => [...new Set(seeded.map(read))].sort();
    expect(told(({ parcel }) => parcel.destination.slice(0, 2))).toEqual([...COUNTRIES].sort());
    expect(told(({ parcel }) => parcel.script)).toEqual([...SCRIPTS].sort());
  });

  it('are in every stage: under way, delivered, held, missed, waiting for a decision, disposed of', () => {
    const stages = new Set(seeded.map(({ history }) => history.events.at(-1)?.code));
    for (const code of ['DELIVERED', 'CUSTOMS_HELD', 'ATTEMPT_FAILED', 'RETURNED_TO_WAREHOUSE', 'DISPOSED', 'DEPARTED_AIR', 'READY_AT_POINT'] as const) {
      expect(stages).toContain(code);
    }
    expect(seeded.filter(({ open }) => open).length).toBeGreaterThan(80);
  });

  it('include a returned parcel on day 4 of the 10 in which its owner decides', () => {
    const ages = seeded
      .map(({ history }) => history.events.at(-1))
      .flatMap((event) => (event?.code === 'RETURNED_TO_WAREHOUSE' ? [(NOW.getTime() - event.occurredAt.getTime()) / 86_400_000] : []));
    expect(ages.some((days) => days >= 3 && days < 4)).toBe(true);
  });

  it('include an event that was received after the next one was made', () => {
    const late = seeded.some(({ history }) =>
      history.events.some(({ receivedAt }, index) => {
        const next = history.events[index + 1];
        return receivedAt !== null && next !== undefined && receivedAt > next.occurredAt;
      }),
    );
    expect(late).toBe(true);
  });

  it('have their events in the working hours of the place', () => {
    const atNight = seeded.flatMap(({ history }) =>
      history.events.filter(({ code, place, occurredAt }) => occurredAt < NOW && !isWorkingTime(code, occurredAt, demoPlace(place))),
    );
    expect(atNight).toEqual([]);
  });
});

describe('named parcels', () => {
  const codes = (now: Date) => namedParcels(now).map(({ waybillNo, events }) => [waybillNo, events.at(-1)?.code]);

  it('read the same on any day, never from the future and never older than four days', () => {
    const instants = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (now) => {
        expect(codes(now)).toEqual(codes(NOW));
        for (const history of namedParcels(now)) {
          const newest = history.events.at(-1)?.occurredAt.getTime() ?? 0;
          expect(faultsOf(history, now)).toEqual([]);
          expect(now.getTime() - newest).toBeLessThan(4 * 86_400_000);
        }
      }),
      { numRuns: 60 },
    );
  });
});
