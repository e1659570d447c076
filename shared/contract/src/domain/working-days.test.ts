import { describe, expect, it } from '@jest/globals';
import { addWorkingDays, isWorkingDay, workingDayUpTo } from './working-days.ts';

describe('working days', () => {
  it('rest on Sunday, and on Friday in Egypt and Saudi Arabia', () => {
    const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
    expect([friday, saturday, sunday].map((day) => isWorkingDay(day, 'GH'))).toEqual([true, true, false]);
    expect([friday, saturday, sunday].map((day) => isWorkingDay(day, 'SA'))).toEqual([false, true, true]);
  });

  it('hold a promise before the rest day on which it would end', () => {
    expect(workingDayUpTo('2026-12-06', 'NG')).toBe('2026-12-05');
    expect(workingDayUpTo('2026-12-04', 'SA')).toBe('2026-12-03');
    expect(workingDayUpTo('2026-12-04', 'NG')).toBe('2026-12-04');
  });

  it('are counted over rest days', () => {
    expect(addWorkingDays('2026-11-20', 2, 'GH')).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-19', 1, 'SA')).toBe('2026-11-21');
    expect(addWorkingDays('2026-11-22', 0, 'GH')).toBe('2026-11-23');
  });
});
