import type { ReactNode } from 'react';
import { ButtonLink } from '@amberlane/ui';
import css from './apply-bar.module.css';

/** The one call of a page, in view at the bottom of a phone until the end of the element that it closes; on wider screens a button near the top says the same. */
export function ApplyBar({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <div className={css.bar} data-task-bar="">
      <ButtonLink kind="primary" wide to={to}>
        {children}
      </ButtonLink>
    </div>
  );
}
