import { useId, type ReactNode } from 'react';
import css from './main-section.module.css';

interface MainSectionProps {
  readonly title: ReactNode;
  /** At the end of the line of the heading. */
  readonly edit?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of the order's page. */
export function MainSection({ title, edit, children }: MainSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {edit}
      </div>
      {children}
    </section>
  );
}
