import type { ReactNode } from 'react';
import { Wrap } from '@amberlane/ui';
import css from './lead-columns.module.css';

interface LeadColumnsProps {
  readonly aside: ReactNode;
  /** On a page of another squad, which gives width and room around it. */
  readonly inSlot?: boolean;
  readonly children: ReactNode;
}

/** A form, or what became of it, with what helps beside it: below it on phones, and not on paper. */
export function LeadColumns({ aside, inSlot = false, children }: LeadColumnsProps) {
  const columns = (
    <div className={css.columns}>
      <div className={css.main}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
  return inSlot ? columns : <Wrap className={css.page}>{columns}</Wrap>;
}
