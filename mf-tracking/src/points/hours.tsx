import { FormattedMessage } from '@amberlane/core';
import { Ltr, Time, utcOffset } from '@amberlane/ui';
import type { PointDetails } from '../api/points-api.ts';
import { HoursTable } from './hours-table.tsx';
import { weekdayIn } from './weekday.ts';
import css from './hours.module.css';

/** The hours of an ordinary week, those of Ramadan, and the days on which nobody is there. */
export function Hours({ point: { hours, ramadanHours, closures, timeZone, asOf } }: { point: Pick<PointDetails, 'hours' | 'ramadanHours' | 'closures' | 'timeZone' | 'asOf'> }) {
  return (
    <section className={css.part} aria-labelledby="point-hours">
      <h2 id="point-hours" className={css.title}>
        <FormattedMessage id="point.hours.title" />
      </h2>
      <p className={css.note}>
        <FormattedMessage id="point.hours.zone" values={{ zone: <Ltr>{utcOffset(asOf, timeZone)}</Ltr> }} />
      </p>
      <HoursTable hours={hours} today={weekdayIn(timeZone, asOf)} caption={<FormattedMessage id="point.hours.week" />} />
      {ramadanHours ? <HoursTable hours={ramadanHours} caption={<FormattedMessage id="point.hours.ramadan" />} /> : null}
      {closures.length > 0 ? (
        <>
          <h3 className={css.small}>
            <FormattedMessage id="point.closures.title" />
          </h3>
          <ul className={css.closures}>
            {closures.map(({ from, to, reason }) => (
              <li key={from}>
                <FormattedMessage
                  id="point.closures.span"
                  values={{
                    from: <Time at={`${from}T12:00:00Z`} zone="UTC" show="date" />,
                    to: <Time at={`${to}T12:00:00Z`} zone="UTC" show="date" />,
                    reason: <FormattedMessage id={`point.closures.${reason}`} />,
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
