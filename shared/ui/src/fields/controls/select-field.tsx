import type { ReactNode } from 'react';
import { useIntl } from '@amberlane/core';
import { Select } from '../../field/field.tsx';
import type { TextBinding } from '../form/bindings.ts';
import { optionalNote } from './text-field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends TextBinding {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly choices: readonly Choice[];
  readonly required?: boolean;
  /** Nothing can be chosen yet. It keeps its place in the order of the keyboard, where its first entry says why. */
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  readonly className?: string;
  /** First entry while nothing is chosen; "Please choose" unless said. */
  readonly emptyLabel?: string;
}

/** A list of choices that fills a value of a form. */
export function SelectField({ value, choices, required = true, emptyLabel, disabled, onValue, onLeave, ...field }: SelectFieldProps) {
  const intl = useIntl();
  return (
    <Select
      {...field}
      {...(disabled && { 'aria-disabled': true })}
      note={optionalNote(required)}
      value={value}
      required={required}
      onChange={(event) => (disabled ? undefined : onValue(event.target.value))}
      onBlur={onLeave}
    >
      <option value="">{emptyLabel ?? intl.formatMessage({ id: 'form.choose' })}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
