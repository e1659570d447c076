import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { Notice } from '@amberlane/ui';
import { keptMonths } from '../../jobs/kept-months.ts';
import { toReport } from '../../jobs/report-link.tsx';
import css from './page.module.css';

/** What is sent, when we answer, and how long it is kept; the way to the form stays in view beside it. */
export function HowToApply() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className={css.heading}>
        <FormattedMessage id="recruit-job.how.title" />
      </h2>
      <div className={css.description}>
        <p>
          <FormattedMessage id="recruit-job.how.text" values={{ days: RULES.recruiting.answerDays, months: keptMonths() }} />
        </p>
        <Notice>
          <FormattedMessage id="recruit-job.how.fraud" values={{ report: toReport }} />
        </Notice>
      </div>
    </section>
  );
}
