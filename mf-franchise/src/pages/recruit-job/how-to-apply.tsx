import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, Notice } from '@amberlane/ui';
import type { ShownJob } from '../../jobs/jobs-api.ts';
import { applyAddress } from '../../jobs/jobs-filter.ts';
import { keptMonths } from '../../jobs/kept-months.ts';
import { toReport } from '../../jobs/report-link.tsx';
import { Questions } from './questions.tsx';
import css from './page.module.css';

/** What is sent, when we answer, and how long it is kept, with the way to the form, and whom to ask. */
export function HowToApply({ job }: { readonly job: ShownJob }) {
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
        <div className={css.apply}>
          <ButtonLink to={applyAddress(job.id)}>
            <FormattedMessage id="recruit-job.apply" />
          </ButtonLink>
        </div>
        <Questions country={job.country} />
      </div>
    </section>
  );
}
