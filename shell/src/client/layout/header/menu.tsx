import type { ReactNode } from 'react';
import { Icon, icons } from '@amberlane/ui';
import css from './header.module.css';

interface MenuProps {
  readonly title: ReactNode;
  /** Names the summary where its title is a drawing or an abbreviation. */
  readonly label?: string;
  /** Hangs from the end side of its title. */
  readonly end?: boolean;
  /** As wide as the page's content. */
  readonly wide?: boolean;
  /** Without the chevron. */
  readonly plain?: boolean;
  /** The page belongs to it, and no entry of it is the page. */
  readonly isSection?: boolean;
  /** Open in the page as it comes: it has something to say. */
  readonly startsOpen?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of the header's menus. The shared name closes the others when one opens. */
export function Menu({ title, label, end = false, wide = false, plain = false, isSection = false, startsOpen = false, className = '', children }: MenuProps) {
  return (
    // The reader may have opened it before React runs.
    <details name="header" className={`${css.menu} ${wide ? css.wide : ''} ${className}`} {...(startsOpen && { open: true })} suppressHydrationWarning>
      <summary className={css.top} aria-label={label} aria-current={isSection || undefined}>
        {title}
        {plain ? null : <Icon of={icons.down} className={css.chevron} />}
      </summary>
      <div className={`${css.panel} ${end ? css.panelEnd : ''}`}>{children}</div>
    </details>
  );
}
