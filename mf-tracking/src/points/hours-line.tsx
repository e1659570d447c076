import { FormattedMessage, useIntl } from '@amberlane/core';
import type { HoursRow } from '@amberlane/contract/domain/opening-state';
import { isWholeDay, weekRows, type DayRange, type WeekRow } from './week-hours.ts';
import css from './hours-line.module.css';

/** The week of a point in a line: `Mon–Sat 09:00–21:00`, in the direction of the page. Days on which it is shut are left out. */
export const HoursLine = ({ hours }: { hours: readonly HoursRow[] }) => (
  <span className={css.hours}>
    {weekRows(hours)
      .filter(({ ranges }) => ranges.length > 0)
      .map((row) => (
        <span key={row.first} className={css.span}>
          <span className={css.whole}>
            <Days row={row} />
          </span>
          {BLANK}
          <Ranges row={row} />
        </span>
      ))}
  </span>
);

const BLANK = ' ';

function Days({ row: { first, last } }: { row: WeekRow }) {
  const intl = useIntl();
  const day = (value: number): string => intl.formatMessage({ id: 'points.day' }, { day: value });
  if (first === 1 && last === 7) return <FormattedMessage id="points.day.every" />;
  if (last - first <= 1) return intl.formatList([...new Set([first, last])].map(day));
  return <FormattedMessage id="points.day.span" values={{ from: day(first), to: day(last) }} />;
}

const spanOf = ({ from, to }: DayRange): string => `${from}–${to}`;

function Ranges({ row: { ranges } }: { row: WeekRow }) {
  const intl = useIntl();
  if (ranges.some(isWholeDay)) return <FormattedMessage id="points.openAlways" />;
  return intl.formatList(
    ranges.map((range) => (
      <span key={range.from} className={css.whole}>
        {spanOf(range)}
      </span>
    )),
  );
}
