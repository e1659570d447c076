import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import css from './folded-menu.module.css';

/** A menu of the wide header inside of the menu of smaller screens: unfolds in place and closes no other. */
export function FoldedMenu({ titleId, className = '', children }: { titleId: string; className?: string | undefined; children: ReactNode }) {
  return (
    // The reader may have opened it before React runs.
    <details className={`${css.fold} ${className}`} suppressHydrationWarning>
      <summary className={css.title}>
        <FormattedMessage id={titleId} />
        <Icon of={icons.down} className={css.chevron} />
      </summary>
      {children}
    </details>
  );
}
