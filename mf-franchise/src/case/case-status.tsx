import { FormattedMessage, useIntl } from '@amberlane/core';
import { MilestoneBar, StatusMark, Time, type Status } from '@amberlane/ui';
import type { Case } from './case-calls.ts';
import { answerDays, isEnded, laneOf } from './case-progress.ts';
import css from './case.module.css';

interface CaseStatusProps {
  readonly view: Case;
  readonly asOf: string;
  /** Takes the focus when the case opens. */
  readonly heading: (element: HTMLElement | null) => void;
}

/** Where it stands: in words, on its lane, and against the limit of our answer. */
export function CaseStatus({ view, asOf, heading }: CaseStatusProps) {
  const intl = useIntl();
  const { kind, status, timeZone } = view;
  return (
    <section className={css.part} aria-labelledby="case-status">
      <div className={css.partHead}>
        <h2 id="case-status" ref={heading} tabIndex={-1}>
          <FormattedMessage id="case.status" values={{ status }} />
        </h2>
        <Punctuality view={view} asOf={asOf} />
      </div>
      <p className={css.meaning}>
        <FormattedMessage id="case.meaning" values={{ status, kind }} />
      </p>
      <MilestoneBar
        label={intl.formatMessage({ id: 'case.lane' })}
        milestones={laneOf(view).map((step) => ({
          id: step.status, state: step.state, name: <FormattedMessage id="case.status" values={{ status: step.status }} />,
          note: step.at === null ? undefined : <Time at={step.at} zone={timeZone} show="date" />,
          stateText: <FormattedMessage id="case.lane.state" values={{ state: step.state }} />,
        }))}
      />
      <Deadline view={view} asOf={asOf} />
    </section>
  );
}

function Punctuality({ view, asOf }: { view: Case; asOf: string }) {
  const days = answerDays(view, asOf);
  if (isEnded(view.status) || !days) return null;
  const status: Status = days.isLate ? 'attention' : 'transit';
  return (
    <StatusMark status={status}>
      <FormattedMessage id={days.isLate ? 'case.late' : 'case.onTime'} />
    </StatusMark>
  );
}

/** The days of our answer: how many are left, drawn day by day. */
function Deadline({ view, asOf }: { view: Case; asOf: string }) {
  const intl = useIntl();
  const period = answerDays(view, asOf);
  if (!period || view.answerBy === null) return null;
  const { days, today, left, isLate } = period;
  const answer = <Time key="time" at={view.answerBy} zone={view.timeZone} show="full" />;
  return (
    <div className={css.deadline}>
      <div className={css.partHead}>
        <h3>
          <FormattedMessage id="case.answerBy" values={{ time: answer }} />
        </h3>
        <b>
          <FormattedMessage id={isLate ? 'case.daysOver' : 'case.daysLeft'} values={{ count: left }} />
        </b>
      </div>
      <ol role="list" className={css.days} aria-label={intl.formatMessage({ id: 'case.days' }, { days, today: Math.min(today, days) })}>
        {Array.from({ length: days }, (_none, index) => index + 1).map((day) => {
          const isNow = !isLate && day === Math.max(1, today);
          return (
            <li key={day} className={isNow ? css.dayNow : day < today || isLate ? css.dayDone : css.dayTodo} aria-current={isNow ? 'date' : undefined}>
              <span>{intl.formatNumber(day)}</span>
            </li>
          );
        })}
      </ol>
      <p className={css.quiet}>
        <FormattedMessage id={isLate ? 'case.lateText' : 'case.onTimeText'} values={{ country: <FormattedMessage key="country" id={`shell.country.${view.country}`} /> }} />
      </p>
    </div>
  );
}
