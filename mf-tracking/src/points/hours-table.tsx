import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { HoursRow } from '@amberlane/contract/domain/opening-state';
import { Ltr } from '@amberlane/ui';
import { isWholeDay, weekRows, type DayRange, type WeekRow } from './week-hours.ts';
import css from './hours-table.module.css';

interface HoursTableProps {
  readonly hours: readonly HoursRow[];
  readonly caption: ReactNode;
  /** ISO weekday that stands by itself and is marked. */
  readonly today?: number;
}

/** The week as days with the same hours, in the time of the point. */
export function HoursTable({ hours, caption, today }: HoursTableProps) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <tbody>
        {weekRows(hours, today).map((row) => (
          <tr key={row.first} className={row.first === today ? css.today : undefined} aria-current={row.first === today ? 'date' : undefined}>
            <th scope="row" className={css.days}>
              {row.first === today ? <FormattedMessage id="point.hours.today" values={{ day: <FormattedMessage id="point.hours.day" values={{ day: today }} /> }} /> : <Days row={row} />}
            </th>
            <td className={css.hours}>
              <Ranges ranges={row.ranges} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Days({ row: { first, last } }: { row: WeekRow }) {
  const intl = useIntl();
  if (first === 1 && last === 7) return <FormattedMessage id="point.hours.everyDay" />;
  const day = (value: number): string => intl.formatMessage({ id: 'point.hours.day' }, { day: value });
  if (last - first <= 1) return intl.formatList([...new Set([first, last])].map(day));
  return <FormattedMessage id="point.hours.days" values={{ from: day(first), to: day(last) }} />;
}

function Ranges({ ranges }: { ranges: readonly DayRange[] }) {
  const intl = useIntl();
  if (ranges.length === 0) return <FormattedMessage id="point.hours.closed" />;
  if (ranges.some(isWholeDay)) return <FormattedMessage id="point.hours.always" />;
  return ranges.map(({ from, to }) => (
    <span key={from} className={css.range}>
      {intl.formatMessage({ id: 'point.hours.range' }, { from: <Ltr key="from">{from}</Ltr>, to: <Ltr key="to">{to}</Ltr> })}
    </span>
  ));
}
