import type { ReactNode } from 'react';
import { Icon, icons } from '@amberlane/ui';
import css from './fold-summary.module.css';

interface FoldSummaryProps {
  /** What was asked, in a line. */
  readonly children: ReactNode;
  /** The word that opens the form. */
  readonly change: ReactNode;
  /** Before the line. */
  readonly icon?: ReactNode;
}

/** Summary of a form that is folded once it has been answered: what was asked, and that it can be changed. */
export function FoldSummary({ children, change, icon }: FoldSummaryProps) {
  return (
    <summary className={css.summary}>
      <span className={css.asked}>
        {icon}
        {children}
      </span>
      <span className={css.change}>
        {change}
        <Icon of={icons.down} className={css.chevron} />
      </span>
    </summary>
  );
}
