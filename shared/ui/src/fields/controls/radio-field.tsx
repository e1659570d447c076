import type { ReactNode } from 'react';
import { FieldNotes, useFieldIds } from '../../field/field.tsx';
import type { TextBinding } from '../form/bindings.ts';
import css from './radio-field.module.css';

interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
  /** Second line of a list entry. */
  readonly detail?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioFieldProps extends TextBinding {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  /** `segmented`: two or three short words abreast; `list`: entries that explain themselves. */
  readonly look?: 'segmented' | 'list';
  readonly choices: readonly RadioChoice[];
}

/** One of a few, all of them in view. */
export function RadioField({ legend, hint, error, id, name, value, look = 'list', choices, onValue, onLeave }: RadioFieldProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div
      role="radiogroup"
      className={css.field}
      aria-labelledby={`${id}-legend`}
      aria-describedby={ids.control['aria-describedby']}
      aria-invalid={ids.control['aria-invalid']}
    >
      <span id={`${id}-legend`} className={css.legend}>
        {legend}
      </span>
      <div className={css[look]}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={css.choice}>
            <input
              // The first one carries the id, so that the summary's link lands in the group.
              id={index === 0 ? ids.control.id : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              className={css.dot}
              onChange={() => onValue(choice.value)}
              onBlur={onLeave}
            />
            <span>
              {choice.label}
              {choice.detail ? <span className={css.detail}>{choice.detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}
