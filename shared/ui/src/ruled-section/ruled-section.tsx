import { useId, type ReactNode } from 'react';
import css from './ruled-section.module.css';

interface RuledSectionProps {
  readonly title: ReactNode;
  /** At the end of the heading's line: a link to all, a count or a note. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its heading of the second level, which stands on a rule and names the region. */
export function RuledSection({ title, aside, children }: RuledSectionProps) {
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
