import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EVENT_CODES } from '@amberlane/contract/calls/tracking';
import { inLifeOrder } from '../tracking/lifecycle.ts';
import { headsOf, type Head } from './latest-event.ts';

const events = fc.array(
  fc.record({ waybillNo: fc.constantFrom('A', 'B', 'C'), code: fc.constantFrom(...EVENT_CODES), at: fc.integer({ min: 0, max: 3 }).map((minute) => new Date(minute * 60_000)) }),
  { maxLength: 30 },
);

describe('the newest event of each waybill', () => {
  it('is the one that a history ends with, in whatever order the events come', () => {
    fc.assert(
      fc.property(events, (all: Head[]) => {
        const told = [...Map.groupBy(all, ({ waybillNo }) => waybillNo)].sort(([a], [b]) => (a < b ? -1 : 1));
        const newest = told.map(([waybillNo, own]) => {
          const last = inLifeOrder(own.map(({ code, at }) => ({ id: 'x', code, occurredAt: at }))).at(-1);
          return [waybillNo, last?.code, last?.occurredAt];
        });
        expect(headsOf(all).map(({ waybillNo, code, at }) => [waybillNo, code, at])).toEqual(newest);
      }),
    );
  });
});
