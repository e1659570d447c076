import { FormattedMessage } from '@amberlane/core';
import css from './forgot-password.module.css';

const DOT = ' · ';
const STEPS = ['account', 'code', 'password'] as const;
export type ResetStep = (typeof STEPS)[number];

/** Where the reader is on the way to a new password. */
export const ResetStepLine = ({ now }: { now: ResetStep }) => (
  <p className={css.step}>
    <FormattedMessage id="reset.position" values={{ number: STEPS.indexOf(now) + 1, count: STEPS.length }} />
    {DOT}
    <FormattedMessage id={`reset.step.${now}`} />
  </p>
);
