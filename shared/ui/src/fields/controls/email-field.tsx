import { useRef, useState } from 'react';
import { useIntl } from '@amberlane/core';
import { useOwnFault } from '../form/own-fault.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** What every mail address has; whether it exists only a mail can tell. */
const MAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A mail address: left to right, a keyboard with @, nothing corrected or put in capitals. */
export function EmailField({ error, onValue, onLeave, ...props }: Omit<TextFieldProps, 'ref' | 'type'>) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(true);
  const wrong = props.value !== '' && !MAIL.test(props.value.trim());
  const sentence = wrong ? intl.formatMessage({ id: 'form.email.invalid' }, { sample: 'name@example.com' }) : undefined;
  useOwnFault(control, sentence);
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={254}
      {...props}
      ref={control}
      type="email"
      error={error ?? (left ? sentence : undefined)}
      onValue={(typed) => {
        setLeft(false);
        onValue(typed);
      }}
      onLeave={() => {
        setLeft(true);
        onLeave();
      }}
    />
  );
}
