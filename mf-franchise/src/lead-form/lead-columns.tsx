import type { ReactNode } from 'react';
import { Wrap } from '@amberlane/ui';
import css from './lead-columns.module.css';

interface LeadColumnsProps {
  readonly aside: ReactNode;
  /** What is good to know before the form: above it on narrow pages, above what else helps on wide ones. */
  readonly first?: ReactNode;
  /** It was read: narrow pages leave it out. */
  readonly isFirstRead?: boolean;
  /** On a page of another squad, which gives width and room around it. */
  readonly inSlot?: boolean;
  readonly children: ReactNode;
}

/** A form, or what became of it, with what helps beside it: below it on phones, and not on paper. */
export function LeadColumns({ aside, first, isFirstRead = false, inSlot = false, children }: LeadColumnsProps) {
  const columns = (
    <div className={css.columns}>
      {first ? <div className={isFirstRead ? `${css.first} ${css.read}` : css.first}>{first}</div> : null}
      <div className={css.main}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
  return inSlot ? columns : <Wrap className={css.page}>{columns}</Wrap>;
}
