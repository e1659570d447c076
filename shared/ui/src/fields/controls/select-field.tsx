import type { ReactNode } from 'react';
import { useIntl } from '@amberlane/core';
import { controlClasses, Frame, useFieldIds } from '../../field/field.tsx';
import type { TextBinding } from '../form/bindings.ts';
import { optionalNote } from './text-field.tsx';
import css from './select-field.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends TextBinding {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly choices: readonly Choice[];
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  readonly className?: string;
  /** First entry while nothing is chosen; "Please choose" unless said. */
  readonly emptyLabel?: string;
}

/** One of many: the browser's own list, which phones show full screen and keyboards search. */
export function SelectField({ label, hint, error, id, value, choices, required = true, emptyLabel, className, onValue, onLeave, ...select }: SelectFieldProps) {
  const intl = useIntl();
  const ids = useFieldIds(id, hint, error);
  return (
    <Frame {...{ label, hint, error, ids, className }} note={optionalNote(required)}>
      <select
        {...select}
        {...ids.control}
        value={value}
        required={required}
        className={`${controlClasses(false, error)} ${css.select}`}
        onChange={(event) => onValue(event.target.value)}
        onBlur={onLeave}
      >
        <option value="">{emptyLabel ?? intl.formatMessage({ id: 'form.choose' })}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
