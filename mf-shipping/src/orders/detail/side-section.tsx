import { useId, type ReactNode } from 'react';
import css from './side-section.module.css';

/** A named part beside the order, on a rule. */
export function SideSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
