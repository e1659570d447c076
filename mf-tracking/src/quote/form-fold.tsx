import { useState, type ReactNode } from 'react';
import { Icon, icons } from '@amberlane/ui';
import css from './form-fold.module.css';

interface FormFoldProps {
  readonly title: ReactNode;
  /** What is filled in, seen while it is folded. */
  readonly value: ReactNode;
  /** A field inside is wrong: it is not hidden then. */
  readonly isFaulty: boolean;
  readonly children: ReactNode;
}

/** Fields that most parcels need no answer to, folded with their value; native, so it works without JavaScript. */
export function FormFold({ title, value, isFaulty, children }: FormFoldProps) {
  const [isOpen, setOpen] = useState(isFaulty);
  if (isFaulty && !isOpen) setOpen(true);
  return (
    // The reader may have opened it before React runs.
    <details className={css.fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} suppressHydrationWarning>
      <summary className={css.summary}>
        <b>{title}</b>
        <span className={css.value}>{value}</span>
        <Icon of={icons.down} className={css.chevron} />
      </summary>
      <div className={css.fields}>{children}</div>
    </details>
  );
}
