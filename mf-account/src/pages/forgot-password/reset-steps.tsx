import { FormattedMessage, useIntl } from '@amberlane/core';
import css from './forgot-password.module.css';

const STEPS = ['account', 'code', 'password'] as const;
export type ResetStep = (typeof STEPS)[number];

/** The three steps to a new password, and where the reader is. */
export function ResetStepLine({ now }: { now: ResetStep }) {
  const intl = useIntl();
  const at = STEPS.indexOf(now);
  return (
    <ol role="list" className={css.steps} aria-label={intl.formatMessage({ id: 'reset.position' }, { number: at + 1, count: STEPS.length })}>
      {STEPS.map((step, index) => (
        <li key={step} className={index <= at ? `${css.step} ${css.reached}` : css.step} aria-current={step === now ? 'step' : undefined}>
          <FormattedMessage id={`reset.step.${step}`} />
        </li>
      ))}
    </ol>
  );
}
