import { useId, type ReactNode } from 'react';
import css from './main-section.module.css';

/** A named part of the order's page. */
export function MainSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
