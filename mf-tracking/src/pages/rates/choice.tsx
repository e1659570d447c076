import type { ReactNode } from 'react';
import css from './choice.module.css';

interface Option {
  /** '' is any. */
  readonly value: string;
  readonly name: string;
}

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly Option[];
}

/** A native select with its label. */
export function Choice({ id, name, label, value, options }: ChoiceProps) {
  return (
    <div className={css.choice}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select key={value} id={id} name={name} defaultValue={value} className={css.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
