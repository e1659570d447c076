import { describe, expect, it } from '@jest/globals';
import type { ListedPoint } from '../api/points-api.ts';
import type { Opening } from './opening.ts';
import { usualOpening } from './usual-opening.ts';

const MORNING = '2026-11-30T07:30:00Z';
const closed: Opening = { isOpen: false, changesAt: MORNING, closesSoon: false, changesOn: 'tomorrow' };
const open: Opening = { isOpen: true, changesAt: '2026-11-29T20:00:00Z', closesSoon: false, changesOn: 'today' };
const always: Opening = { isOpen: true, changesAt: null, closesSoon: false, changesOn: 'later' };

function usualOf(states: readonly Opening[], closedForGood: readonly number[] = []) {
  const points = states.map((_, index) => ({ siteCode: String(index), timeZone: 'Africa/Lagos', closedForGood: closedForGood.includes(index) }) as ListedPoint);
  return usualOpening(points, ({ siteCode }) => states[Number(siteCode)] ?? closed);
}

describe('the usual state', () => {
  it('is that of more than half of the points, with how many are open', () => {
    expect(usualOf([closed, closed, closed, always, open])).toEqual({ changesAt: MORNING, zone: 'Africa/Lagos', changesOn: 'tomorrow', isAll: false, open: 2 });
    expect(usualOf([closed, closed, closed, open, open, open])).toBeNull();
  });

  it('is that of all where no other has another, those closed for good aside', () => {
    expect(usualOf([closed, closed, closed, open], [3])).toMatchObject({ isAll: true, open: 0 });
  });

  it('is none for few points, open ones, or a day that a weekday does not name', () => {
    expect(usualOf([closed, closed])).toBeNull();
    expect(usualOf([open, open, open, closed])).toBeNull();
    const late: Opening = { ...closed, changesOn: 'later' };
    expect(usualOf([late, late, late])).toBeNull();
  });
});
