import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EVENT_CODES, type EventCode } from '@amberlane/contract/calls/tracking';
import { illegalSteps, inLifeOrder, isFinal, mayFollow } from './lifecycle.ts';

/** Every legal pair, written out: what is not here is refused. */
const LEGAL = `
ORDER_CREATED PICKUP_SCHEDULED · ORDER_CREATED PICKED_UP · ORDER_CREATED DROPPED_OFF
PICKUP_SCHEDULED PICKUP_SCHEDULED · PICKUP_SCHEDULED PICKED_UP · PICKUP_SCHEDULED DROPPED_OFF
PICKED_UP ORIGIN_HUB_IN · DROPPED_OFF ORIGIN_HUB_IN
ORIGIN_HUB_IN ORIGIN_HUB_OUT · ORIGIN_HUB_IN EXPORT_CUSTOMS
ORIGIN_HUB_OUT ORIGIN_HUB_IN · ORIGIN_HUB_OUT EXPORT_CUSTOMS · ORIGIN_HUB_OUT DEST_HUB_IN
EXPORT_CUSTOMS EXPORT_RELEASED · EXPORT_CUSTOMS RETURN_STARTED · EXPORT_RELEASED DEPARTED_AIR
DEPARTED_AIR TRANSIT_HUB · DEPARTED_AIR ARRIVED_COUNTRY · TRANSIT_HUB DEPARTED_AIR
ARRIVED_COUNTRY IMPORT_CUSTOMS · IMPORT_CUSTOMS CUSTOMS_HELD · IMPORT_CUSTOMS CUSTOMS_RELEASED
CUSTOMS_HELD CUSTOMS_HELD · CUSTOMS_HELD CUSTOMS_RELEASED · CUSTOMS_HELD RETURN_STARTED
CUSTOMS_RELEASED DEST_HUB_IN · DEST_HUB_IN DEST_HUB_OUT · DEST_HUB_IN AT_DELIVERY_SITE
DEST_HUB_OUT DEST_HUB_IN · DEST_HUB_OUT AT_DELIVERY_SITE
AT_DELIVERY_SITE OUT_FOR_DELIVERY · AT_DELIVERY_SITE READY_AT_POINT
OUT_FOR_DELIVERY DELIVERED · OUT_FOR_DELIVERY ATTEMPT_FAILED · OUT_FOR_DELIVERY READY_AT_POINT
ATTEMPT_FAILED OUT_FOR_DELIVERY · ATTEMPT_FAILED READY_AT_POINT · ATTEMPT_FAILED RETURN_STARTED · ATTEMPT_FAILED DELIVERY_DECIDED
READY_AT_POINT DELIVERED · READY_AT_POINT RETURN_STARTED · RETURN_STARTED RETURNED_TO_WAREHOUSE
RETURNED_TO_WAREHOUSE OUT_FOR_DELIVERY · RETURNED_TO_WAREHOUSE READY_AT_POINT · RETURNED_TO_WAREHOUSE RETURN_STARTED
RETURNED_TO_WAREHOUSE DISPOSED · RETURNED_TO_WAREHOUSE DELIVERY_DECIDED · RETURN_STARTED DELIVERY_DECIDED
DELIVERY_DECIDED OUT_FOR_DELIVERY · DELIVERY_DECIDED READY_AT_POINT · DELIVERY_DECIDED RETURN_STARTED
DELIVERY_DECIDED RETURNED_TO_WAREHOUSE · DELIVERY_DECIDED DELIVERY_DECIDED · DELIVERY_DECIDED DISPOSED`;
const legalPairs = new Set(LEGAL.split(/[\n·]/).map((pair) => pair.trim()).filter(Boolean));

describe('legal order of events', () => {
  const pairs = EVENT_CODES.flatMap((previous) => EVENT_CODES.map((next) => [previous, next] as const));

  it.each(pairs)('%s → %s is allowed only when the table says so', (previous, next) => {
    expect(mayFollow(previous, next)).toBe(legalPairs.has(`${previous} ${next}`));
  });

  it('begins with the order and with nothing else', () => {
    expect(EVENT_CODES.filter((code) => mayFollow(null, code))).toEqual(['ORDER_CREATED']);
  });

  it('ends with delivery or disposal', () => {
    expect(EVENT_CODES.filter(isFinal)).toEqual(['DELIVERED', 'DISPOSED']);
  });

  it('leads from the order to every code, and from every code to an end', () => {
    const reach = (from: EventCode, seen = new Set<EventCode>([from])): Set<EventCode> => {
      for (const next of EVENT_CODES) if (mayFollow(from, next) && !seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    expect([...reach('ORDER_CREATED')].sort()).toEqual([...EVENT_CODES].sort());
    for (const code of EVENT_CODES) expect([...reach(code)].some(isFinal)).toBe(true);
  });

  it('names every step that breaks the order', () => {
    expect(illegalSteps(['ORDER_CREATED', 'PICKED_UP', 'DEPARTED_AIR', 'ARRIVED_COUNTRY'])).toEqual(['PICKED_UP → DEPARTED_AIR']);
    expect(illegalSteps(['PICKED_UP'])).toEqual(['start → PICKED_UP']);
  });
});

describe('order of a history', () => {
  const event = fc.record({
    id: fc.uuid(),
    code: fc.constantFrom(...EVENT_CODES),
    occurredAt: fc.integer({ min: 0, max: 20 }).map((hour) => new Date(Date.UTC(2026, 10, 20, hour))),
  });
  const events = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 24 });

  it('does not depend on the order of arrival', () => {
    fc.assert(
      fc.property(events, (list) => {
        expect(inLifeOrder([...list].reverse())).toEqual(inLifeOrder(list));
      }),
    );
  });

  it('is by time, keeps every event and is settled at once', () => {
    fc.assert(
      fc.property(events, (list) => {
        const ordered = inLifeOrder(list);
        expect(inLifeOrder(ordered)).toEqual(ordered);
        expect(new Set(ordered)).toEqual(new Set(list));
        const times = ordered.map(({ occurredAt }) => occurredAt.getTime());
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
    );
  });

  it('puts events of one instant in the order of a life', () => {
    const occurredAt = new Date('2026-11-20T09:00:00Z');
    const order = inLifeOrder([
      { id: 'a', code: 'DEPARTED_AIR', occurredAt },
      { id: 'b', code: 'EXPORT_RELEASED', occurredAt },
    ] as const);
    expect(order.map(({ code }) => code)).toEqual(['EXPORT_RELEASED', 'DEPARTED_AIR']);
  });
});
