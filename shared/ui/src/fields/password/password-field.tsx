import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { PasswordPolicy } from '@amberlane/contract/domain/password-policy';
import { Field } from '../../field/field.tsx';
import { Icon } from '../../icon/icon.tsx';
import { eye } from '../../icon/icons.ts';
import type { TextBinding } from '../form/bindings.ts';
import { useOwnFault } from '../form/own-fault.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { passwordParts } from './password-parts.ts';
import css from './password-field.module.css';

interface PasswordFieldProps extends TextBinding {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Of a new password: shows what it still needs. Without it the field asks for the present one. */
  readonly policy?: PasswordPolicy;
  /** The new password again: a new one without its list. */
  readonly repeated?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A password: can be shown, says when caps lock is on, and a new one tells what it still needs. */
export function PasswordField({ hint, error, policy, repeated = false, value, className, onValue, onLeave, ...field }: PasswordFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [left, setLeft] = useState(false);
  const incomplete = policy !== undefined && value !== '' && passwordParts(value, policy).some(({ met }) => !met);
  const sentence = incomplete ? intl.formatMessage({ id: 'form.password.incomplete' }) : undefined;
  useOwnFault(control, sentence);
  return (
    <div className={`${css.password} ${className ?? ''}`}>
      <Field
        {...field}
        ref={control}
        type={shown ? 'text' : 'password'}
        value={value}
        hint={capsLock ? <CapsLockHint hint={hint} /> : hint}
        error={error ?? (left ? sentence : undefined)}
        autoComplete={policy || repeated ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={256}
        required
        suffix={
          <button
            type="button"
            className={css.eye}
            aria-label={intl.formatMessage({ id: 'form.password.show' })}
            aria-pressed={shown}
            aria-controls={field.id}
            disabled={field.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon of={eye} />
          </button>
        }
        onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
        onChange={(event) => {
          setLeft(false);
          onValue(event.target.value);
        }}
        onBlur={() => {
          setCapsLock(false);
          setLeft(true);
          onLeave();
        }}
      />
      {policy ? <PasswordChecklist typed={value} policy={policy} /> : null}
    </div>
  );
}

function CapsLockHint({ hint }: { hint: ReactNode }) {
  return (
    <>
      {hint}
      <strong role="status" className={css.capsLock}>
        <FormattedMessage id="form.password.capsLock" />
      </strong>
    </>
  );
}
