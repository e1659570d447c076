import { FormattedMessage } from '@amberlane/core';
import { DisclosureRow } from '@amberlane/ui';
import css from './presend.module.css';

const STEPS = ['announce', 'send', 'check', 'ship'] as const;
/** Of their heading: links lead to it. */
export const STEPS_ID = 'presend-next';
type Due = (typeof STEPS)[number] | null;

/** What happens to a pre-sent package, with the step that is due; in a row where none is. */
export function NextSteps({ now }: { now: Due }) {
  return (
    <section aria-labelledby={STEPS_ID} className={css.next}>
      <h2 id={STEPS_ID} className={css.subtitle}>
        <FormattedMessage id={now === null ? 'presend.next.how' : 'presend.next.title'} />
      </h2>
      <StepList now={now} />
    </section>
  );
}

/** The same above a form that has nothing beside it, folded: who announces for the first time looks for it there. */
export const NextStepsRow = ({ now }: { now: Due }) => (
  <div className={css.nextRow}>
    <DisclosureRow summary={<FormattedMessage id="presend.next.title" />}>
      <StepList now={now} />
    </DisclosureRow>
  </div>
);

const StepList = ({ now }: { now: Due }) => (
  <ol role="list" className={now === null ? `${css.steps} ${css.row}` : css.steps}>
    {STEPS.map((step) => (
      <li key={step} className={css.step} aria-current={step === now ? 'step' : undefined}>
        <b>
          <FormattedMessage id={`presend.next.${step}`} />
        </b>
        <span className={css.small}>
          <FormattedMessage id={`presend.next.${step}.text`} />
        </span>
      </li>
    ))}
  </ol>
);
