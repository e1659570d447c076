import { FormattedMessage } from '@amberlane/core';
import css from './presend.module.css';

const STEPS = ['announce', 'send', 'check', 'ship'] as const;

/** What happens to a pre-sent package, with the step that is due; in a row where none is. */
export function NextSteps({ now }: { now: (typeof STEPS)[number] | null }) {
  return (
    <section aria-labelledby="presend-next" className={css.next}>
      <h2 id="presend-next" className={css.subtitle}>
        <FormattedMessage id={now === null ? 'presend.next.how' : 'presend.next.title'} />
      </h2>
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
    </section>
  );
}
