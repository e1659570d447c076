import type { ReactNode } from 'react';
import { Icon, icons } from '@amberlane/ui';
import css from './filter-fold.module.css';

interface FilterFoldProps {
  /** What the row after it is set to, in words. */
  readonly children: ReactNode;
  /** A row between lines: above the fields of a form, which it would look like. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
}

/** Opens the element after it on phones, where alone it shows; the reader may have opened it before React runs. */
export function FilterFold({ plain = false, className = '', children }: FilterFoldProps) {
  return (
    <details className={`${css.fold} ${className}`} suppressHydrationWarning>
      <summary className={plain ? `${css.summary} ${css.plain}` : css.summary}>
        <span>{children}</span>
        <Icon of={icons.down} className={css.chevron} />
      </summary>
    </details>
  );
}
