import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Field } from '@amberlane/ui';
import type { SignInField, SignInStep } from './sign-in-outcome.ts';

interface StepLook {
  /** Of the request. */
  readonly name: SignInField;
  readonly label: string;
  readonly hint: string;
}

/** Each is a code that is typed: digits of any script, pasted or filled in by the phone. */
const STEP_FIELDS: Readonly<Record<SignInStep, StepLook>> = {
  code: { name: 'verifyCode', label: 'shell.signIn.code', hint: 'shell.signIn.codeHint' },
  secondFactor: { name: 'totpCode', label: 'shell.signIn.appCode', hint: 'shell.signIn.appCodeHint' },
};

interface StepFieldProps {
  readonly step: SignInStep;
  /** What to do without the code. */
  readonly help: ReactNode;
  readonly errorAt: (field: SignInField) => ReactNode;
}

/** What the API wants besides name and password. */
export function StepField({ step, help, errorAt }: StepFieldProps) {
  const { name, label, hint } = STEP_FIELDS[step];
  return (
    <>
      <Field
        name={name}
        label={<FormattedMessage id={label} />}
        hint={<FormattedMessage id={hint} />}
        error={errorAt(name)}
        {...(step === 'code' && { inputMode: 'numeric' as const })}
        autoComplete="one-time-code"
        maxLength={32}
      />
      {step === 'code' ? help : null}
    </>
  );
}
