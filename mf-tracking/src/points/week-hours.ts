/** The hours of a week, as tables and search engines want them. Pure. */
import type { HoursRow } from '@amberlane/contract/domain/opening-state';

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Days in a row that have the same hours. */
export interface WeekRow {
  /** ISO weekdays, 1 = Monday. */
  readonly first: number;
  readonly last: number;
  /** In order; empty when the point is closed. */
  readonly ranges: readonly DayRange[];
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** `apart`: an ISO weekday that is a row of its own. */
export function weekRows(hours: readonly HoursRow[], apart?: number): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of WEEK) {
    const ranges = rangesOf(hours, day);
    const before = rows.at(-1);
    if (before && day !== apart && before.last !== apart && sameRanges(before.ranges, ranges)) rows.splice(-1, 1, { ...before, last: day });
    else rows.push({ first: day, last: day, ranges });
  }
  return rows;
}

/** Two points are open at the same hours. */
export const haveSameWeek = (one: readonly HoursRow[], other: readonly HoursRow[]): boolean => WEEK.every((day) => sameRanges(rangesOf(one, day), rangesOf(other, day)));

const rangesOf = (hours: readonly HoursRow[], day: number): DayRange[] =>
  hours
    .filter(({ days }) => days.includes(day))
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));

const sameRanges = (a: readonly DayRange[], b: readonly DayRange[]): boolean =>
  a.length === b.length && a.every(({ from, to }, index) => from === b[index]?.from && to === b[index].to);

export const isWholeDay = ({ from, to }: DayRange): boolean => from === '00:00' && (to === '24:00' || to === '00:00');
