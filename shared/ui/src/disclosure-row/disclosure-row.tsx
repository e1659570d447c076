import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { down } from '../icon/icons.ts';
import css from './disclosure-row.module.css';

interface DisclosureRowProps {
  readonly summary: ReactNode;
  /** The summary is a heading, perhaps with paragraphs after it, rather than text: HTML allows none in a `span`. */
  readonly headed?: boolean;
  /** Open at first; the reader decides afterwards. */
  readonly open?: boolean;
  /** Rows of one name: opening one closes the others. */
  readonly name?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A row of a list that opens to show more; native, so that it works without JavaScript and is found by page search. */
export function DisclosureRow({ summary, headed = false, open = false, name, id, children }: DisclosureRowProps) {
  const Content = headed ? 'hgroup' : 'span';
  return (
    // The reader may have opened or closed it before React runs.
    <details className={css.row} open={open} name={name} id={id} suppressHydrationWarning>
      <summary className={css.summary}>
        <Content className={css.content}>{summary}</Content>
        <Icon of={down} className={css.chevron} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
