import { describe, expect, it } from '@jest/globals';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

describe('working days', () => {
  it('rest on Sunday, and on Friday in Egypt and Saudi Arabia', () => {
    const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
    expect([friday, saturday, sunday].map((day) => isWorkingDay(day, 'GH'))).toEqual([true, true, false]);
    expect([friday, saturday, sunday].map((day) => isWorkingDay(day, 'SA'))).toEqual([false, true, true]);
  });

  it('are counted over rest days', () => {
    expect(addWorkingDays('2026-11-20', 2, 'GH')).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-19', 1, 'SA')).toBe('2026-11-21');
    expect(addWorkingDays('2026-11-22', 0, 'GH')).toBe('2026-11-23');
  });
});
