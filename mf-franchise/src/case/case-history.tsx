import { FormattedMessage } from '@amberlane/core';
import { Time, Timeline, TimelineDay, TimelineEvent } from '@amberlane/ui';
import type { Case } from './case-calls.ts';
import { historyOf } from './case-progress.ts';
import css from './case.module.css';

/** All steps with their days and what we wrote with them, newest first. */
export function CaseHistory({ view }: { view: Case }) {
  const [newest] = view.steps.slice(-1);
  return (
    <section className={css.part} aria-labelledby="case-history">
      <h2 id="case-history">
        <FormattedMessage id="case.history" />
      </h2>
      <Timeline>
        {historyOf(view).map(({ day, steps }) => (
          <TimelineDay key={day} level={3} day={<Time at={steps[0]?.at ?? day} zone={view.timeZone} show="day" />}>
            {steps.map((step) => (
              <TimelineEvent key={`${step.status}-${step.at}`} kind={step === newest ? 'latest' : 'scan'} when={<Time at={step.at} zone={view.timeZone} show="zoned" />}>
                <FormattedMessage id="case.status" values={{ status: step.status }} />
                {step.note === null ? null : (
                  <p className={css.words} dir="auto">
                    {step.note}
                  </p>
                )}
              </TimelineEvent>
            ))}
          </TimelineDay>
        ))}
      </Timeline>
    </section>
  );
}
