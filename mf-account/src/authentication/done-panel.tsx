import type { ReactNode } from 'react';
import { Notice } from '@amberlane/ui';
import { focusOnArrival } from '../focus-on-arrival.ts';
import css from './done-panel.module.css';

interface DonePanelProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** What comes next. */
  readonly action: ReactNode;
}

/** What was done, in place of the form that did it; its heading takes the focus. */
export function DonePanel({ title, children, action }: DonePanelProps) {
  return (
    <section className={css.panel}>
      <Notice tone="done">
        <h2 ref={focusOnArrival} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        {children}
      </Notice>
      {action}
    </section>
  );
}
