import type { ReactNode } from 'react';
import { Icon, icons } from '@amberlane/ui';
import css from './opener.module.css';

interface OpenerProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the sign in the line of the last word. */
const HELD = '\u00A0';

/** A cell in a few words that opens the rest: native, for keys and fingers alike. */
export function Opener({ summary, children }: OpenerProps) {
  return (
    // The reader may have opened it before React runs.
    <details className={css.opener} suppressHydrationWarning>
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        {HELD}
        <Icon of={icons.down} className={css.chevron} />
      </summary>
      <div className={css.list}>{children}</div>
    </details>
  );
}
