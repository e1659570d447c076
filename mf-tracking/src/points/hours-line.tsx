import { FormattedMessage } from '@amberlane/core';
import type { HoursRow } from '@amberlane/contract/domain/opening-state';
import { isWholeDay, weekRows, type WeekRow } from './week-hours.ts';
import css from './hours-line.module.css';

/** The week of a point in a line: `Mon–Sat 09:00–21:00`, in the direction of the page. Days on which it is shut are left out. */
export const HoursLine = ({ hours }: { hours: readonly HoursRow[] }) => (
  <p className={css.hours}>
    {weekRows(hours)
      .filter(({ ranges }) => ranges.length > 0)
      .map((row) => (
        <span key={row.first} className={css.span}>
          <span className={css.days}>
            <Days row={row} />
          </span>
          {BLANK}
          <Ranges row={row} />
        </span>
      ))}
  </p>
);

const BLANK = ' ';

function Days({ row: { first, last } }: { row: WeekRow }) {
  const day = (value: number) => <FormattedMessage id="points.day" values={{ day: value }} />;
  if (first === 1 && last === 7) return <FormattedMessage id="points.day.every" />;
  return first === last ? day(first) : <FormattedMessage id="points.day.span" values={{ from: day(first), to: day(last) }} />;
}

function Ranges({ row: { ranges } }: { row: WeekRow }) {
  if (ranges.some(isWholeDay)) return <FormattedMessage id="points.openAlways" />;
  return ranges.map(({ from, to }) => `${from}–${to}`).join(', ');
}
