import type { ReactNode } from 'react';
import { Icon, icons } from '@amberlane/ui';
import css from './phone-fold.module.css';

interface PhoneFoldProps {
  readonly summary: ReactNode;
  /** On the dark ground of a sample. */
  readonly night?: boolean;
  /** Folded on wide screens too. */
  readonly everywhere?: boolean;
  /** Open at first on phones too; the reader decides afterwards. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Folded on phones, always open from 1000 px where the browser can style the content of details; a row that opens elsewhere. */
export function PhoneFold({ summary, night = false, everywhere = false, open = false, children }: PhoneFoldProps) {
  return (
    // The reader may have opened it before React runs.
    <details open={open} className={[css.fold, everywhere ? '' : css.onPhones, night ? css.night : ''].join(' ')} suppressHydrationWarning>
      <summary>
        {summary}
        <Icon of={icons.down} className={css.chevron} />
      </summary>
      {children}
    </details>
  );
}
