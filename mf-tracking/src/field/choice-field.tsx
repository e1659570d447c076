import type { ReactNode } from 'react';
import { StatusShape } from '@amberlane/ui';
import css from './choice-field.module.css';

interface ChoiceFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly value: string;
  /** Options and groups of them. */
  readonly children: ReactNode;
}

/** One of many in a plain form: the browser's own list, which phones show full screen and keyboards search. */
export function ChoiceField({ id, name, label, note, hint, error, value, children }: ChoiceFieldProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label} {note ? <span className={css.note}>{note}</span> : null}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className={`${css.select} ${error ? css.bad : ''}`}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      >
        {children}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** What is wrong, below its field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <StatusShape status="attention" className={css.mark} />
      <span>{children}</span>
    </p>
  );
}
