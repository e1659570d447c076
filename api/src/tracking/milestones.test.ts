import { describe, expect, it } from '@jest/globals';
import { parcelOf, type ToldEvent } from '../testing/parcel-of.ts';
import { milestonesOf } from './milestones.ts';

const BEGIN: readonly [ToldEvent, ...ToldEvent[]] = [['2026-11-16T12:40:00Z', 'CN-CAN', 'ORDER_CREATED']];
const LIFE: readonly ToldEvent[] = [
  ['2026-11-17T03:03:00Z', 'CN-CAN', 'PICKED_UP'],
  ['2026-11-18T00:55:00Z', 'CN-CAN', 'DEPARTED_AIR', { towards: 'GH-ACC' }],
  ['2026-11-18T12:00:00Z', 'GH-ACC', 'ARRIVED_COUNTRY'],
  ['2026-11-19T09:00:00Z', 'GH-ACC', 'CUSTOMS_RELEASED'],
  ['2026-11-20T08:00:00Z', 'GH-ACC', 'OUT_FOR_DELIVERY'],
  ['2026-11-20T11:00:00Z', 'GH-ACC', 'DELIVERED', { handover: 'RECEIVER' }],
];
const statesAfter = (count: number) =>
  milestonesOf(parcelOf({}, [...BEGIN, ...LIFE.slice(0, count)]), null).map(({ state }) => state).join(' ');

describe('milestones', () => {
  it.each([
    [0, 'now todo todo todo todo'],
    [1, 'done now todo todo todo'],
    [2, 'done now todo todo todo'],
    [3, 'done done now todo todo'],
    [4, 'done done done now todo'],
    [5, 'done done done now todo'],
    [6, 'done done done done done'],
  ])('after %i events of a life read %s', (count, states) => {
    expect(statesAfter(count)).toBe(states);
  });

  it('stand where the parcel is now, and say when the door is expected', () => {
    const window = { from: new Date('2026-11-23T09:00:00Z'), to: new Date('2026-11-24T18:00:00Z'), missed: null };
    const milestones = milestonesOf(parcelOf({}, [...BEGIN, ...LIFE.slice(0, 3)]), window);
    expect(milestones.find(({ state }) => state === 'now')).toMatchObject({ milestone: 'CUSTOMS', at: null, place: { code: 'GH-ACC' } });
    expect(milestones.at(-1)).toMatchObject({ milestone: 'DELIVERED', at: window.from });
  });

  it('date the last mile by the courier and the end by the handover', () => {
    const milestones = milestonesOf(parcelOf({}, [...BEGIN, ...LIFE]), null);
    expect(milestones.slice(3).map(({ at }) => at?.toISOString())).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-20T11:00:00.000Z']);
  });

  it('of a local delivery know no flight and no customs', () => {
    const local = parcelOf({ product: 'localDelivery' }, BEGIN);
    expect(milestonesOf(local, null).map(({ milestone }) => milestone)).toEqual(['ACCEPTED', 'LAST_MILE', 'DELIVERED']);
  });
});
