import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { HoursRow } from '@amberlane/contract/domain/opening-state';
import { Ltr } from '@amberlane/ui';
import { isWholeDay, weekRows, type DayRange, type WeekRow } from '../../points/week-hours.ts';
import css from './hours-table.module.css';

/** The week as days with the same hours, in the time of the point. */
export function HoursTable({ hours, caption }: { hours: readonly HoursRow[]; caption: ReactNode }) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <tbody>
        {weekRows(hours).map((row) => (
          <tr key={row.first}>
            <th scope="row" className={css.days}>
              <Days row={row} />
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
  if (first === 1 && last === 7) return <FormattedMessage id="point.hours.everyDay" />;
  if (first === last) return <FormattedMessage id="point.hours.day" values={{ day: first }} />;
  return (
    <FormattedMessage
      id="point.hours.days"
      values={{ from: <FormattedMessage id="point.hours.day" values={{ day: first }} />, to: <FormattedMessage id="point.hours.day" values={{ day: last }} /> }}
    />
  );
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
