import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Read out, not shown. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={css.hidden}>
      {children}
    </span>
  );
}
