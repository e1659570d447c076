import { useId, type ReactNode } from 'react';
import css from './section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  /** At the end of the heading's line: a link to all, or a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the start page under its heading, which stands on a rule. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
