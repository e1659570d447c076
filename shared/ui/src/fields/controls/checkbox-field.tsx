import type { ReactNode } from 'react';
import { FieldNotes, useFieldIds } from '../../field/field.tsx';
import type { FlagBinding } from '../form/bindings.ts';
import css from './checkbox-field.module.css';

interface CheckboxFieldProps extends FlagBinding {
  /** The whole sentence; links in it stay links. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** Yes or no, decided by one box. */
export function CheckboxField({ label, hint, error, id, value, onValue, onLeave, ...box }: CheckboxFieldProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={css.field}>
      <label className={css.line}>
        <input {...box} {...ids.control} type="checkbox" value="true" checked={value} className={css.box} onChange={(event) => onValue(event.target.checked)} onBlur={onLeave} />
        <span>{label}</span>
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}

/** Consent to an agreement, without which nothing is sent: never ticked beforehand. */
export function ConsentField(props: Omit<CheckboxFieldProps, 'required'>) {
  return <CheckboxField {...props} required />;
}
