import { describe, expect, it } from '@jest/globals';
import { servicePoint } from '../../testing/service-points.ts';
import { isOpenOn } from './open-on.ts';

/** A Monday, 23:30 in Accra and Tuesday 02:30 in Nairobi. */
const ASKED = '2026-11-23T23:30:00.000Z';

describe('open on a day of the week', () => {
  it('is told by the hours of that day', () => {
    const point = servicePoint({ hours: [{ days: [1, 2, 3, 4, 6], from: '08:30', to: '17:30' }] });
    expect(([1, 5, 6, 7] as const).map((day) => isOpenOn(point, day, ASKED))).toEqual([true, false, true, false]);
  });

  it('is not the next one when the point is shut on that date, counted in its own zone', () => {
    const closures = [{ from: '2026-11-27', to: '2026-11-28', reason: 'HOLIDAY' }] as const;
    const point = servicePoint({ closures: [...closures] });
    expect(([4, 5, 6] as const).map((day) => isOpenOn(point, day, ASKED))).toEqual([true, false, false]);
    const shutToday = servicePoint({ closures: [{ from: '2026-11-23', to: '2026-11-23', reason: 'HOLIDAY' }] });
    expect(isOpenOn(shutToday, 1, ASKED)).toBe(false);
    expect(isOpenOn({ ...shutToday, timeZone: 'Africa/Nairobi' }, 1, ASKED)).toBe(true);
  });

  it('is never a point that is no more', () => expect(isOpenOn(servicePoint({ closedForGood: true }), 1, ASKED)).toBe(false));
});
