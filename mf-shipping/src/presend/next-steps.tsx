import { FormattedMessage } from '@amberlane/core';
import css from './presend.module.css';

const STEPS = ['announce', 'send', 'check', 'ship'] as const;

/** What happens to a pre-sent package, with the step that is due. */
export function NextSteps({ now }: { now: (typeof STEPS)[number] }) {
  return (
    <section aria-labelledby="presend-next">
      <h2 id="presend-next" className={css.subtitle}>
        <FormattedMessage id="presend.next.title" />
      </h2>
      <ol role="list" className={css.steps}>
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
    </section>
  );
}
