import { FormattedMessage, useIntl } from '@amberlane/core';
import { Time } from '@amberlane/ui';
import { BothTimes } from './both-times.tsx';
import { daysLeft } from './days-left.ts';
import type { DecisionState } from './decision-calls.ts';
import { useOwnZone } from './own-zone.ts';
import css from './delivery-choice.module.css';

/** The days to decide: how many are left, and what happens at their end. */
export function Period({ period, place, asOf }: { period: NonNullable<DecisionState['period']>; place: string; asOf: string }) {
  const intl = useIntl();
  const { days, deadline, timeZone } = period;
  const left = daysLeft({ at: deadline, timeZone }, asOf, useOwnZone(timeZone));
  /** Day that is running; the day of the start is none of them. */
  const today = Math.max(1, days - left);
  const stops = Array.from({ length: days }, (_none, index) => index + 1);
  return (
    <section className={css.period} aria-labelledby="period-title">
      <div className={css.periodHead}>
        <h2 id="period-title" className={css.sectionTitle}>
          <FormattedMessage id="delivery-choice.daysLeft" values={{ count: left }} />
        </h2>
        <p className={css.quiet}>
          <FormattedMessage id="delivery-choice.deadline" values={{ time: <BothTimes key="time" at={period.deadline} zone={period.timeZone} place={place} /> }} />
        </p>
      </div>
      <ol role="list" className={css.days} aria-label={intl.formatMessage({ id: 'delivery-choice.days.label' }, { days })}>
        {stops.map((day) => (
          <li key={day} className={day < today ? css.dayDone : day === today ? css.dayNow : css.dayTodo} aria-current={day === today ? 'date' : undefined}>
            <span>{intl.formatNumber(day)}</span>
          </li>
        ))}
      </ol>
      <p className={css.ends}>
        <span>
          <FormattedMessage id={period.destroyed ? 'delivery-choice.began.returned' : 'delivery-choice.began.failed'} values={{ day: <Time key="day" at={period.startedAt} zone={period.timeZone} show="day" /> }} />
        </span>
        <span>
          <FormattedMessage id={period.destroyed ? 'delivery-choice.ends.destroyed' : 'delivery-choice.ends.returns'} values={{ day: <Time key="day" at={period.deadline} zone={period.timeZone} show="day" /> }} />
        </span>
      </p>
    </section>
  );
}
