import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { down } from '../icon/icons.ts';
import css from './disclosure-row.module.css';

interface DisclosureRowProps {
  readonly summary: ReactNode;
  /** Open at first; the reader decides afterwards. */
  readonly open?: boolean;
  /** Rows of one name: opening one closes the others. */
  readonly name?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A row of a list that opens to show more; native, so that it works without JavaScript and is found by page search. */
export function DisclosureRow({ summary, open = false, name, id, children }: DisclosureRowProps) {
  return (
    // The reader may have opened or closed it before React runs.
    <details className={css.row} open={open} name={name} id={id} suppressHydrationWarning>
      <summary className={css.summary}>
        <span className={css.content}>{summary}</span>
        <Icon of={down} className={css.chevron} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
