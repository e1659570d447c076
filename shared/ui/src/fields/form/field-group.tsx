import type { ReactNode } from 'react';
import css from './field-group.module.css';

interface FieldGroupProps {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together under one legend; two abreast where their place is 480 px wide or more. */
export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {hint ? <p className={css.hint}>{hint}</p> : null}
      <FieldPair>{children}</FieldPair>
    </fieldset>
  );
}

/** Fields two abreast from 480 px of their place on, one above the other below. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className={css.place}>
      <div className={css.pair}>{children}</div>
    </div>
  );
}
