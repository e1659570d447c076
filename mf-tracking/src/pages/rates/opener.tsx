import type { ReactNode } from 'react';
import { Icon, icons } from '@amberlane/ui';
import css from './opener.module.css';

/** A cell in a few words that opens the rest: native, for keys and fingers alike. */
export function Opener({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    // The reader may have opened it before React runs.
    <details className={css.opener} suppressHydrationWarning>
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        <Icon of={icons.down} className={css.chevron} />
      </summary>
      <div className={css.list}>{children}</div>
    </details>
  );
}
